import * as z from 'zod/mini';
import { Cents } from './text.ts';

/** A budget in its running period. */
export const BudgetTotal = z.object({
  /** Of a person, of a cost center, or of a person at a cost center. */
  name: z.string(),
  period: z.enum(['month', 'quarter', 'year']),
  amount: Cents,
  /** By other orders of the period. */
  used: Cents,
});

/** A budget an order counts in. */
export const BudgetStand = z.extend(BudgetTotal, {
  /** What this order takes, or would take. */
  share: Cents,
});
export type BudgetStand = z.infer<typeof BudgetStand>;
