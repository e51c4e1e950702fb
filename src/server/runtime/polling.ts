interface PollingOptions {
  /** Between the end of one run and the begin of the next. */
  readonly pauseMs: number;
  readonly work: () => Promise<unknown>;
  /** Told of each run that failed; the next one tries again. */
  readonly onFailure: (error: unknown) => void;
}

export interface Polling {
  /** Begins no further run; settles when the one under way has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs the work again and again, one run at a time, the first after a pause. Keeps no process alive. */
export function startPolling({ pauseMs, work, onFailure }: PollingOptions): Polling {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const once = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onFailure(error);
    }
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      running = once().finally(() => {
        if (!isStopping) wait();
      });
    }, pauseMs);
    timer.unref();
  };
  wait();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
