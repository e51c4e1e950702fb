import type { Address } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';

/** Everything the four steps show; the checkout machine starts from it. */
export interface CheckoutPageData {
  readonly basket: BasketState;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
}
