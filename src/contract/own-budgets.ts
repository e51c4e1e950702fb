import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { AdminBudget } from './firm.ts';

/** What people of a firm see of its budgets. */
export const ownBudgetEndpoints = {
  list: get({
    name: 'ownBudgets.list',
    path: '/my/budgets',
    access: 'user',
    summary: 'Budgets that own orders count in, with what has been taken of them in the running period.',
    spec: ['S2.3-09'],
    reply: z.object({ items: z.array(AdminBudget) }),
  }),
};
