/** Refusals an address is answered with a second; the others are kept waiting for theirs. */
const perSecond = 1000;
const stepMs = 1000 / perSecond;
/** Waiting less than a timer can be set for is none. */
const unnoticedMs = 5;
const longestMs = 1000;
const mostTrackedAddresses = 50_000;

/**
 * Milliseconds to wait with the next refusal of an address: who asks on hundreds of connections at once, each again as
 * soon as it is answered, would otherwise keep the process busy with saying no.
 */
export function createRefusalPace(): (address: string, nowMs: number) => number {
  /** When the next refusal of an address is due, ordered by the last time it was asked. */
  const due = new Map<string, number>();
  return (address, nowMs) => {
    const dueAt = Math.min(Math.max(due.get(address) ?? nowMs, nowMs), nowMs + longestMs);
    due.delete(address);
    const oldest = due.size >= mostTrackedAddresses ? due.keys().next().value : undefined;
    if (oldest !== undefined) due.delete(oldest);
    due.set(address, dueAt + stepMs);
    const waitMs = dueAt - nowMs;
    return waitMs < unnoticedMs ? 0 : waitMs;
  };
}
