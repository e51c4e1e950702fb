import type { ReplyOf } from '#contract/endpoint.ts';
import type { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { loadStatistics, loadUnusualOrders } from './statistics.repository.ts';
import type { StatisticsAsked } from './statistics.repository.ts';

export interface StatisticsService {
  readonly show: (
    member: Member,
    asked: StatisticsAsked,
  ) => Promise<ReplyOf<typeof adminStatisticsEndpoints.show>>;
  readonly overview: (member: Member) => Promise<ReplyOf<typeof adminStatisticsEndpoints.overview>>;
}

/** What the orders of a firm come to (S2.4); its admins see their own firm alone (R24). */
export const createStatisticsService = ({ database, clock }: Foundation): StatisticsService => ({
  async show({ user }, asked) {
    return { rows: await loadStatistics(database, user.accountId, asked) };
  },
  async overview({ user }) {
    const found = await loadUnusualOrders(database, user.accountId, clock());
    return { unusual: found.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })) };
  },
});
