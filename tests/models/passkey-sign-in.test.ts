import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { passkeySignInCatalog } from '#machines/passkey-sign-in/passkey-sign-in.catalog.ts';
import { passkeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { selectPasskeySignIn } from '#machines/passkey-sign-in/passkey-sign-in.selectors.ts';
import type {
  AuthenticateOutcome,
  AuthenticateRequest,
  BeginReply,
  BeginRequest,
  VerifyReply,
  VerifyRequest,
} from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(passkeySignInMachine, passkeySignInCatalog);

const { begin, authenticate, verify } = passkeySignInCatalog.calls;

/** Signing in; the device answers each time in turn. */
function open(...devices: readonly ('ok' | 'cancelled' | 'unsupported')[]) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  let times = 0;
  const actor = createActor(
    passkeySignInMachine.provide({
      actors: {
        begin: fromPromise<BeginReply, BeginRequest>(async ({ input }) => {
          asked.push(input.purpose);
          return begin.ok.output;
        }),
        authenticate: fromPromise<AuthenticateOutcome, AuthenticateRequest>(async ({ input }) => {
          asked.push(input.question?.challenge);
          const sample = authenticate[devices[times++] ?? 'ok'];
          if (sample !== undefined && 'output' in sample) return sample.output;
          throw sample?.error;
        }),
        verify: fromPromise<VerifyReply, VerifyRequest>(async ({ input }) => {
          asked.push(input.passkey?.id);
          return verify.ok.output;
        }),
      },
    }),
    { input: { purpose: 'signIn' } },
  );
  actor.on('passkey.passed', (fact) => told.push(fact));
  actor.start();
  const stateOf = () => selectPasskeySignIn(actor.getSnapshot()).state;
  return {
    asked,
    told,
    use: () => actor.send({ type: 'passkey.use', redirectTo: '/my/orders', isBrowserTrusted: false }),
    until: (state: string) => waitFor(actor, () => stateOf() === state, { timeout: 1000 }),
  };
}

describe('signing in with a passkey', () => {
  it('[S7.2-05] asks the server, then the device, and tells who is signed in', async () => {
    const { asked, told, use, until } = open();
    use();
    use();
    await until('passed');
    expect(asked).toEqual(['signIn', 'AAAA', 'telefon']);
    expect(told).toEqual([expect.objectContaining({ type: 'passkey.passed', redirectTo: '/my/orders' })]);
  });

  it('[S2.1-11] sends nothing where nobody confirmed, and begins anew with the next press', async () => {
    const { asked, told, use, until } = open('cancelled', 'unsupported');
    use();
    await until('cancelled');
    use();
    await until('unsupported');
    expect(asked).toEqual(['signIn', 'AAAA', 'signIn', 'AAAA']);
    use();
    await until('passed');
    expect(told).toHaveLength(1);
  });
});
