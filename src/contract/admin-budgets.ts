import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { AdminBudget, CostCenterName, FirmPerson } from './firm.ts';
import { bodyOf } from './form-body.ts';
import { budgetAmountFields, budgetFields, budgetOwnersFields } from './forms/budget.ts';

/** How many budgets a firm may have. */
export const mostBudgets = 1000;

const id = z.number().check(z.int(), z.minimum(1));
/** How much a budget was when it was read. */
export const SeenAmount = z.pick(AdminBudget, { amount: true, period: true });
export type SeenAmount = z.infer<typeof SeenAmount>;

/** Ids of those whose a budget was when it was read. */
export const SeenOwners = z.object({ person: z.nullable(id), costCenter: z.nullable(id) });
export type SeenOwners = z.infer<typeof SeenOwners>;

const done = z.object({ success: z.literal(true) });

/** What admins do with the budgets of their firm. */
export const adminBudgetEndpoints = {
  list: get({
    name: 'adminBudgets.list',
    path: '/my/admin-budgets',
    access: 'admin',
    weight: 2,
    summary:
      'Budgets of the firm with what has been taken of them in the running period, and whose they may be.',
    spec: ['S7.1-42'],
    reply: z.object({
      items: z.array(AdminBudget),
      /** Whom an admin may choose. */
      people: z.array(FirmPerson),
      costCenters: z.array(CostCenterName),
    }),
  }),
  low: get({
    name: 'adminBudgets.low',
    path: '/my/admin-budgets/low',
    access: 'admin',
    summary:
      'Budgets of the firm of which most is taken in the running period, those that are exceeded first, and how many run out.',
    spec: ['S2.4-08'],
    query: z.strictObject({
      limit: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostBudgets)),
    }),
    reply: z.object({
      items: z.array(AdminBudget),
      /** How many run out, whatever the limit. */
      total: z.number(),
    }),
  }),
  create: post({
    name: 'adminBudgets.create',
    path: '/my/admin-budgets/create',
    access: 'admin',
    summary: 'Adds a budget of a person, of a cost center, or of a person at a cost center.',
    spec: ['S7.2-19'],
    body: bodyOf(budgetFields),
    reply: z.extend(done, { id: z.number() }),
  }),
  update: post({
    name: 'adminBudgets.update',
    path: '/my/admin-budgets/update',
    access: 'admin',
    summary: 'Changes the amount of a budget, and its period while nothing has been taken of it.',
    spec: ['S7.2-19'],
    body: z.extend(bodyOf(budgetAmountFields), {
      id,
      /** Something else that holds by now is not overwritten. */
      seen: z.optional(SeenAmount),
    }),
    reply: done,
  }),
  remove: post({
    name: 'adminBudgets.remove',
    path: '/my/admin-budgets/delete',
    access: 'admin',
    summary: 'Deletes a budget: orders do not count in it any more.',
    spec: ['S7.2-19'],
    body: z.strictObject({ id }),
    reply: done,
  }),
  assign: post({
    name: 'adminBudgets.assign',
    path: '/my/admin-budgets/assign',
    access: 'admin',
    summary: 'Gives a budget to another person, another cost center, or both; what was taken of it stays.',
    spec: ['S7.2-20'],
    body: z.extend(bodyOf(budgetOwnersFields), {
      id,
      /** Something else that holds by now is not overwritten. */
      seen: z.optional(SeenOwners),
    }),
    reply: done,
  }),
};
