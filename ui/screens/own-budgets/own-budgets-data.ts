import type { AdminBudget } from '#contract/firm.ts';

/** What the page of own budgets shows. */
export interface OwnBudgetsData {
  readonly items: readonly AdminBudget[];
}
