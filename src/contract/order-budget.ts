import * as z from 'zod/mini';
import { BudgetStand } from './budget.ts';

/** How a budget stands that an order counts in, where orders of several people count in budgets that may be the same. */
export const OrderBudget = z.extend(BudgetStand, { id: z.number() });
export type OrderBudget = z.infer<typeof OrderBudget>;
