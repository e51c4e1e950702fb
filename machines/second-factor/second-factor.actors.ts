import { fromPromise } from 'xstate';
import type { SendCodeReply, ShownCode, VerifyReply } from './second-factor.types.ts';

/** Ports of the second factor: POST /two-factor-authentication and its mail. Each rejects with a `CallFailure`. */
export const secondFactorActors = {
  verify: fromPromise<VerifyReply, ShownCode>(() => Promise.reject(new Error('verify: not provided'))),
  sendCode: fromPromise<SendCodeReply>(() => Promise.reject(new Error('sendCode: not provided'))),
};
