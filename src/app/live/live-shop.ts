import type { RouteObject } from 'react-router-dom';
import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { createBrowserLoad, type BrowserLoad } from '../browser-load.ts';
import type { StoragePort } from '../persistence/storage.ts';
import type { LivePage } from '../live-page.ts';
import type { prefetch } from '../prefetch.ts';
import { createShopActors } from '../shop-actors.ts';
import { withCalls, withOwnCalls } from '../with-calls.ts';
import { callsLater } from './calls-later.ts';
import { callNamed, callOf, type AnyCalls } from './chart-calls.ts';
import { inspect } from './inspection.ts';
import { wireFewWidgets, wireWidgets } from './wire-widgets.ts';

export interface LiveShop {
  readonly shop: Shop;
  readonly page: LivePage;
  readonly browserLoad: BrowserLoad;
  readonly call: Call;
}

interface LiveShopOptions {
  readonly boot: BootRecord;
  readonly path: string;
  readonly documentStatus: number;
  readonly routes: RouteObject[];
  readonly clock: () => number;
  readonly navigate: (path: string, replace: boolean) => void;
  readonly storage: StoragePort;
  readonly tabStorage: StoragePort;
}

/** Builds the application of one page: client, actors wired to it, loaders and prefetching. Nothing is started yet. */
export function createLiveShop(options: LiveShopOptions): LiveShop {
  const { boot, path, documentStatus, routes, clock, navigate, storage, tabStorage } = options;
  // The client reports to actors that are themselves wired to it.
  const rest = callsLater(async () => {
    const { createRest } = await import('./rest.ts');
    return createRest({ clock, navigate, system: actors });
  });
  const call: Call = async (endpoint, request, options) =>
    (await rest.calls()).call(endpoint, request, options);
  const callOfChart = (name: string, source: string) =>
    rest.port((arrived: object) => callOf(arrived, name, source));
  const actors = createShopActors(
    withCalls(callOfChart),
    appInputOf({ boot, path, documentStatus, reloadedFor: tabStorage.read(tabStorageKeys.reloadedFor) }),
  );
  const page: LivePage = {
    system: actors,
    navigate,
    tabStorage,
    screens: new Map(),
    withCalls(machine, fetchCalls) {
      const own = callsLater(() => fetchCalls(call));
      // At once, while the page it came with could be loaded: a browser that could not fetch code because the connection
      // was lost does not ask for it again until the document is loaded anew (R82).
      own.calls().catch(() => undefined);
      return withOwnCalls(machine, (source) => own.port((arrived) => callNamed(arrived, source)));
    },
  };
  const later = callsLater(async () =>
    (await import('./view-calls.ts')).createViewCalls({ call, page, boot }),
  );
  const browserLoad = createBrowserLoad(call, clock);
  // At hand when a link is pointed at: waited for, it would ask a second time for what a click has asked for meanwhile.
  let ahead: typeof prefetch | undefined;
  const arriving = import('../prefetch.ts').then(
    (arrived) => void (ahead = arrived.prefetch),
    () => undefined,
  );
  return {
    browserLoad,
    call,
    page,
    shop: {
      boot,
      system: actors,
      widget: wireWidgets(actors, callOfChart),
      fewWidget: wireFewWidgets(actors, (name, machine) =>
        page.withCalls(machine, async () => (await (await later.calls()).few[name]()) as unknown as AnyCalls),
      ),
      inspect,
      prefetch: (path) => {
        const go = (): void => ahead?.(path, { routes, load: browserLoad.prefetch, origin: location.origin });
        if (ahead === undefined) void arriving.then(go);
        else go();
      },
      kept: { browser: storage, tab: tabStorage },
      tabDrafts: async () =>
        (await import('../persistence/tab-drafts.ts')).createTabDrafts(tabStorage, () => Date.now()),
      viewCalls: later.calls,
    },
  };
}
