/** A clock on which a chosen timer runs out, whatever the others have left: a path says which, not when. */
export interface ScriptedClock {
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** Lets the timer at this place in the order of setting run out. */
  runOut(place: number): void;
}

export function scriptedClock(): ScriptedClock {
  const timers = new Map<number, () => void>();
  let lastId = 0;
  return {
    setTimeout: (run) => {
      lastId += 1;
      timers.set(lastId, run);
      return lastId;
    },
    clearTimeout: (id) => timers.delete(id),
    runOut: (place) => {
      const [id, run] = [...timers][place] ?? [];
      if (id === undefined || run === undefined) throw new Error(`No timer number ${place} is running.`);
      timers.delete(id);
      run();
    },
  };
}
