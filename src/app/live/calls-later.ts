import { fromPromise } from 'xstate';
import { CallError, noAnswer } from '#domain/failure.ts';
import type { Asked } from './ask.ts';

export interface CallsLater<Calls> {
  /** The calls as soon as their code is there. */
  readonly calls: () => Promise<Calls>;
  /** Logic of a machine's port that is found among the calls. */
  readonly port: <Input, Output>(
    find: (calls: Calls) => (asked: Asked<Input>) => Promise<Output>,
  ) => ReturnType<typeof fromPromise<Output, Input>>;
}

/**
 * Stands for calls whose code the first of them fetches. Code that does not come counts as a call nobody answered; the
 * next call tries again.
 */
export function callsLater<Calls>(fetchCalls: () => Promise<Calls>): CallsLater<Calls> {
  let arriving: Promise<Calls> | null = null;
  const calls = (): Promise<Calls> =>
    (arriving ??= fetchCalls().catch((cause: unknown) => {
      arriving = null;
      throw new CallError(noAnswer, 'The code of the call did not come', { cause });
    }));
  return { calls, port: (find) => fromPromise(async (asked) => find(await calls())(asked)) };
}
