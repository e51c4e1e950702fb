import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { SecondFactorMachine } from './second-factor.machine.ts';

/** What the second factor tells the charts of the page while its screen is open. */
export const secondFactorFacts = {
  secondFactor: {
    'secondFactor.passed': {
      session: ({ user, shop, head, redirectTo }) => ({
        type: 'identity.told',
        user,
        shop,
        head,
        redirectTo,
      }),
    },
  },
} satisfies ScreenFacts<'secondFactor', SecondFactorMachine>;
