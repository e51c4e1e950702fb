import type { RouteObject } from 'react-router-dom';
import { createClient } from '#client/call.ts';
import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { systemEndpoints } from '#contract/system.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { addThroughBasket } from '#machines/basket/add-through-basket.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { Shop, ShopActorRefs } from '#ui/bindings/shop.ts';
import { createBrowserLoad, type BrowserLoad } from '../browser-load.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { createPrefetch } from '../prefetch.ts';
import { appInputOf, createShopActors } from '../shop-actors.ts';
import { liveBasket } from './basket.live.ts';
import { checkoutModule } from './checkout-later.ts';
import { inspect } from './inspection.ts';
import { livePoller } from './poller.live.ts';
import { liveSearch } from './search.live.ts';
import { liveSession } from './session.live.ts';
import { liveShopMode } from './shop-mode.live.ts';

export interface LiveShop {
  readonly shop: Shop;
  readonly browserLoad: BrowserLoad;
}

interface LiveShopOptions {
  readonly boot: BootRecord;
  readonly path: string;
  readonly documentStatus: number;
  readonly routes: RouteObject[];
  readonly clock: () => number;
  readonly navigate: (path: string, replace: boolean) => void;
  readonly tabStorage: StoragePort;
}

const isCheckout = (path: string): boolean => path.startsWith('/shop/checkout');

/** Builds the application of one page: client, actors wired to it, loaders and prefetching. Nothing is started yet. */
export function createLiveShop(options: LiveShopOptions): LiveShop {
  const { boot, path, documentStatus, routes, clock, navigate, tabStorage } = options;
  const { isDebug } = boot.config.basic_system_configs;
  // The client reports to actors that are themselves wired to the client.
  let system: ShopActorRefs | null = null;
  const call: Call = createClient({
    baseUrl: '/rest',
    readToken: readPageToken,
    writeToken: writePageToken,
    hasSessionEnded: async () => {
      if (system === null || system.session.getSnapshot().context.isGuest) return false;
      const answer = await call(sessionEndpoints.user, {}, { suppressErrors: true });
      const hasEnded = answer.outcome === 'ok' && answer.reply.user.guest;
      // The checkout tells the session itself: its sign-in stands over the step.
      if (hasEnded && !isCheckout(location.pathname)) system.session.send({ type: 'session.ended' });
      return hasEnded;
    },
    isDebug: () => isDebug,
    onAnswer: (report) => {
      // Without a connection silence says nothing about the shop; the checkout tells it over the step (case R82).
      if (
        report.kind === 'down' &&
        report.status === null &&
        !navigator.onLine &&
        isCheckout(location.pathname)
      )
        return;
      // The configuration says more than that it came: its poller tells what.
      if (report.kind === 'ok' && report.path.startsWith(systemEndpoints.config.path)) return;
      // "Back" changes the address before its page has its data: until then the visitor is where the chart was told.
      const here = system?.app.getSnapshot().context.path ?? '';
      if (report.kind === 'ok') system?.app.send({ type: 'answer.ok', path: here });
      else if (report.kind === 'down') system?.app.send({ type: 'answer.down', status: report.status });
      else system?.app.send({ type: 'answer.error', code: report.code });
    },
    onReport: ({ kind, message }) =>
      system?.toasts.send({
        type: 'toast.add',
        toast: {
          kind: kind === 'error' ? 'danger' : 'success',
          // A plain message: everything in it is shown as text.
          message: { kind: 'markup', markup: message.replaceAll('<', '&lt;') },
        },
        at: clock(),
      }),
  });
  const logic = appMachine.provide({
    actors: {
      session: liveSession(call),
      shopMode: liveShopMode(call),
      basket: liveBasket(call),
      consent: consentMachine,
      toasts: toastsMachine,
      modal: modalMachine,
      search: liveSearch(call),
      navigation: navigationMachine,
      poller: livePoller(call),
    },
  });
  const actors = createShopActors(
    logic,
    appInputOf(boot, path, documentStatus, tabStorage.read(tabStorageKeys.reloadedFor)),
  );
  system = actors;
  let checkout: typeof checkoutMachine | null = null;
  const browserLoad = createBrowserLoad(call, clock);
  return {
    browserLoad,
    shop: {
      boot,
      system: actors,
      inspect,
      logics: {
        addTile: addTileMachine.provide({ actors: { addPosition: addThroughBasket(actors.basket) } }),
        checkout: () => (checkout ??= checkoutModule().provide(call)),
      },
      prefetch: createPrefetch(routes, browserLoad.prefetch, location.origin),
      connectCheckout: (ref) =>
        checkoutModule().connect({
          checkout: ref,
          system: actors,
          navigate,
          keepOrderToken: (token) => tabStorage.write(tabStorageKeys.orderUnderWay, token),
        }),
      downloadOrderPdf: async (orderNumber) =>
        (await import('./order-pdf.ts')).downloadOrderPdf(call, orderNumber),
      chooseLanguage: async (language) => {
        // What went wrong stands in a toast; the page stays in its language.
        const answer = await call(systemEndpoints.setLanguage, { body: { language } }).catch(() => null);
        if (answer?.outcome === 'ok') location.reload();
      },
    },
  };
}
