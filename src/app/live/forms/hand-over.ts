import type { CallFailure } from '#machines/call-failure.ts';
import { problemWithCode, type Problem } from '#machines/call-problem.ts';

/** What a form sees of the chart that takes what was typed. */
interface TakerSnapshot {
  readonly context: { readonly problem: Problem | null };
  hasTag(tag: 'busy'): boolean;
}

/** A chart that owns the call of a form. */
interface Taker<Command, Snapshot extends TakerSnapshot> {
  readonly send: (command: Command) => void;
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

interface HandOver<Command, Snapshot extends TakerSnapshot> {
  readonly taker: Taker<Command, Snapshot>;
  readonly command: Command;
  readonly signal: AbortSignal;
  /** Name of the field a path of the request stands for; `busy` is what the taker was last busy with. */
  readonly fieldOf?: (path: string, busy: Snapshot) => string;
}

/** A problem as the failure it came from, its fields named as the form names them. */
function failureOf({ code, messages, fieldErrors }: Problem, fieldOf: (path: string) => string): CallFailure {
  if (code === 'noAnswer') return { kind: 'noAnswer' };
  if (code === 'down') return { kind: 'down', status: 503 };
  if (code === 'error') return { kind: 'httpError', code: 500 };
  const named = Object.entries(fieldErrors).map(([path, sentence]) => [fieldOf(path), sentence] as const);
  return {
    kind: 'refused',
    refusal: { success: false, code, errorMessages: [...messages], fieldErrors: Object.fromEntries(named) },
  };
}

/**
 * Hands what was typed to the chart that owns the call, and ends when that chart is through with it: rejects with the failure it
 * knows, its field errors under the names of the form's fields.
 */
export function handOver<Command, Snapshot extends TakerSnapshot>({
  taker,
  command,
  signal,
  fieldOf = (path) => path,
}: HandOver<Command, Snapshot>): Promise<void> {
  return new Promise((resolve, reject) => {
    let busy: Snapshot | null = null;
    const isThrough = (): boolean => {
      const snapshot = taker.getSnapshot();
      if (snapshot.hasTag('busy')) {
        busy = snapshot;
        return false;
      }
      const { problem } = snapshot.context;
      const last = busy ?? snapshot;
      if (problem !== null) reject(failureOf(problem, (path) => fieldOf(path, last)));
      // A chart that took no notice answers nothing either.
      else if (busy === null) reject(failureOf(problemWithCode('error'), String));
      else resolve();
      return true;
    };
    taker.send(command);
    if (isThrough()) return;
    const subscription = taker.subscribe(() => {
      if (isThrough()) subscription.unsubscribe();
    });
    signal.addEventListener('abort', () => subscription.unsubscribe());
  });
}
