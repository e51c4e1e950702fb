import { failureSamples, httpErrorSample, inWords } from '#machines/path-ready.ts';
import type { Catalog, FailureSample } from '#machines/path-ready.ts';
import type { SecondFactorSetupMachine } from './second-factor-setup.machine.ts';
import { secondFactorSetupWords } from './second-factor-setup.words.ts';

const refusedAt = (
  field: 'currentPassword' | 'code',
  code: 'password.wrong' | 'secondFactor.wrong',
  de: string,
  en: string,
) =>
  ({
    error: {
      kind: 'refused',
      refusal: { success: false, code, errorMessages: [de], fieldErrors: { [field]: de } },
    },
    server: code,
    de,
    en,
    weight: 0.3,
  }) satisfies FailureSample;

const wrongPassword = refusedAt(
  'currentPassword',
  'password.wrong',
  'Das Passwort ist falsch.',
  'The password is wrong.',
);

const codesFrom = (first: number): string[] =>
  [...'ABCDEFGHJK'].map((letter) => `ABCD${first}-EFGH${letter}`);

/** What may happen while the second factor is turned on and off, and what must stay true. */
export const secondFactorSetupCatalog: Catalog<SecondFactorSetupMachine> = {
  words: secondFactorSetupWords,
  inputs: {
    off: {
      input: { isOn: false },
      ...inWords('Der zweite Faktor ist ausgeschaltet.', 'The second factor is off.', 2),
    },
    on: {
      input: { isOn: true },
      ...inWords('Der zweite Faktor ist eingeschaltet.', 'The second factor is on.'),
    },
  },
  events: {
    'setup.begin': {
      begin: {
        event: { type: 'setup.begin', currentPassword: 'Vier Wörter ohne Zusammenhang' },
        ...inWords('Mit dem Passwort „Einrichten“ drücken.', 'Press "Set up" with the password.', 2),
      },
      other: {
        event: { type: 'setup.begin', currentPassword: 'Druckerpapier-2026!' },
        ...inWords(
          'Mit einem anderen Passwort „Einrichten“ drücken.',
          'Press "Set up" with another password.',
          0.5,
        ),
      },
    },
    'setup.cancel': {
      cancel: {
        event: { type: 'setup.cancel' },
        ...inWords('„Abbrechen“ drücken.', 'Press "Cancel".', 0.3),
      },
    },
    'code.confirm': {
      first: {
        event: { type: 'code.confirm', code: '123456' },
        ...inWords('Den Code der App absenden.', 'Send the code of the app.', 2),
      },
      next: {
        event: { type: 'code.confirm', code: '654321' },
        ...inWords('Den nächsten Code der App absenden.', 'Send the next code of the app.'),
      },
    },
    'codes.keep': {
      keep: {
        event: { type: 'codes.keep' },
        ...inWords('„Ich habe sie aufgehoben“ drücken.', 'Press "I have kept them".'),
      },
    },
    'codes.renew': {
      renew: {
        event: { type: 'codes.renew', currentPassword: 'Vier Wörter ohne Zusammenhang' },
        ...inWords('Mit dem Passwort neue Codes anfordern.', 'Ask for new codes with the password.'),
      },
      other: {
        event: { type: 'codes.renew', currentPassword: 'Druckerpapier-2026!' },
        ...inWords(
          'Mit einem anderen Passwort neue Codes anfordern.',
          'Ask for new codes with another password.',
          0.3,
        ),
      },
    },
    'factor.end': {
      end: {
        event: { type: 'factor.end', currentPassword: 'Vier Wörter ohne Zusammenhang' },
        ...inWords('Mit dem Passwort „Ausschalten“ drücken.', 'Press "Turn off" with the password.'),
      },
      other: {
        event: { type: 'factor.end', currentPassword: 'Druckerpapier-2026!' },
        ...inWords(
          'Mit einem anderen Passwort „Ausschalten“ drücken.',
          'Press "Turn off" with another password.',
          0.3,
        ),
      },
    },
  },
  calls: {
    begin: {
      ok: {
        output: {
          success: true,
          secret: 'JBSWY3DPEHPK3PXP',
          drawing: { size: 2, path: 'M0 0h1v1h-1zM1 1h1v1h-1z' },
        },
        ...inWords('Das Passwort stimmt.', 'The password is right.', 2),
      },
      ...failureSamples,
      wrong: wrongPassword,
      httpError: httpErrorSample,
    },
    confirm: {
      ok: {
        output: { success: true, recoveryCodes: codesFrom(2) },
        ...inWords('Der Code stimmt.', 'The code is right.', 2),
      },
      ...failureSamples,
      wrong: refusedAt('code', 'secondFactor.wrong', 'Dieser Code ist nicht richtig.', 'This code is wrong.'),
      changed: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'secondFactor.changed',
            errorMessages: ['Das hat sich inzwischen geändert.'],
          },
        },
        server: 'secondFactor.changed',
        de: 'Inzwischen ist nichts mehr einzurichten.',
        en: 'There is nothing to set up any more.',
        weight: 0.2,
      },
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
    end: {
      ok: { output: { success: true }, ...inWords('Das Passwort stimmt.', 'The password is right.', 2) },
      ...failureSamples,
      wrong: wrongPassword,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ isOn, problem, recoveryCodes, factor }) => ({
    isOn,
    problem: problem?.code ?? null,
    codes: recoveryCodes[0] ?? null,
    secret: factor?.secret ?? null,
  }),
  invariants: {
    'a password is held only while it is checked': ({ context, tags }) =>
      context.currentPassword === '' || tags.has('busy'),
    'the secret is held only while it is being set up': ({ value, context }) =>
      context.factor === null || value === 'shown' || value === 'confirming',
    'recovery codes are shown once': ({ value, context }) =>
      context.recoveryCodes.length > 0 === (value === 'codes'),
  },
};
