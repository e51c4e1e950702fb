import type { AdminBudget, AdminCostCenter, FirmPerson } from '#contract/firm.ts';

/** People, cost centers and budgets of a firm, as its admins see them. */
export const erika: FirmPerson = { id: 11, name: 'Erika Muster', email: 'erika@muster.example' };
export const karl: FirmPerson = { id: 12, name: 'Karl Werk', email: 'karl@muster.example' };

export const costCenterOf = (part: Partial<AdminCostCenter> = {}): AdminCostCenter => ({
  id: 7,
  number: '100',
  name: 'Verwaltung',
  isActive: true,
  owner: null,
  people: [],
  budgets: [],
  ...part,
});

export const budgetOf = (part: Partial<AdminBudget> = {}): AdminBudget => ({
  id: 21,
  person: erika,
  costCenter: null,
  period: 'month',
  amount: 150_000,
  used: 30_000,
  countsFrom: null,
  ...part,
});
