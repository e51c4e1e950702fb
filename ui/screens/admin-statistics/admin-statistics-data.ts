import type { StatisticsRow } from '#contract/admin-statistics.ts';
import type { StatisticsQuery } from '#domain/statistics-address.ts';

/** What the page of statistics shows. */
export interface AdminStatisticsData {
  readonly query: StatisticsQuery;
  /** As `2026-11-26`. */
  readonly today: string;
  /** The span has not ended. */
  readonly isRunning: boolean;
  /** Groups with orders in the span, or in the one it is compared with. */
  readonly rows: readonly StatisticsRow[];
}
