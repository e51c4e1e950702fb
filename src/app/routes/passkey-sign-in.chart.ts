import { passkeySignInFacts } from '#machines/passkey-sign-in/passkey-sign-in.facts.ts';
import {
  passkeySignInMachine,
  type PasskeySignInMachine,
} from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { ScreenChart } from '../screen-chart.tsx';
import { tellMerged } from './tell-merged.ts';

/** Signing in with a passkey, wherever its button stands. */
export const passkeySignInChart: ScreenChart<PasskeySignInMachine> = {
  name: 'passkeySignIn',
  machine: passkeySignInMachine,
  calls: async (call) => (await import('../live/passkey-sign-in.calls.ts')).passkeySignInCalls(call),
  facts: passkeySignInFacts,
  connect: (actor, { system, screens }) => {
    const told = [
      actor.on('passkey.passed', (passed) => tellMerged(system, passed)),
      // Beside it codes may be asked for: no more of them is looked at either.
      actor.on('passkey.ended', ({ how }) => screens.get('secondFactor')?.send({ type: 'attempt.end', how })),
    ];
    return () => {
      for (const one of told) one.unsubscribe();
    };
  },
};
