import type { Refusal } from '#contract/refusal.ts';
import { availabilityOf, failureOf } from '#domain/failure.ts';

/**
 * Why a call brought no result, as the charts see it. An actor rejects with one of these or with the client's
 * `CallError`; `refused` is the expected refusal inside a 200 answer (docs/decisions/0001).
 */
export type CallFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'noAnswer' }
  | { readonly kind: 'down'; readonly status: 503 | 401 | 405 }
  | { readonly kind: 'httpError'; readonly code: number }
  | { readonly kind: 'aborted' };

const callFailureKinds: readonly unknown[] = [
  'refused',
  'noAnswer',
  'down',
  'httpError',
  'aborted',
] satisfies readonly CallFailure['kind'][];

function isCallFailure(error: unknown): error is CallFailure {
  if (typeof error !== 'object' || error === null || error instanceof Error || !('kind' in error))
    return false;
  return callFailureKinds.includes(error.kind);
}

/** The failure in whatever a call's actor rejected with; anything unknown counts as an unusable answer (502). */
export function callFailureOf(error: unknown): CallFailure {
  if (isCallFailure(error)) return error;
  const failure = failureOf(error);
  if (failure.kind === 'down') {
    return failure.status === null ? { kind: 'noAnswer' } : { kind: 'down', status: failure.status };
  }
  const availability = availabilityOf(failure);
  return availability?.kind === 'error'
    ? { kind: 'httpError', code: availability.code }
    : { kind: 'aborted' };
}
