import type { Module } from '#server/calls/module.ts';
import { registerStoredBasketRoutes } from './stored-basket.routes.ts';
import { createStoredBasketService } from './stored-basket.service.ts';
import type { StoredBasketNeeds } from './stored-basket.service.ts';

/** Baskets that people keep for later. */
export const storedBasketModule = (needs: StoredBasketNeeds) =>
  ({ service: createStoredBasketService(needs), routes: registerStoredBasketRoutes }) satisfies Module<
    unknown,
    never
  >;
