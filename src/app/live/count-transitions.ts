import type { InspectionEvent } from 'xstate';
import { largestBatch, mostPerMinute } from '#contract/funnel-limits.ts';
import type { TransitionTally } from '#contract/funnel.ts';
import { takenTransitionId } from '#machines/transition-id.ts';
import { takenTransitions } from '#machines/xstate-internals.ts';

const pauseMs = 30_000;
const minuteMs = 60_000;

interface CountingPorts {
  readonly send: (transitions: readonly TransitionTally[]) => void;
  /** Milliseconds since 1 January 1970. */
  readonly clock: () => number;
}

export interface TransitionCounter {
  /** Told what the actors do. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Sends what is counted so far, e.g. before the page is gone. */
  readonly flush: () => void;
  /** Without consent nothing is counted, and what was not sent yet is forgotten (docs/decisions/0029). */
  readonly setGranted: (isGranted: boolean) => void;
}

/**
 * Counts which transitions the shop's statecharts take and sends the numbers every 30 s: names from the charts and how
 * often, nothing about who or what (docs/decisions/0029).
 */
export function createTransitionCounter({ send, clock }: CountingPorts): TransitionCounter {
  let isGranted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tallies = new Map<string, TransitionTally>();

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    tallies.clear();
  };
  const flush = (): void => {
    const batch = [...tallies.values()];
    forget();
    if (batch.length > 0) send(batch);
  };
  const add = (id: string): void => {
    const minute = Math.floor(clock() / minuteMs);
    const key = `${minute} ${id}`;
    const count = (tallies.get(key)?.count ?? 0) + 1;
    tallies.set(key, { machine: id.slice(0, id.indexOf('|')), transitionId: id, count, minute });
    if (tallies.size === largestBatch || count === mostPerMinute) flush();
    else timer ??= setTimeout(flush, pauseMs);
  };

  return {
    inspect(event) {
      if (!isGranted) return;
      for (const taken of takenTransitions(event)) {
        const id = takenTransitionId(taken);
        if (id !== null) add(id);
      }
    },
    flush,
    setGranted(granted) {
      isGranted = granted;
      if (!granted) forget();
    },
  };
}
