import { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { StatisticsService } from './statistics.service.ts';

/** What the orders of a firm come to, for its admins (S2.4). */
export function registerStatisticsRoutes(
  handle: Handle,
  { statistics }: { readonly statistics: StatisticsService },
): void {
  handle(adminStatisticsEndpoints.show, ({ visitor }, { body }) => statistics.show(memberOf(visitor), body));
  handle(adminStatisticsEndpoints.overview, ({ visitor }) => statistics.overview(memberOf(visitor)));
}
