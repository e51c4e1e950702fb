import type { PaymentMethodRow, ShippingMethodRow } from '#server/database/schema/method.ts';

/** All ways to pay and to ship, active or not, in their order. */
export interface StoredMethods {
  readonly payment: readonly PaymentMethodRow[];
  readonly shipping: readonly ShippingMethodRow[];
}
