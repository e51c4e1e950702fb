import type { Module } from '#server/calls/module.ts';
import { registerBasketRoutes } from './basket.routes.ts';
import { createBasketService } from './basket.service.ts';
import type { BasketNeeds } from './basket.service.ts';

/** The basket of a guest or of a person. */
export const basketModule = (needs: BasketNeeds) =>
  ({ service: createBasketService(needs), routes: registerBasketRoutes }) satisfies Module<unknown, never>;
