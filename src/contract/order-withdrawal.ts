import * as z from 'zod/mini';

/** What an order tells of a withdrawal from it. */
export const OrderWithdrawal = z.object({
  /** By what name it is spoken of, e.g. `W-2026-100001`. */
  reference: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Empty where the whole order is meant. */
  goods: z.string(),
});
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>;
