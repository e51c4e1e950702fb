import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { IsoDay } from './iso-day.ts';
import { statisticsGroups } from './statistics-groups.ts';

const longestMs = 366 * 24 * 3_600_000;
/** First day and the day after the last; a year at most. */
const DaySpan = z.strictObject({ from: IsoDay, to: IsoDay }).check(
  z.refine(({ from, to }) => {
    const length = Date.parse(to) - Date.parse(from);
    return length > 0 && length <= longestMs;
  }),
);

/** Orders and the net value of their goods, in cents. */
const Ordered = z.object({ orders: z.number(), net: z.number() });
export type Ordered = z.infer<typeof Ordered>;

export const StatisticsRow = z.object({
  /**
   * Number of the part of the span, from 0; number of the person; number of the cost center or of the group of articles, empty
   * where there is none.
   */
  key: z.string(),
  /** Of the person, the cost center or the group; empty for a part of the span and where there is none. */
  name: z.string(),
  now: Ordered,
  before: Ordered,
});
export type StatisticsRow = z.infer<typeof StatisticsRow>;

/** An order far above what its buyer orders else. */
export const UnusualOrder = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  buyer: z.string(),
  net: z.number(),
  /** What the buyer's orders of the year before were worth on average. */
  usual: z.number(),
});
export type UnusualOrder = z.infer<typeof UnusualOrder>;

/** What the orders of a firm come to, for its admins. */
export const adminStatisticsEndpoints = {
  show: post({
    name: 'adminStatistics.show',
    path: '/my/admin-statistics',
    access: 'admin',
    weight: 2,
    summary: 'What the firm ordered in a span of days, beside another one, grouped.',
    spec: ['S7.2-13'],
    body: z.strictObject({
      by: z.enum(statisticsGroups),
      /** Of what the rows are that are grouped by period. */
      part: z.enum(['month', 'day']),
      now: DaySpan,
      /** What it is compared with; mostly the same span a year before. */
      before: DaySpan,
    }),
    reply: z.object({ rows: z.array(StatisticsRow) }),
  }),
  overview: get({
    name: 'adminStatistics.overview',
    path: '/my/admin-overview',
    access: 'admin',
    weight: 2,
    summary: 'Orders of the last days that are far above what their buyers order else.',
    spec: ['S2.4-08'],
    reply: z.object({ unusual: z.array(UnusualOrder) }),
  }),
};
