const windowMs = 60_000;
/** A budget never remembers more names than this; when it is full, the oldest window is forgotten. */
const mostTrackedNames = 50_000;

export interface RequestBudget {
  /** Spends some of a name's budget of its current minute; false when it is used up. The first request always passes. */
  readonly spend: (name: string, cost: number, nowMs: number) => boolean;
  /** Seconds until the name's minute ends, at least 1. */
  readonly secondsLeft: (name: string, nowMs: number) => number;
}

interface Window {
  startedAt: number;
  spent: number;
}

/** Counts what each name has spent within its current minute, in bounded memory. */
export function createRequestBudget(limit: number): RequestBudget {
  const windows = new Map<string, Window>();
  return {
    spend(name, cost, nowMs) {
      const known = windows.get(name);
      if (known !== undefined && nowMs - known.startedAt < windowMs) {
        known.spent += cost;
        return known.spent <= limit;
      }
      // Taken out first, so that the map stays ordered by the start of the windows.
      windows.delete(name);
      const oldest = windows.size >= mostTrackedNames ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      windows.set(name, { startedAt: nowMs, spent: cost });
      return true;
    },
    secondsLeft(name, nowMs) {
      const startedAt = windows.get(name)?.startedAt ?? nowMs - windowMs;
      return Math.max(1, Math.ceil((startedAt + windowMs - nowMs) / 1000));
    },
  };
}
