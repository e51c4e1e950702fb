import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const lookEveryMs = 500;
/** Three looks in a row: a start, a large collection of garbage or one slow page is no strain. */
const looksInARow = 3;
/** Mean delay from which on a page waits a second and more for its several turns. */
const strainedMs = 300;
const nanosecondsPerMs = 1_000_000;

export interface LoopStrain {
  /** True while the process has been late at everything for longer than a second. */
  readonly isHigh: () => boolean;
  readonly stop: () => void;
}

/** Watches how late the event loop is. */
export function watchLoopStrain(): LoopStrain {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let strainedLooks = 0;
  const looking = setInterval(() => {
    const lateMs = delay.mean / nanosecondsPerMs - resolutionMs;
    strainedLooks = lateMs > strainedMs ? strainedLooks + 1 : 0;
    delay.reset();
  }, lookEveryMs);
  looking.unref();
  return {
    isHigh: () => strainedLooks >= looksInARow,
    stop() {
      clearInterval(looking);
      delay.disable();
    },
  };
}
