/** Everything that may keep an order from being placed (S5), in the order it is shown. */
export const missingCodes = [
  'position',
  'billingAddress',
  'shippingAddress',
  'paymentMethod',
  'shippingMethod',
  'terms',
  'costCenter',
  'costCenterUnknown',
] as const;
export type MissingCode = (typeof missingCodes)[number];

export const checkoutSteps = ['identify', 'address', 'methods', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
