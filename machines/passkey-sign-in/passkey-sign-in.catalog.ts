import type { ShownPasskey } from '#contract/passkey.ts';
import { sampleHead } from '#machines/basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords } from '#machines/path-ready.ts';
import type { Catalog, FailureSample } from '#machines/path-ready.ts';
import { sampleMember, sampleShopFlags } from '#machines/sample-records.ts';
import type { PasskeySignInMachine } from './passkey-sign-in.machine.ts';
import { passkeySignInWords } from './passkey-sign-in.words.ts';

const question = (challenge: string) => ({
  success: true as const,
  options: {
    challenge,
    rpId: 'shop.example',
    timeout: 300_000,
    userVerification: 'required' as const,
    allowCredentials: [],
  },
});

const shown = (id: string): ShownPasskey => ({
  id,
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'BBBB',
  userHandle: 'CCCC',
});

const refusedWith = (
  code: 'login.failed' | 'secondFactor.wrong' | 'secondFactor.locked' | 'secondFactor.over',
  de: string,
  en: string,
) =>
  ({
    error: { kind: 'refused', refusal: { success: false, code, errorMessages: [de] } },
    server: code,
    de,
    en,
    weight: 0.3,
  }) satisfies FailureSample;

const passed = {
  success: true as const,
  token: 'csrf-2',
  user: sampleMember,
  shop: sampleShopFlags,
  head: sampleHead(5),
  redirectTo: '/my/orders',
};

/** What may happen while somebody signs in with a passkey, and what must stay true. */
export const passkeySignInCatalog: Catalog<PasskeySignInMachine> = {
  words: passkeySignInWords,
  inputs: {
    alone: {
      input: { purpose: 'signIn' },
      ...inWords('Die Anmeldung ist offen.', 'The sign-in is open.', 3),
    },
    afterPassword: {
      input: { purpose: 'secondFactor' },
      ...inWords('Das Passwort war richtig.', 'The password was right.'),
    },
  },
  events: {
    'passkey.use': {
      use: {
        event: { type: 'passkey.use', redirectTo: '/', isBrowserTrusted: false },
        ...inWords('Den Knopf für den Passkey drücken.', 'Press the button for the passkey.', 3),
      },
      elsewhere: {
        event: { type: 'passkey.use', redirectTo: '/my/orders', isBrowserTrusted: false },
        ...inWords(
          'Auf dem Weg zu den Bestellungen den Knopf für den Passkey drücken.',
          'On the way to the orders press the button for the passkey.',
        ),
      },
      trusting: {
        event: { type: 'passkey.use', redirectTo: '/', isBrowserTrusted: true },
        ...inWords(
          'Diesem Browser vertrauen und den Knopf für den Passkey drücken.',
          'Trust this browser and press the button for the passkey.',
        ),
      },
    },
  },
  calls: {
    begin: {
      ok: {
        output: question('AAAA'),
        ...inWords('Der Server fragt nach einem Passkey.', 'The server asks for a passkey.', 3),
      },
      other: {
        output: question('BBBB'),
        ...inWords('Der Server fragt etwas anderes.', 'The server asks something else.', 0.3),
      },
      ...failureSamples,
      over: refusedWith('secondFactor.over', 'Die Anmeldung ist abgelaufen.', 'The sign-in has run out.'),
      httpError: httpErrorSample,
    },
    authenticate: {
      ok: {
        output: { kind: 'answered', answer: shown('telefon') },
        ...inWords('Am Gerät bestätigen.', 'Confirm at the device.', 3),
      },
      other: {
        output: { kind: 'answered', answer: shown('schluessel') },
        ...inWords('Mit einem anderen Passkey bestätigen.', 'Confirm with another passkey.', 0.3),
      },
      cancelled: {
        output: { kind: 'cancelled' },
        ...inWords('Am Gerät abbrechen.', 'Cancel at the device.', 0.5),
      },
      unsupported: {
        output: { kind: 'unsupported' },
        ...inWords('Dieser Browser kann keine Passkeys.', 'This browser has no passkeys.', 0.2),
      },
      ...failureSamples,
    },
    verify: {
      ok: {
        output: { ...passed, isBasketMerged: false },
        ...inWords('Der Passkey stimmt.', 'The passkey is right.', 3),
      },
      merged: {
        output: { ...passed, isBasketMerged: true },
        ...inWords(
          'Der Passkey stimmt, und der Warenkorb von früher kommt dazu.',
          'The passkey is right, and the basket from before is added.',
          0.3,
        ),
      },
      ...failureSamples,
      failed: refusedWith(
        'login.failed',
        'Mit diesem Passkey können Sie sich nicht anmelden.',
        'You cannot sign in with this passkey.',
      ),
      wrong: refusedWith(
        'secondFactor.wrong',
        'Dieser Passkey gehört nicht zu Ihrem Kundenkonto.',
        'This passkey does not belong to your account.',
      ),
      locked: refusedWith('secondFactor.locked', 'Zu viele Versuche.', 'Too many tries.'),
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ purpose, problem, question: asked, passkey, isBrowserTrusted }) => ({
    purpose,
    isBrowserTrusted,
    problem: problem?.code ?? null,
    asked: asked?.challenge ?? null,
    shown: passkey?.id ?? null,
  }),
  invariants: {
    'what was signed is held only while it is checked': ({ value, context }) =>
      (context.passkey !== null) === (value === 'verifying'),
    'what is asked is held only while the device is asked': ({ value, context }) =>
      (context.question !== null) === (value === 'asking'),
    'a problem stands only where a try has failed': ({ value, context }) =>
      (context.problem !== null) === /refused|unanswered|over/.test(JSON.stringify(value)),
  },
};
