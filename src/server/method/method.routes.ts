import { methodEndpoints } from '#contract/method.ts';
import type { Call, Handlers } from '#server/calls/endpoints.ts';
import { emptyBasket, reckon } from '#server/basket/basket-view.ts';
import { paymentMethodOf, shippingMethodOf } from './method.service.ts';

async function reckonBasket({ services, visitor }: Call) {
  const [given, stored] = await Promise.all([
    services.basket.context(visitor),
    services.basket.stored(visitor),
  ]);
  return { methods: given.methods, reckoning: reckon(stored ?? emptyBasket, given) };
}

/** Ways to pay and to ship for the visitor's basket as it is now (S7.1). */
export function registerMethodRoutes(handlers: Handlers): void {
  handlers.handle(methodEndpoints.payment, async (call) => {
    const { methods, reckoning } = await reckonBasket(call);
    const active = methods.payment.filter((row) => row.isActive);
    return {
      items: active.map((row) => paymentMethodOf(row, reckoning.facts, reckoning.totalWithoutFeeGross)),
    };
  });
  handlers.handle(methodEndpoints.shipping, async (call) => {
    const { methods, reckoning } = await reckonBasket(call);
    const active = methods.shipping.filter((row) => row.isActive);
    return { items: active.map((row) => shippingMethodOf(row, reckoning.facts)) };
  });
}
