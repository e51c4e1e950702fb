import type { Module } from '#server/calls/module.ts';
import { registerSupplyRoutes } from './supply.routes.ts';
import { createSupplyService } from './supply.service.ts';
import type { SupplyNeeds } from './supply.service.ts';

/** The printer finder. */
export const supplyModule = (needs: SupplyNeeds) =>
  ({ service: createSupplyService(needs), routes: registerSupplyRoutes }) satisfies Module<unknown, never>;
