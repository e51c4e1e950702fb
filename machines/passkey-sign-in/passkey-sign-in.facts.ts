import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { PasskeySignInMachine } from './passkey-sign-in.machine.ts';

/** What signing in with a passkey tells the charts of the page while its button is there. */
export const passkeySignInFacts = {
  passkeySignIn: {
    'passkey.passed': {
      session: ({ user, shop, head, redirectTo }) => ({
        type: 'identity.told',
        user,
        shop,
        head,
        redirectTo,
      }),
    },
  },
} satisfies ScreenFacts<'passkeySignIn', PasskeySignInMachine>;
