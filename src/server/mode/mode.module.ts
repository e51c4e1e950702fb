import type { Module } from '#server/calls/module.ts';
import { registerModeRoutes } from './mode.routes.ts';
import { createPrivatePrices } from './private-prices.ts';
import type { PrivatePricesNeeds, ShowPrivatePrices } from './private-prices.ts';

/** What is done about the mode beside the calls that switch it. */
export interface ModeService {
  readonly showPrivatePrices: ShowPrivatePrices;
}

/** Business and private mode. */
export const modeModule = (needs: PrivatePricesNeeds) =>
  ({
    service: { showPrivatePrices: createPrivatePrices(needs) },
    routes: registerModeRoutes,
  }) satisfies Module<ModeService, never>;
