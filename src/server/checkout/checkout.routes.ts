import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

const answerWith = (basket: BasketState) => ({ success: true as const, basket, corrections: [] });

/** Calls of the checkout (S7.2). */
export function registerCheckoutRoutes(handlers: Handlers): void {
  handlers.handle(checkoutEndpoints.billingAddress, async ({ services, visitor }, { body }) =>
    answerWith(await services.checkout.billingAddress(visitor, body)),
  );
  handlers.handle(checkoutEndpoints.shippingAddress, async ({ services, visitor }, { body }) =>
    answerWith(await services.checkout.shippingAddress(visitor, body)),
  );
  handlers.handle(checkoutEndpoints.paymentMethod, async ({ services, visitor }, { body }) =>
    answerWith(await services.checkout.paymentMethod(visitor, body)),
  );
  handlers.handle(checkoutEndpoints.shippingMethod, async ({ services, visitor }, { body }) =>
    answerWith(await services.checkout.shippingMethod(visitor, body)),
  );
  handlers.handle(checkoutEndpoints.saveOrder, ({ services, visitor, now }, { body }) =>
    services.orderPlacement.saveOrder(visitor, body, now),
  );
}
