import type { RouteObject } from 'react-router-dom';
import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { quantityMachine } from '#machines/quantity/quantity.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { createBrowserLoad, type BrowserLoad } from '../browser-load.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { createPrefetch } from '../prefetch.ts';
import { createShopActors } from '../shop-actors.ts';
import { withCalls } from '../with-calls.ts';
import { addThroughBasket } from './add-through-basket.ts';
import { checkoutModule } from './checkout-later.ts';
import { tellPrinterFound } from './found-printers.ts';
import { inspect } from './inspection.ts';
import { callsLater } from './calls-later.ts';
import { callOf } from './roster-calls.ts';

export interface LiveShop {
  readonly shop: Shop;
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
  const { calls, port } = callsLater(async () => {
    const { createRest } = await import('./rest.ts');
    const { isDebug } = boot.config.basic_system_configs;
    return createRest({ system: actors, isDebug, clock, navigate });
  });
  const call: Call = async (endpoint, request, options) => (await calls()).call(endpoint, request, options);
  const actors = createShopActors(
    withCalls((name, source) => port((rest) => callOf(rest, name, source))),
    appInputOf({ boot, path, documentStatus, reloadedFor: tabStorage.read(tabStorageKeys.reloadedFor) }),
  );
  /** Ports of charts that arrive with the views they belong to. */
  const laterPorts = {
    loadPrinters: port(({ printerChoice }) => printerChoice.loadPrinters),
    countArticles: port(({ filterChoice }) => filterChoice.countArticles),
  };
  let checkout: typeof checkoutMachine | null = null;
  const browserLoad = createBrowserLoad(call, clock);
  return {
    browserLoad,
    call,
    shop: {
      boot,
      system: actors,
      inspect,
      onPrinterFound: tellPrinterFound,
      logics: {
        addTile: addTileMachine.provide({ actors: { addPosition: addThroughBasket(actors.basket) } }),
        quantity: quantityMachine,
        printerSearch: searchMachine.provide({
          actors: { loadSuggestions: port(({ search }) => search.loadPrinters) },
        }),
        wired: (chart) => chart.provide({ actors: laterPorts as never }) as typeof chart,
        checkout: () => (checkout ??= checkoutModule().provide(call)),
      },
      prefetch: createPrefetch(routes, browserLoad.prefetch, location.origin),
      kept: { browser: storage, tab: tabStorage },
      connectCheckout: (ref) =>
        checkoutModule().connect({
          checkout: ref,
          system: actors,
          navigate,
          keepOrderToken: (token) => tabStorage.write(tabStorageKeys.orderUnderWay, token),
        }),
      tabDrafts: () => checkoutModule().draftsIn(tabStorage),
      viewCalls: async () => (await import('./view-calls.ts')).createViewCalls(call),
    },
  };
}
