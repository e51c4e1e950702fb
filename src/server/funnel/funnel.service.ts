import { smallestShownCount } from '#contract/funnel.ts';
import type { Funnel, FunnelCount, TransitionTally } from '#contract/funnel.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { notFound } from '#server/calls/failures.ts';
import { release } from '#server/runtime/release.ts';
import { addTransitions, monthCounts } from './transition-count.repository.ts';
import type { MonthCount } from './transition-count.repository.ts';
import type { Mode } from '#server/session/visitor.ts';
import type { FlowService } from '#server/flow/flow.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A browser's clock may be wrong; what it says counts only within this time before the server's. */
const trustedAgeMs = 24 * hourMs;

/** Start of the hour a minute lies in; of the server's hour where the browser's clock cannot be right. */
function hourOf(minute: number, now: Date): Date {
  const toldMs = minute * minuteMs;
  const isTrusted = toldMs > now.getTime() - trustedAgeMs && toldMs <= now.getTime() + minuteMs;
  const momentMs = isTrusted ? toldMs : now.getTime();
  return new Date(momentMs - (momentMs % hourMs));
}

const berlinMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
});

/** Adds up what may be told: months of a mode with fewer than ten are in no sum. */
function shownCounts(months: readonly MonthCount[]): FunnelCount[] {
  const counts = new Map<string, FunnelCount>();
  for (const { transition: id, count } of months) {
    const known = counts.get(id) ?? { id, count: null, hasHidden: false };
    counts.set(
      id,
      count < smallestShownCount
        ? { ...known, hasHidden: true }
        : { ...known, count: (known.count ?? 0) + count },
    );
  }
  return [...counts.values()];
}

export interface FunnelNeeds {
  readonly foundation: Foundation;
  readonly flows: FlowService;
}

/** Counts of transitions by visitors who consented, and what the staff may see of them. */
export function createFunnelService({ foundation: { database }, flows }: FunnelNeeds) {
  return {
    /** Adds a batch; what no drawn flow knows (another release, an invention) is dropped. */
    async count(tallies: readonly TransitionTally[], mode: Mode, now: Date): Promise<void> {
      const known = await flows.transitions();
      const counted = tallies.flatMap(({ machine, transitionId, count, minute }) =>
        known.get(machine)?.has(transitionId) === true
          ? [{ machine, transition: transitionId, hour: hourOf(minute, now), count }]
          : [],
      );
      if (counted.length > 0) await addTransitions(database, counted, { release, mode });
    },

    /** @throws HttpFailure 404 for a machine that is not drawn */
    async read(
      machine: string,
      wanted: {
        readonly from?: string | undefined;
        readonly to?: string | undefined;
        mode?: Mode | undefined;
      },
      now: Date,
    ): Promise<Funnel> {
      if (!(await flows.transitions()).has(machine)) notFound('no such flow');
      const month = berlinMonth.format(now);
      const period = { from: wanted.from ?? month, to: wanted.to ?? month, mode: wanted.mode ?? null };
      return {
        machine,
        ...period,
        now: month,
        counts: shownCounts(await monthCounts(database, machine, period)),
      };
    },
  };
}

export type FunnelService = ReturnType<typeof createFunnelService>;
