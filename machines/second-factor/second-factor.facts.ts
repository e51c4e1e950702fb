import type { ScreenFacts } from '#machines/app/fact-table.ts';
import { signedIn } from '#machines/session/session.rules.ts';
import { mergedAtSignIn } from '#machines/toasts/toasts.facts.ts';
import type { SecondFactorMachine } from './second-factor.machine.ts';

/** What the second factor tells the charts of the page while its screen is open. */
export const secondFactorFacts = {
  secondFactor: {
    'secondFactor.passed': {
      session: signedIn,
      toasts: mergedAtSignIn,
    },
  },
} satisfies ScreenFacts<'secondFactor', SecondFactorMachine>;
