import type { MadePasskey } from '#contract/passkey.ts';
import { failureSamples, httpErrorSample, inWords } from '#machines/path-ready.ts';
import type { Catalog, FailureSample } from '#machines/path-ready.ts';
import type { PasskeySetupMachine } from './passkey-setup.machine.ts';
import { passkeySetupWords } from './passkey-setup.words.ts';

const creation = (challenge: string) => ({
  success: true as const,
  options: {
    challenge,
    rp: { id: 'shop.example', name: 'Kontor' },
    user: { id: 'AAAA', name: 'privat@kontor.example', displayName: 'privat@kontor.example' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    timeout: 300_000,
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  },
});

const made = (id: string): MadePasskey => ({
  id,
  clientDataJSON: 'e30',
  attestationObject: 'AAAA',
  transports: ['internal'],
});

const refusedWith = (
  code: 'password.wrong' | 'secondFactor.wrong' | 'secondFactor.changed',
  de: string,
  en: string,
) =>
  ({
    error: {
      kind: 'refused',
      refusal: {
        success: false,
        code,
        errorMessages: [de],
        ...(code === 'password.wrong' && { fieldErrors: { currentPassword: de } }),
      },
    },
    server: code,
    de,
    en,
    weight: 0.3,
  }) satisfies FailureSample;

const wrongPassword = refusedWith('password.wrong', 'Das Passwort ist falsch.', 'The password is wrong.');

const changed = refusedWith(
  'secondFactor.changed',
  'Das hat sich inzwischen geändert.',
  'This has changed meanwhile.',
);

const codesFrom = (first: number): string[] =>
  [...'ABCDEFGHJK'].map((letter) => `ABCD${first}-EFGH${letter}`);

const password = 'Vier Wörter ohne Zusammenhang';
const otherPassword = 'Druckerpapier-2026!';

/** What may happen while passkeys are set up, and what must stay true. */
export const passkeySetupCatalog: Catalog<PasskeySetupMachine> = {
  words: passkeySetupWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords(
        'Auf der Seite für Passwort und Anmeldung stehen zwei Passkeys.',
        'On the page of password and sign-in there are two passkeys.',
      ),
    },
  },
  events: {
    'passkey.add': {
      add: {
        event: { type: 'passkey.add', name: 'Mein Telefon', currentPassword: password },
        ...inWords(
          'Mit Name und Passwort „Passkey einrichten“ drücken.',
          'Press "Set up a passkey" with name and password.',
          3,
        ),
      },
      addOther: {
        event: { type: 'passkey.add', name: 'Dienstlaptop', currentPassword: otherPassword },
        ...inWords(
          'Mit einem anderen Namen und Passwort „Passkey einrichten“ drücken.',
          'Press "Set up a passkey" with another name and password.',
          0.5,
        ),
      },
    },
    'passkey.rename': {
      rename: {
        event: { type: 'passkey.rename', id: 1, name: 'Altes Telefon' },
        ...inWords('Dem ersten Passkey einen anderen Namen geben.', 'Give the first passkey another name.'),
      },
      renameOther: {
        event: { type: 'passkey.rename', id: 2, name: 'Schlüsselbund' },
        ...inWords(
          'Dem zweiten Passkey einen anderen Namen geben.',
          'Give the second passkey another name.',
          0.5,
        ),
      },
    },
    'passkey.remove': {
      remove: {
        event: { type: 'passkey.remove', id: 1, currentPassword: password },
        ...inWords(
          'Den ersten Passkey mit dem Passwort entfernen.',
          'Remove the first passkey by the password.',
        ),
      },
      removeOther: {
        event: { type: 'passkey.remove', id: 2, currentPassword: otherPassword },
        ...inWords(
          'Den zweiten Passkey mit einem anderen Passwort entfernen.',
          'Remove the second passkey by another password.',
          0.5,
        ),
      },
    },
    'codes.renew': {
      renew: {
        event: { type: 'codes.renew', currentPassword: password },
        ...inWords('Mit dem Passwort neue Codes anfordern.', 'Ask for new codes with the password.', 0.5),
      },
      renewOther: {
        event: { type: 'codes.renew', currentPassword: otherPassword },
        ...inWords(
          'Mit einem anderen Passwort neue Codes anfordern.',
          'Ask for new codes with another password.',
          0.3,
        ),
      },
    },
    'codes.keep': {
      keep: {
        event: { type: 'codes.keep' },
        ...inWords('„Ich habe sie aufgehoben“ drücken.', 'Press "I have kept them".'),
      },
    },
  },
  calls: {
    begin: {
      ok: {
        output: creation('AAAA'),
        ...inWords('Das Passwort stimmt.', 'The password is right.', 3),
      },
      other: {
        output: creation('BBBB'),
        ...inWords(
          'Das Passwort stimmt, gefragt wird etwas anderes.',
          'The password is right, something else is asked.',
          0.3,
        ),
      },
      ...failureSamples,
      wrong: wrongPassword,
      tooMany: changed,
      httpError: httpErrorSample,
    },
    create: {
      ok: {
        output: { kind: 'answered', answer: made('telefon') },
        ...inWords('Am Gerät bestätigen.', 'Confirm at the device.', 3),
      },
      other: {
        output: { kind: 'answered', answer: made('schluessel') },
        ...inWords('An einem anderen Gerät bestätigen.', 'Confirm at another device.', 0.3),
      },
      cancelled: {
        output: { kind: 'cancelled' },
        ...inWords('Am Gerät abbrechen.', 'Cancel at the device.', 0.5),
      },
      known: {
        output: { kind: 'known' },
        ...inWords(
          'Das Gerät hat schon einen Passkey dieses Kontos.',
          'The device has a passkey of this account already.',
          0.3,
        ),
      },
      unsupported: {
        output: { kind: 'unsupported' },
        ...inWords('Dieser Browser kann keine Passkeys.', 'This browser has no passkeys.', 0.2),
      },
      ...failureSamples,
    },
    confirm: {
      ok: {
        output: { success: true, recoveryCodes: codesFrom(2) },
        ...inWords('Der Passkey ist der erste zweite Faktor.', 'The passkey is the first second factor.', 2),
      },
      further: {
        output: { success: true, recoveryCodes: [] },
        ...inWords('Der Passkey kommt zu anderen dazu.', 'The passkey is added to others.', 2),
      },
      ...failureSamples,
      wrong: refusedWith(
        'secondFactor.wrong',
        'Dieser Passkey kann nicht angenommen werden.',
        'This passkey cannot be accepted.',
      ),
      changed,
      httpError: httpErrorSample,
    },
    rename: {
      ok: { output: { success: true }, ...inWords('Der Name ist gespeichert.', 'The name is saved.', 2) },
      ...failureSamples,
      changed,
      httpError: httpErrorSample,
    },
    remove: {
      ok: { output: { success: true }, ...inWords('Das Passwort stimmt.', 'The password is right.', 2) },
      ...failureSamples,
      wrong: wrongPassword,
      httpError: httpErrorSample,
    },
    renewCodes: {
      ok: {
        output: { success: true, recoveryCodes: codesFrom(3) },
        ...inWords('Das Passwort stimmt.', 'The password is right.', 2),
      },
      ...failureSamples,
      wrong: wrongPassword,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ problem, recoveryCodes, creation: asked, passkey, id, name }) => ({
    problem: problem?.code ?? null,
    codes: recoveryCodes[0] ?? null,
    asked: asked?.challenge ?? null,
    made: passkey?.id ?? null,
    id,
    name,
  }),
  invariants: {
    'a password is held only while it is checked': ({ context, tags }) =>
      context.currentPassword === '' || tags.has('busy'),
    'what is asked is held only while the device is asked': ({ value, context }) =>
      (context.creation !== null) === (value === 'asking'),
    'what was made is held only while it is checked': ({ value, context }) =>
      (context.passkey !== null) === (value === 'confirming'),
    'recovery codes are shown once': ({ value, context }) =>
      context.recoveryCodes.length > 0 === (value === 'codes'),
  },
};
