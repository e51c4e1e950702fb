import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';
import { passkeySignInCatalog } from '#machines/passkey-sign-in/passkey-sign-in.catalog.ts';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { ordinary } from './ordinary.ts';

const { calls } = passkeySignInCatalog;

/** The samples of a real passkey: what is refused is what was removed, or waits no more. */
export const passkeySignInBrowserCatalog: Catalog<PasskeySignInMachine> = {
  ...passkeySignInCatalog,
  calls: {
    begin: {
      ...calls.begin,
      over: ordinary(calls.begin, 'over'),
      refused: {
        error: failureSamples.refused.error,
        ...inWords('Der Passkey ist inzwischen entfernt.', 'The passkey has been removed meanwhile.', 0.3),
      },
    },
    authenticate: calls.authenticate,
    verify: {
      ...calls.verify,
      failed: ordinary(calls.verify, 'failed'),
      wrong: ordinary(calls.verify, 'wrong'),
      locked: ordinary(calls.verify, 'locked'),
    },
  },
};
