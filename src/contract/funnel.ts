import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { largestBatch, mostPerMinute } from './funnel-limits.ts';
import { Mode } from './session.ts';
import { line, Slug } from './text.ts';

/** Below this a number could tell about single people and is not shown. */
export const smallestShownCount = 10;

/**
 * How often one transition was taken within one minute. There is no field for a person, a session or an order, and none
 * is let through (docs/decisions/0029).
 */
export const TransitionTally = z.strictObject({
  machine: Slug,
  /** `machine|node|event|index`, as the drawn flows name it. */
  transitionId: line(200, 1),
  count: z.number().check(z.int(), z.minimum(1), z.maximum(mostPerMinute)),
  /** Minutes since 1 January 1970, UTC. */
  minute: z.number().check(z.int(), z.minimum(0), z.maximum(1e9)),
});
export type TransitionTally = z.infer<typeof TransitionTally>;

/** A calendar month of Berlin: `2026-11`. */
export const Month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));
export type Month = z.infer<typeof Month>;

/**
 * Sum of one transition. A month of one mode with fewer than ten is left out of every sum, so that no difference of two
 * sums tells it either.
 */
export const FunnelCount = z.object({
  id: z.string(),
  /** Null where nothing but small numbers is known. */
  count: z.nullable(z.number()),
  /** Whether a small number was left out. */
  hasHidden: z.boolean(),
});
export type FunnelCount = z.infer<typeof FunnelCount>;

export const Funnel = z.object({
  machine: z.string(),
  /** First and last month, both counted. */
  from: Month,
  to: Month,
  /** Null = both. */
  mode: z.nullable(Mode),
  /** The month it is now, by the server's clock. */
  now: Month,
  /** Transitions that were counted at all. */
  counts: z.array(FunnelCount),
});
export type Funnel = z.infer<typeof Funnel>;

export const funnelEndpoints = {
  count: post({
    name: 'funnel.count',
    path: '/flow-transitions',
    access: 'everybody',
    isUnlogged: true,
    mayBeginAnew: true,
    summary:
      'Adds to the hourly counters of transitions; sent by browsers of visitors who consented, without anything that names them.',
    spec: ['S7.3-10'],
    body: z.strictObject({
      transitions: z.array(TransitionTally).check(z.minLength(1), z.maxLength(largestBatch)),
    }),
    reply: z.object({ success: z.literal(true) }),
  }),
  one: get({
    name: 'funnel.one',
    path: '/flows/:machine/funnel',
    access: 'backend',
    summary:
      'Sums per transition of one statechart by months and mode, for the own staff; small numbers are hidden.',
    spec: [],
    params: z.object({ machine: Slug }),
    query: z.strictObject({
      /** Default: this month. */
      from: z.optional(Month),
      to: z.optional(Month),
      mode: z.optional(Mode),
    }),
    reply: z.object({ item: Funnel }),
  }),
};
