import { startPolling } from './polling.ts';

interface DrainedWorkOptions {
  readonly pauseMs: number;
  /** Does everything that is due now and says how much it was; ends early once the shop is stopping. */
  readonly work: (isStopping: () => boolean) => Promise<number>;
  /** Told of each run that failed; the next one tries again. */
  readonly onFailure: (error: unknown) => void;
}

export interface DrainedWork {
  /** Does everything that is due now, or joins the run that is under way; returns how much it was. */
  readonly drain: () => Promise<number>;
  /** Settles when the run under way has ended. */
  readonly stop: () => Promise<void>;
}

/** Work that is looked for again and again, or at once when somebody asks; one run at a time. */
export function startDrainedWork({ pauseMs, work, onFailure }: DrainedWorkOptions): DrainedWork {
  let isStopping = false;
  let running: Promise<number> | null = null;

  const drain = (): Promise<number> => {
    running ??= work(() => isStopping).finally(() => {
      running = null;
    });
    return running;
  };

  const polling = startPolling({ pauseMs, work: drain, onFailure });

  return {
    drain,
    async stop() {
      isStopping = true;
      await polling.stop();
      await running?.catch(() => undefined);
    },
  };
}
