import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import type { Ordered, UnusualOrder } from '#contract/admin-statistics.ts';
import type { AdminBudget } from '#contract/firm.ts';

/** What an admin sees in one look. */
export interface AdminOverviewData {
  /** Those of the orders that wait for a release which go on soonest by themselves. */
  readonly waiting: readonly AdminOrderSummary[];
  readonly waitingCount: number;
  /** Those of the budgets that run out of which most is used. */
  readonly low: readonly AdminBudget[];
  readonly lowCount: number;
  readonly unusual: readonly UnusualOrder[];
  /** This month and the one before. */
  readonly month: { readonly now: Ordered; readonly before: Ordered };
}
