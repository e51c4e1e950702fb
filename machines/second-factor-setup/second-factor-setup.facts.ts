import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { SecondFactorSetupMachine } from './second-factor-setup.machine.ts';

/** What setting the second factor up tells the charts of the page while its screen is open. */
export const secondFactorSetupFacts = {
  secondFactorSetup: {
    'secondFactor.changed': { navigation: () => ({ type: 'data.outdated' }) },
  },
} satisfies ScreenFacts<'secondFactorSetup', SecondFactorSetupMachine>;
