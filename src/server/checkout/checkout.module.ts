import type { Module } from '#server/calls/module.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { createCheckoutService } from './checkout.service.ts';
import type { CheckoutNeeds } from './checkout.service.ts';

/** What a checkout is told before it orders. */
export const checkoutModule = (needs: CheckoutNeeds) =>
  ({ service: createCheckoutService(needs), routes: registerCheckoutRoutes }) satisfies Module<
    unknown,
    never
  >;
