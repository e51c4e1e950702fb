import { inWords, type Catalog } from '#machines/path-ready.ts';
import { passkeySetupCatalog } from '#machines/passkey-setup/passkey-setup.catalog.ts';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import { demoPassword } from '#tests/e2e/models/login-page.ts';
import { ordinary } from './ordinary.ts';

const { calls, events } = passkeySetupCatalog;
const wrongPassword = 'Vier falsche Wörter hier';

/** The samples of a real account with one passkey, that of another device. */
export const passkeySetupBrowserCatalog: Catalog<PasskeySetupMachine> = {
  ...passkeySetupCatalog,
  events: {
    ...events,
    'passkey.add': {
      add: {
        event: { type: 'passkey.add', name: 'Mein Telefon', currentPassword: demoPassword },
        ...inWords('Einen Passkey mit dem Passwort einrichten.', 'Set up a passkey with the password.', 3),
      },
      addWrongly: {
        event: { type: 'passkey.add', name: 'Mein Telefon', currentPassword: wrongPassword },
        ...inWords('Es mit einem falschen Passwort versuchen.', 'Try it with a wrong password.', 0.5),
      },
    },
    'passkey.rename': {
      rename: {
        event: { type: 'passkey.rename', id: 1, name: 'Altes Telefon' },
        ...inWords('Dem anderen Gerät einen Namen geben.', 'Give the other device a name.'),
      },
    },
    'passkey.remove': {
      remove: {
        event: { type: 'passkey.remove', id: 1, currentPassword: demoPassword },
        ...inWords(
          'Das andere Gerät mit dem Passwort entfernen.',
          'Remove the other device by the password.',
        ),
      },
      removeWrongly: {
        event: { type: 'passkey.remove', id: 1, currentPassword: wrongPassword },
        ...inWords(
          'Es mit einem falschen Passwort entfernen wollen.',
          'Try to remove it by a wrong password.',
          0.5,
        ),
      },
    },
    'codes.renew': {
      renew: {
        event: { type: 'codes.renew', currentPassword: demoPassword },
        ...inWords('Mit dem Passwort neue Codes anfordern.', 'Ask for new codes with the password.', 0.5),
      },
      renewWrongly: {
        event: { type: 'codes.renew', currentPassword: wrongPassword },
        ...inWords('Sie mit einem falschen Passwort anfordern.', 'Ask for them with a wrong password.', 0.3),
      },
    },
  },
  calls: {
    begin: { ...calls.begin, wrong: ordinary(calls.begin, 'wrong') },
    create: calls.create,
    confirm: { ...calls.confirm, changed: ordinary(calls.confirm, 'changed') },
    rename: { ...calls.rename, changed: ordinary(calls.rename, 'changed') },
    remove: { ...calls.remove, wrong: ordinary(calls.remove, 'wrong') },
    renewCodes: { ...calls.renewCodes, wrong: ordinary(calls.renewCodes, 'wrong') },
  },
};
