import type { BootRecord } from '#contract/boot.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { quantityMachine } from '#machines/quantity/quantity.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { createShopActors } from './shop-actors.ts';

/** The shop for one rendering on the server: actors in their first state, never started, so that no call can be made. */
export const createRenderedShop = (boot: BootRecord, path: string, documentStatus: number): Shop => ({
  boot,
  system: createShopActors(appMachine, appInputOf({ boot, path, documentStatus, reloadedFor: null })),
  logics: {
    addTile: addTileMachine,
    quantity: quantityMachine,
    printerSearch: searchMachine,
    wired: (chart) => chart,
    checkout: () => checkoutMachine,
  },
  prefetch: () => undefined,
  viewCalls: () => Promise.reject(new Error('A page that is rendered makes no calls of its views')),
});
