import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { addTileCatalog } from '#machines/add-tile/add-tile.catalog.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { basketCatalog } from '#machines/basket/basket.catalog.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import { appCatalog } from '#machines/app/app.catalog.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { checkoutCatalog } from '#machines/checkout/checkout.catalog.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { modalCatalog } from '#machines/modal/modal.catalog.ts';
import { modalMachine } from '#machines/modal/modal.machine.ts';
import { navigationCatalog } from '#machines/navigation/navigation.catalog.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { pollerCatalog } from '#machines/poller/poller.catalog.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { quantityCatalog } from '#machines/quantity/quantity.catalog.ts';
import { quantityMachine } from '#machines/quantity/quantity.machine.ts';
import { searchCatalog } from '#machines/search/search.catalog.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopModeCatalog } from '#machines/shop-mode/shop-mode.catalog.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { toastsCatalog } from '#machines/toasts/toasts.catalog.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { explore } from '#paths/explore/explore.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { appBrowserCatalog } from './browser/app.catalog.ts';
import { appReality } from './browser/app.reality.ts';
import { checkoutBrowserCatalog, checkoutReality } from './browser/checkout.catalog.ts';
import { sessionReality } from './browser/session.reality.ts';
import { realGraph, realPaths, type Reality } from './reality.ts';
import { addTileOffers } from './views/add-tile.offers.ts';
import { basketOffers } from './views/basket.offers.ts';
import { appOffers } from './views/app.offers.ts';
import { checkoutOffers } from './views/checkout.offers.ts';
import { modalOffers } from './views/modal.offers.ts';
import { navigationOffers } from './views/navigation.offers.ts';
import { pollerOffers } from './views/poller.offers.ts';
import { positionOffers, tileOffers } from './views/quantity.offers.ts';
import { searchOffers } from './views/search.offers.ts';
import { sessionOffers } from './views/session.offers.ts';
import { shopModeOffers } from './views/shop-mode.offers.ts';
import { toastsOffers } from './views/toasts.offers.ts';

interface RealModel {
  readonly machine: AnyStateMachine;
  readonly catalog: AnyCatalog;
  readonly reality: Reality<never>;
  /** Small charts: what a sample shows is seen wherever it can happen, not only once. */
  readonly isEverySample?: true;
}

/** Charts whose paths through a view or a browser differ from their stored ones, since not everything can happen there. */
export const realModels = {
  'add-tile-view': {
    machine: addTileMachine,
    catalog: addTileCatalog,
    reality: addTileOffers as Reality<never>,
    isEverySample: true,
  },
  'basket-view': {
    machine: basketMachine,
    catalog: basketCatalog,
    reality: basketOffers as Reality<never>,
  },
  'app-view': {
    machine: appMachine,
    catalog: appCatalog,
    reality: appOffers as Reality<never>,
  },
  'app-browser': {
    machine: appMachine,
    catalog: appBrowserCatalog,
    reality: appReality as Reality<never>,
  },
  'checkout-view': {
    machine: checkoutMachine,
    catalog: checkoutCatalog,
    reality: checkoutOffers as Reality<never>,
  },
  'checkout-browser': {
    machine: checkoutMachine,
    catalog: checkoutBrowserCatalog,
    reality: checkoutReality as Reality<never>,
  },
  'modal-view': {
    machine: modalMachine,
    catalog: modalCatalog,
    reality: modalOffers as Reality<never>,
    isEverySample: true,
  },
  'navigation-view': {
    machine: navigationMachine,
    catalog: navigationCatalog,
    reality: navigationOffers as Reality<never>,
    isEverySample: true,
  },
  'poller-view': {
    machine: pollerMachine,
    catalog: pollerCatalog,
    reality: pollerOffers as Reality<never>,
    isEverySample: true,
  },
  'quantity-view': {
    machine: quantityMachine,
    catalog: quantityCatalog,
    reality: tileOffers as Reality<never>,
    isEverySample: true,
  },
  'quantity-view-position': {
    machine: quantityMachine,
    catalog: quantityCatalog,
    reality: positionOffers as Reality<never>,
    isEverySample: true,
  },
  'search-view': {
    machine: searchMachine,
    catalog: searchCatalog,
    reality: searchOffers as Reality<never>,
    isEverySample: true,
  },
  'session-view': {
    machine: sessionMachine,
    catalog: sessionCatalog,
    reality: sessionOffers as Reality<never>,
  },
  'session-browser': {
    machine: sessionMachine,
    catalog: sessionCatalog,
    reality: sessionReality as Reality<never>,
  },
  'shop-mode-view': {
    machine: shopModeMachine,
    catalog: shopModeCatalog,
    reality: shopModeOffers as Reality<never>,
  },
  'toasts-view': {
    machine: toastsMachine,
    catalog: toastsCatalog,
    reality: toastsOffers as Reality<never>,
    isEverySample: true,
  },
} as const satisfies Record<string, RealModel>;

export type RealModelName = keyof typeof realModels;

/** Real paths as they are kept in the repository. */
export interface StoredRealPaths {
  readonly successes: readonly PathScript[];
  readonly failures: readonly PathScript[];
  /** Transitions and refusals of the chart: how many the paths take, and how many there are. */
  readonly covered: number;
  readonly targets: number;
}

const fileOf = (name: RealModelName): string => join(projectRoot, `tests/paths/stored-real/${name}.json`);

/** Text of the file that today's chart, samples and reality lead to. */
export function generatedText(name: RealModelName): string {
  const { machine, catalog, reality, isEverySample } = realModels[name] as RealModel;
  const paths = realPaths(realGraph(explore(machine, catalog), reality), isEverySample);
  const stored: StoredRealPaths = {
    successes: paths.successes,
    failures: paths.failures,
    covered: paths.covered.size,
    targets: paths.targets.length,
  };
  return `${JSON.stringify(stored, null, 1)}\n`;
}

export const storedText = (name: RealModelName): string =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

export const storedRealPaths = (name: RealModelName): StoredRealPaths =>
  JSON.parse(storedText(name)) as StoredRealPaths;

export function writeRealPaths(name: RealModelName): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), generatedText(name));
}
