import type { Call } from '#client/call.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import type {
  AuthenticateOutcome,
  AuthenticateRequest,
  BeginReply,
  BeginRequest,
  VerifyReply,
  VerifyRequest,
} from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import { ask, type Asked } from './ask.ts';
import { showPasskey } from './authenticator.ts';

const { beginSignIn, signIn, beginSecondFactor, verifySecondFactor } = passkeyEndpoints;

/** The calls of signing in with a passkey; who is signed in and where to go, its chart tells at once. */
export const passkeySignInCalls = (call: Call) => ({
  begin: ({ input: { purpose }, signal }: Asked<BeginRequest>): Promise<BeginReply> =>
    ask(call, purpose === 'signIn' ? beginSignIn : beginSecondFactor, {}, { signal, suppressErrors: true }),
  authenticate: async ({
    input: { question },
    signal,
  }: Asked<AuthenticateRequest>): Promise<AuthenticateOutcome> => {
    if (question === null) throw new Error('an authenticator is asked for nothing');
    return showPasskey(question, signal);
  },
  verify: ({
    input: { purpose, passkey, redirectTo, isBrowserTrusted },
    signal,
  }: Asked<VerifyRequest>): Promise<VerifyReply> => {
    if (passkey === null) throw new Error('nothing was signed');
    const options = {
      signal,
      suppressErrors: true,
      renamesSession: true,
      takes: ['user', 'shop', 'head', 'redirectTo'],
    } as const;
    return purpose === 'signIn'
      ? ask(call, signIn, { body: { passkey, redirectTo } }, options)
      : ask(call, verifySecondFactor, { body: { passkey, isBrowserTrusted } }, options);
  },
});
