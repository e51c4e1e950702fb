import type { BootRecord } from '#contract/boot.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { appInputOf, createShopActors } from './shop-actors.ts';

/** The charts as they are: on the server nothing is started, so no call can be made. */
export const shopCharts = appMachine.provide({
  actors: {
    session: sessionMachine,
    shopMode: shopModeMachine,
    basket: basketMachine,
    consent: consentMachine,
    toasts: toastsMachine,
    modal: modalMachine,
    search: searchMachine,
    navigation: navigationMachine,
    poller: pollerMachine,
  },
});

/** The shop for one rendering on the server: actors in their first state, never started. */
export const createRenderedShop = (boot: BootRecord, path: string, status: number): Shop => ({
  boot,
  system: createShopActors(shopCharts, appInputOf(boot, path, status)),
  logics: {
    addTile: addTileMachine,
    printerSearch: searchMachine,
    wired: (chart) => chart,
    checkout: () => checkoutMachine,
  },
  prefetch: () => undefined,
  viewCalls: () => Promise.reject(new Error('A page that is rendered makes no calls of its views')),
});
