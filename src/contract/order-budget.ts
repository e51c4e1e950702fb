import * as z from 'zod/mini';
import { BudgetStand } from './budget.ts';
import { Cents } from './text.ts';

/** How a budget stands that an order counts in, where orders of several people count in budgets that may be the same. */
export const OrderBudget = z.extend(BudgetStand, { id: z.number() });
export type OrderBudget = z.infer<typeof OrderBudget>;

/** By how much a budget is exceeded, in net cents. */
export const BudgetExcess = z.strictObject({
  budgetId: z.number().check(z.int(), z.minimum(1)),
  over: Cents.check(z.minimum(1)),
});
export type BudgetExcess = z.infer<typeof BudgetExcess>;
