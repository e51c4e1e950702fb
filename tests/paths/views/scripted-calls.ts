import { fromPromise, type AnyActorLogic } from 'xstate';
import type { CallSample } from '#machines/path-ready.ts';

interface PendingCall {
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls of a chart that stay open until the path says how they end. */
export interface ScriptedCalls {
  /** Implementation of one call, open. */
  actorOf(source: string): AnyActorLogic;
  isUnderWay(source: string): boolean;
  /** What the call that is under way was given. */
  given(source: string): unknown;
  /** Ends the call that is under way as the sample says. */
  end(source: string, sample: CallSample<unknown>): Promise<void>;
}

export function scriptedCalls(): ScriptedCalls {
  const pending = new Map<string, PendingCall>();
  const actorOf = (source: string): AnyActorLogic =>
    fromPromise(
      ({ signal, input }) =>
        new Promise((resolve, reject) => {
          const call = { input, resolve, reject };
          pending.set(source, call);
          // A chart that left its state waits for no answer any more.
          signal.addEventListener('abort', () => {
            if (pending.get(source) === call) pending.delete(source);
          });
        }),
    );
  return {
    actorOf,
    isUnderWay: (source) => pending.has(source),
    given: (source) => pending.get(source)?.input,
    end: async (source, sample) => {
      const call = pending.get(source);
      if (call === undefined) throw new Error(`The call ${source} is not under way.`);
      pending.delete(source);
      if ('error' in sample) call.reject(sample.error);
      else call.resolve(sample.output);
      await Promise.resolve();
    },
  };
}
