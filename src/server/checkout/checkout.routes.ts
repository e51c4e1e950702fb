import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { OrderPlacement } from '#server/order/order-placement.service.ts';
import type { ModeService } from '#server/mode/mode.module.ts';
import type { CheckoutService } from './checkout.service.ts';

const answerWith = (basket: BasketState) => ({ success: true as const, basket, corrections: [] });

interface CheckoutRouteNeeds {
  readonly checkout: CheckoutService;
  readonly modes: ModeService;
  readonly orders: OrderPlacement;
}

/** Calls of the checkout (S7.2). */
export function registerCheckoutRoutes(
  handle: Handle,
  { checkout, modes, orders }: CheckoutRouteNeeds,
): void {
  handle(checkoutEndpoints.billingAddress, async ({ visitor }, { body }) =>
    answerWith(await checkout.billingAddress(visitor, body)),
  );
  handle(checkoutEndpoints.shippingAddress, async ({ visitor }, { body }) => {
    const basket = await checkout.shippingAddress(visitor, body);
    const switched = await modes.showPrivatePrices(visitor, basket.checkoutData.billingAddress?.kind);
    return { ...answerWith(basket), ...switched };
  });
  handle(checkoutEndpoints.paymentMethod, async ({ visitor }, { body }) =>
    answerWith(await checkout.paymentMethod(visitor, body)),
  );
  handle(checkoutEndpoints.shippingMethod, async ({ visitor }, { body }) =>
    answerWith(await checkout.shippingMethod(visitor, body)),
  );
  handle(checkoutEndpoints.remarks, async ({ visitor }, { body }) => {
    await checkout.remarks(visitor, body);
    return { success: true as const };
  });
  handle(checkoutEndpoints.saveOrder, ({ visitor, now }, { body }) => orders.saveOrder(visitor, body, now));
}
