import { passkeySignInFacts } from '#machines/passkey-sign-in/passkey-sign-in.facts.ts';
import {
  passkeySignInMachine,
  type PasskeySignInMachine,
} from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { ScreenChart } from '../screen-chart.tsx';

/** Signing in with a passkey, wherever its button stands. */
export const passkeySignInChart: ScreenChart<PasskeySignInMachine> = {
  name: 'passkeySignIn',
  machine: passkeySignInMachine,
  calls: async (call) => (await import('../live/passkey-sign-in.calls.ts')).passkeySignInCalls(call),
  facts: passkeySignInFacts,
};
