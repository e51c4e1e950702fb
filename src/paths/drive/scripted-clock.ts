import { timerClock } from '#paths/explore/timer-order.ts';

/** A clock on which a chosen timer runs out: a path says which, not when. It refuses an order that no real clock has. */
export interface ScriptedClock {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** Any time may go by before what happens next. */
  letTimePass(): void;
  /**
   * Lets the timer at this place in the order of setting run out.
   * @throws Error when it cannot be the next one, or there is none.
   */
  runOut(place: number): void;
}

export function scriptedClock(): ScriptedClock {
  const timers = new Map<number, () => void>();
  const clock = timerClock();
  let lastId = 0;
  return {
    setTimeout: (run, delayMs) => {
      lastId += 1;
      timers.set(lastId, run);
      clock.set(String(lastId), delayMs);
      return lastId;
    },
    clearTimeout: (id) => {
      timers.delete(id);
      clock.clear(String(id));
    },
    letTimePass: () => clock.letTimePass(),
    runOut: (place) => {
      const [id, run] = [...timers][place] ?? [];
      if (id === undefined || run === undefined) throw new Error(`No timer number ${place} is running.`);
      clock.runOut(String(id));
      timers.delete(id);
      run();
    },
  };
}
