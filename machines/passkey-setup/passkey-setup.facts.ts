import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { PasskeySetupMachine } from './passkey-setup.machine.ts';

/** What setting passkeys up tells the charts of the page while its screen is open. */
export const passkeySetupFacts = {
  passkeySetup: {
    'passkeys.changed': { navigation: () => ({ type: 'data.outdated' }) },
  },
} satisfies ScreenFacts<'passkeySetup', PasskeySetupMachine>;
