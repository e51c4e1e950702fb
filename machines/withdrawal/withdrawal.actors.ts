import { fromPromise } from 'xstate';
import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import type { TypedWithdrawal } from './withdrawal.types.ts';

/** Ports of a withdrawal: POST /withdrawals. Rejects with a `CallFailure`. */
export const withdrawalActors = {
  /** Gives what was received; the same again gives the same. */
  sendWithdrawal: fromPromise<ReceivedWithdrawal, TypedWithdrawal>(() =>
    Promise.reject(new Error('sendWithdrawal: not provided')),
  ),
};
