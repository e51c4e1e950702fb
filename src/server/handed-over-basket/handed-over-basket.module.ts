import type { Module } from '#server/calls/module.ts';
import { deleteEndedBaskets } from './handed-over-basket.repository.ts';
import { registerHandedOverBasketRoutes } from './handed-over-basket.routes.ts';
import { createHandedOverBasketService } from './handed-over-basket.service.ts';
import type { HandedOverBasketNeeds } from './handed-over-basket.service.ts';

/** Baskets that come from a livebook or an external catalog. */
export const handedOverBasketModule = (needs: HandedOverBasketNeeds) =>
  ({
    service: createHandedOverBasketService(needs),
    routes: registerHandedOverBasketRoutes,
    tidyUp: (before) => deleteEndedBaskets(needs.foundation.database, before(0)),
  }) satisfies Module<unknown, never>;
