/** Lets calls run side by side, except one that gives the session another name: it runs alone. */
export interface Turns {
  readonly together: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Begins when everything before it has ended; what comes after it waits for its end. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const ended = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** Turns of one page. */
export function createTurns(): Turns {
  let lastAlone: Promise<void> = Promise.resolve();
  const running = new Set<Promise<void>>();
  return {
    together(work) {
      const result = lastAlone.then(work);
      const end = ended(result);
      running.add(end);
      void end.then(() => running.delete(end));
      return result;
    },
    alone(work) {
      const result = Promise.all([lastAlone, ...running]).then(work);
      lastAlone = ended(result);
      return result;
    },
  };
}
