import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Asked } from '#app/live/ask.ts';
import { callsLater } from '#app/live/calls-later.ts';
import { failureOf } from '#domain/failure.ts';

const echo = { say: ({ input }: Asked<string>): Promise<string> => Promise.resolve(`said ${input}`) };

describe('calls whose code comes later', () => {
  it('fetches the code with the first call, and once for all', async () => {
    const fetchCalls = vi.fn(async () => echo);
    const { port } = callsLater(fetchCalls);
    const logic = port<string, string>((calls) => calls.say);
    expect(fetchCalls).not.toHaveBeenCalled();
    const answers = ['one', 'two'].map((input) => toPromise(createActor(logic, { input }).start()));
    expect(await Promise.all(answers)).toEqual(['said one', 'said two']);
    expect(fetchCalls).toHaveBeenCalledOnce();
  });

  it('takes code that does not come for a call nobody answered, and asks for it again with the next', async () => {
    const fetchCalls = vi.fn(async () => echo);
    fetchCalls.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { calls } = callsLater(fetchCalls);
    const error: unknown = await calls().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(failureOf(error)).toEqual({ kind: 'down', status: null });
    expect(await calls()).toBe(echo);
  });
});
