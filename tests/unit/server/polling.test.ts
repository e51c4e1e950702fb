import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPolling } from '#server/runtime/polling.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work whose runs end when the test says so. */
function workByHand() {
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  const polling = startPolling({
    pauseMs: 1000,
    work: () => new Promise<void>((resolve, reject) => ends.push({ done: resolve, fail: reject })),
    onFailure: (error) => failures.push(error),
  });
  return { ends, failures, polling };
}

describe('polling', () => {
  it('runs once at a time and pauses after each run', async () => {
    const { ends } = workByHand();
    await vi.advanceTimersByTimeAsync(999);
    expect(ends).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(ends).toHaveLength(1);
    ends[0]?.done();
    await vi.advanceTimersByTimeAsync(999);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(2);
  });

  it('tells a failure and goes on', async () => {
    const { ends, failures } = workByHand();
    await vi.advanceTimersByTimeAsync(1000);
    ends[0]?.fail(new Error('The database is away'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(failures).toEqual([new Error('The database is away')]);
    expect(ends).toHaveLength(2);
  });

  it('stops when the run under way has ended, and begins none after it', async () => {
    const { ends, polling } = workByHand();
    await vi.advanceTimersByTimeAsync(1000);
    let isStopped = false;
    const stopping = polling.stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(isStopped).toBe(false);
    ends[0]?.done();
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toHaveLength(1);
  });
});
