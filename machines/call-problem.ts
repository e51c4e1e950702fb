import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { callFailureOf } from './call-failure.ts';

/** How a call can fail without a usable answer: nothing came, the shop is down, or any other error. */
export type CallProblem = 'noAnswer' | 'down' | 'error';

/** Why the last try did not work: the server's code with its sentences, or the kind of a failed call. */
export interface Problem {
  readonly code: RefusalCode | CallProblem;
  /** Sentences in the visitor's language; empty for failed calls, which have texts by code. */
  readonly messages: readonly string[];
  /** Field name (dotted path of the request body) → sentence (docs/decisions/0001). */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** A problem without sentences of its own: there are texts by its code. */
export const problemWithCode = (code: Problem['code']): Problem => ({ code, messages: [], fieldErrors: {} });

/** The refusal in whatever a call's actor rejected with; null when the call failed otherwise. */
export function refusalOf(error: unknown): Refusal | null {
  const failure = callFailureOf(error);
  return failure.kind === 'refused' ? failure.refusal : null;
}

/** Sorts what a call's actor rejected with, refusals aside, into the three kinds a visitor is told apart. */
export function callProblemOf(error: unknown): CallProblem {
  const { kind } = callFailureOf(error);
  return kind === 'noAnswer' || kind === 'down' ? kind : 'error';
}

/** What to tell about whatever a call's actor rejected with. */
export function problemOf(error: unknown): Problem {
  const refusal = refusalOf(error);
  if (refusal === null) return problemWithCode(callProblemOf(error));
  return {
    code: refusal.code,
    messages: refusal.errorMessages,
    fieldErrors: refusal.fieldErrors ?? {},
  };
}
