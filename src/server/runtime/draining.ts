import { startPolling } from './polling.ts';

interface DrainingOptions {
  readonly pauseMs: number;
  /** Whether work waits, asked before any is taken: most looks find none, and taking needs a transaction. */
  readonly isWaiting: () => Promise<boolean>;
  /** Does the next piece of work; false when none waits. */
  readonly takeNext: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
}

export interface Draining {
  /** Does all that waits; returns how many pieces that were. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Looks again and again for work that waits, and does it piece by piece until none is left. */
export function startDraining({ pauseMs, isWaiting, takeNext, onFailure }: DrainingOptions): Draining {
  const drain = async (): Promise<number> => {
    let done = 0;
    if (!(await isWaiting())) return done;
    while (await takeNext()) done += 1;
    return done;
  };
  const { stop } = startPolling({ pauseMs, work: drain, onFailure });
  return { drain, stop };
}
