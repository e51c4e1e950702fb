import type { CallFailure } from '#machines/call-failure.ts';
import type { PollerEmitted } from './poller.types.ts';

/** The report a failure is worth; null when it says nothing about the shop. */
export function reportOf(failure: CallFailure): PollerEmitted | null {
  if (failure.kind === 'noAnswer') return { type: 'answer.down', status: null };
  if (failure.kind === 'down') return { type: 'answer.down', status: failure.status };
  return failure.kind === 'httpError' ? { type: 'answer.error', code: failure.code } : null;
}
