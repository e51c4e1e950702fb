import { fromPromise } from 'xstate';
import type {
  AuthenticateOutcome,
  AuthenticateRequest,
  BeginReply,
  BeginRequest,
  VerifyReply,
  VerifyRequest,
} from './passkey-sign-in.types.ts';

/** Ports of signing in with a passkey: two calls, which reject with a `CallFailure`, and between them the browser. */
export const passkeySignInActors = {
  begin: fromPromise<BeginReply, BeginRequest>(() => Promise.reject(new Error('begin: not provided'))),
  authenticate: fromPromise<AuthenticateOutcome, AuthenticateRequest>(() =>
    Promise.reject(new Error('authenticate: not provided')),
  ),
  verify: fromPromise<VerifyReply, VerifyRequest>(() => Promise.reject(new Error('verify: not provided'))),
};
