import { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { readStatisticsQuery, statisticsAsked } from '#domain/statistics-address.ts';
import { daysOf } from '#domain/statistics-span.ts';
import type { AdminStatisticsData } from '#ui/screens/admin-statistics/admin-statistics-data.ts';
import { clockContext } from '../clock-context.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** What the firm ordered in the days the address names, beside the same days a year before; who is no admin gets the page for 403. */
export async function loadAdminStatistics(loading: PageLoaderArguments): Promise<AdminStatisticsData> {
  await requireMember(loading);
  const { pathname, searchParams } = new URL(loading.request.url);
  const today = berlinDay(loading.context.get(clockContext)());
  const query = readStatisticsQuery(pathname, searchParams, today);
  const { rows } = await loadOrNotFound(loading, adminStatisticsEndpoints.show, {
    body: statisticsAsked(query),
  });
  return { query, today, isRunning: daysOf(query.span).to > today, rows };
}
