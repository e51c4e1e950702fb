import type { Call } from '#client/call.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type { SendCodeReply, ShownCode, VerifyReply } from '#machines/second-factor/second-factor.types.ts';
import { ask, type Asked } from './ask.ts';

/** The calls of the second factor; who is signed in and where to go, its chart tells at once. */
export const secondFactorCalls = (call: Call) => ({
  verify: ({ input, signal }: Asked<ShownCode>): Promise<VerifyReply> =>
    ask(
      call,
      secondFactorEndpoints.verify,
      { body: input },
      {
        signal,
        suppressErrors: true,
        renamesSession: true,
        takes: ['user', 'shop', 'head', 'redirectTo'],
      },
    ),
  sendCode: ({ signal }: Asked): Promise<SendCodeReply> =>
    ask(call, secondFactorEndpoints.sendCode, {}, { signal, suppressErrors: true }),
});
