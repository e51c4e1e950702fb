import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { daysOf, neighbourOf, spanAround } from '#domain/statistics-span.ts';
import type { AdminOverviewData } from '#ui/screens/admin-overview/admin-overview-data.ts';
import { clockContext } from '../clock-context.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** So many of each are told in one look. */
const mostTold = 5;

/** What waits, what runs out and what was unusual; who is no admin gets the page for 403. */
export async function loadAdminOverview(loading: PageLoaderArguments): Promise<AdminOverviewData> {
  await requireMember(loading);
  const month = spanAround('month', berlinDay(loading.context.get(clockContext)()));
  const spans = { now: daysOf(month), before: daysOf(neighbourOf(month, 'before')) };
  const [orders, low, ordered, { unusual }] = await Promise.all([
    loadOrNotFound(loading, adminOrderEndpoints.list, {
      query: { state: 'awaitingRelease', sort: 'reason', direction: 'up', limit: mostTold },
    }),
    loadOrNotFound(loading, adminBudgetEndpoints.low, { query: { limit: mostTold } }),
    loadOrNotFound(loading, adminStatisticsEndpoints.show, {
      body: { by: 'period', part: 'month', ...spans },
    }),
    loadOrNotFound(loading, adminStatisticsEndpoints.overview, {}),
  ]);
  const [{ now, before } = { now: { orders: 0, net: 0 }, before: { orders: 0, net: 0 } }] = ordered.rows;
  return {
    waiting: orders.items,
    waitingCount: orders.waiting,
    low: low.items,
    lowCount: low.total,
    unusual,
    month: { now, before },
  };
}
