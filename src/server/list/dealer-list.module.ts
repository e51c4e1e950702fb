import type { Module } from '#server/calls/module.ts';
import { registerDealerListRoutes } from './dealer-list.routes.ts';
import { createDealerListService } from './dealer-list.service.ts';
import type { ListNeeds } from './list.service.ts';

/** Lists of the shop's staff that customers read. */
export const dealerListModule = (needs: ListNeeds) =>
  ({
    service: createDealerListService(needs),
    routes: registerDealerListRoutes,
  }) satisfies Module<unknown, never>;
