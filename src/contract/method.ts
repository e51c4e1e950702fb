import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { Cents } from './text.ts';

/** A way to pay, as data: what it needs and what it costs (issue: payment as data, not code). */
export const PaymentMethod = z.object({
  slug: z.string(),
  displayName: z.string(),
  description: z.string(),
  feeNet: Cents,
  /** Asks for an IBAN and a mandate (SEPA direct debit). */
  needsIban: z.boolean(),
  /** What the buyer agrees to with the IBAN: creditor, reference, and the right to have the money back. */
  mandate: z.optional(z.string()),
  /** Delivery starts with the transfer order (prepayment, Art. 246a EGBGB). */
  isPrepaid: z.boolean(),
  isAvailable: z.boolean(),
  /** Why it is not available now; empty when it is. */
  unavailableReason: z.string(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const ShippingMethod = z.object({
  slug: z.string(),
  displayName: z.string(),
  description: z.string(),
  /** Net price for the basket as it is now, free-shipping limit applied. */
  priceNet: Cents,
  priceGross: Cents,
  freeFromNet: z.nullable(Cents),
  minimumDays: z.number(),
  maximumDays: z.number(),
  isAvailable: z.boolean(),
  unavailableReason: z.string(),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

export const methodEndpoints = {
  payment: get({
    name: 'method.payment',
    path: '/payment/methods',
    access: 'everybody',
    isOrdering: true,
    summary: 'Payment methods for the current basket and visitor.',
    spec: ['S7.1-39'],
    reply: z.object({ items: z.array(PaymentMethod) }),
  }),
  shipping: get({
    name: 'method.shipping',
    path: '/shipping/methods',
    access: 'everybody',
    isOrdering: true,
    summary: 'Shipping methods for the current basket and address.',
    spec: ['S7.1-39'],
    reply: z.object({ items: z.array(ShippingMethod) }),
  }),
};
