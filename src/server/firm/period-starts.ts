import { periodStart } from '#domain/release.ts';
import type { BudgetPeriod } from '#domain/release.ts';

/** First day of each period that runs now. */
export type PeriodStarts = Readonly<Record<BudgetPeriod, string>>;

/** First days of the periods a moment lies in, on Berlin's calendar. */
export const periodStartsAt = (now: Date): PeriodStarts => ({
  month: periodStart('month', now),
  quarter: periodStart('quarter', now),
  year: periodStart('year', now),
});
