import * as z from 'zod/mini';
import { releaseChecks } from './release-decisions.ts';
import { Cents } from './text.ts';

/** What happened to an order on its way to a release, oldest first. */
export const ReleaseStep = z.object({
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(['asked', 'answered', 'changed', 'deputised', 'released', 'denied', 'withdrawn', 'expired']),
  /** Name of who did it; empty for what time brought about. */
  by: z.string(),
  /** Question, answer or reason; empty where nothing was said. */
  text: z.string(),
});
export type ReleaseStep = z.infer<typeof ReleaseStep>;

/** One of the reasons for which an order needs a release. */
export const ReleaseReason = z.object({
  check: z.enum(releaseChecks),
  /** Net: what is allowed without a release, and what stands against it. */
  limit: Cents,
  value: Cents,
  /** The budget that is exceeded, without names of people; null for other checks, and where it was not written down. */
  budget: z.nullable(
    z.object({
      isPersonal: z.boolean(),
      /** Number; null = of all cost centers. */
      costCenter: z.nullable(z.string()),
      period: z.enum(['month', 'quarter', 'year']),
    }),
  ),
});
export type ReleaseReason = z.infer<typeof ReleaseReason>;

/** The release an order waits for, or got, or was denied, at a glance. */
export const ReleaseHead = z.object({
  /** All there are, at least one; as they were when the order was placed. */
  reasons: z.array(ReleaseReason),
  /** A question to the buyer is open. */
  isAsked: z.boolean(),
  /** ISO 8601: from then on the deputy may decide, too; null where the firm has none. */
  deputyAt: z.nullable(z.string()),
  /** ISO 8601: undecided until then, the order counts as denied. */
  until: z.string(),
});

/** The same with what happened on the way. */
export const Release = z.extend(ReleaseHead, { steps: z.array(ReleaseStep) });
export type Release = z.infer<typeof Release>;
