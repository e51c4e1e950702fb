import * as z from 'zod/mini';

/** What may happen to an order that buyers are told of. */
export const orderStepNames = [
  'ordered',
  'requested',
  'released',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'denied',
  'expired',
  'withdrawn',
  'cancelled',
  'notPaid',
] as const;

/** A step of an order's way, as it is drawn as a line. */
export const OrderStep = z.object({
  step: z.enum(orderStepNames),
  /** `current`: where it stands; `ended`: why it is not carried out. */
  standing: z.enum(['done', 'current', 'open', 'ended']),
  /** ISO 8601: when it came there; absent where it has not yet, and where no day is known. */
  at: z.optional(z.string()),
  /** Name of who decided; absent where nobody did, and for guests. */
  by: z.optional(z.string()),
});
export type OrderStep = z.infer<typeof OrderStep>;
