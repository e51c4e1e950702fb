import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { signedIn } from '#machines/session/session.rules.ts';
import { mergedAtSignIn } from '#machines/toasts/toasts.facts.ts';
import type { PasskeySignInMachine } from './passkey-sign-in.machine.ts';

/** What signing in with a passkey tells the charts of the page while its button is there. */
export const passkeySignInFacts = {
  passkeySignIn: {
    'passkey.passed': {
      session: signedIn,
      toasts: mergedAtSignIn,
    },
    // Beside it codes may be asked for: no more of them is looked at either.
    'passkey.ended': { secondFactor: ({ how }) => ({ type: 'attempt.end', how }) },
  },
} satisfies ScreenFacts<
  'passkeySignIn',
  PasskeySignInMachine,
  { readonly secondFactor: SecondFactorMachine }
>;
