import { methodEndpoints } from '#contract/method.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { emptyBasket, reckon } from '#server/basket/basket-view.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { paymentMethodOf, shippingMethodOf } from './method.service.ts';

/** Ways to pay and to ship for the visitor's basket as it is now (S7.1). */
export function registerMethodRoutes(handle: Handle, { baskets }: { readonly baskets: BasketService }): void {
  const reckonBasket = async (visitor: Visitor) => {
    const [given, stored] = await Promise.all([baskets.context(visitor), baskets.stored(visitor)]);
    return { methods: given.methods, reckoning: reckon(stored ?? emptyBasket, given) };
  };

  handle(methodEndpoints.payment, async ({ visitor }) => {
    const { methods, reckoning } = await reckonBasket(visitor);
    const active = methods.payment.filter((row) => row.isActive);
    return {
      items: active.map((row) => paymentMethodOf(row, reckoning.facts, reckoning.totalWithoutFeeGross)),
    };
  });
  handle(methodEndpoints.shipping, async ({ visitor }) => {
    const { methods, reckoning } = await reckonBasket(visitor);
    const active = methods.shipping.filter((row) => row.isActive);
    return { items: active.map((row) => shippingMethodOf(row, reckoning.facts)) };
  });
}
