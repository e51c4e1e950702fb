import { sampleHead } from '#machines/basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords } from '#machines/path-ready.ts';
import type { Catalog, FailureSample } from '#machines/path-ready.ts';
import { sampleMember, sampleShopFlags } from '#machines/sample-records.ts';
import type { SecondFactorMachine } from './second-factor.machine.ts';
import { secondFactorWords } from './second-factor.words.ts';

const minuteMs = 60_000;

const refusedWith = (
  code: 'secondFactor.wrong' | 'secondFactor.locked' | 'secondFactor.over' | 'secondFactor.tooManyMails',
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
        ...(code === 'secondFactor.wrong' && { fieldErrors: { code: de } }),
      },
    },
    server: code,
    de,
    en,
    weight: 0.3,
  }) satisfies FailureSample;

const over = refusedWith('secondFactor.over', 'Die Anmeldung ist abgelaufen.', 'The sign-in has run out.');

const passed = {
  success: true as const,
  token: 'csrf-2',
  user: sampleMember,
  shop: sampleShopFlags,
  head: sampleHead(5),
  redirectTo: '/my/orders',
};

/** What may happen after the right password, and what must stay true. */
export const secondFactorCatalog: Catalog<SecondFactorMachine> = {
  words: secondFactorWords,
  inputs: {
    pending: {
      input: { remainingMs: 10 * minuteMs, hasApp: true },
      ...inWords('Das Passwort war richtig.', 'The password was right.', 3),
    },
    late: {
      input: { remainingMs: minuteMs, hasApp: true },
      ...inWords(
        'Das Passwort war vor neun Minuten richtig.',
        'The password was right nine minutes ago.',
        0.3,
      ),
    },
    withoutApp: {
      input: { remainingMs: 10 * minuteMs, hasApp: false },
      ...inWords(
        'Das Passwort war richtig, und eingerichtet ist nur ein Passkey.',
        'The password was right, and only a passkey is set up.',
        0.5,
      ),
    },
    nothing: {
      input: { remainingMs: null, hasApp: true },
      ...inWords('Niemand hat ein Passwort eingegeben.', 'Nobody has entered a password.', 0.2),
    },
  },
  events: {
    'way.choose': {
      app: {
        event: { type: 'way.choose', way: 'app' },
        ...inWords('„Code der App“ drücken.', 'Press "Code of the app".', 0.3),
      },
      recovery: {
        event: { type: 'way.choose', way: 'recovery' },
        ...inWords('„Wiederherstellungscode“ drücken.', 'Press "Recovery code".', 0.3),
      },
      mail: {
        event: { type: 'way.choose', way: 'mail' },
        ...inWords('„Code per E-Mail“ drücken.', 'Press "Code by mail".', 0.3),
      },
    },
    'code.submit': {
      once: {
        event: { type: 'code.submit', code: '123456', isBrowserTrusted: false },
        ...inWords('Einen Code absenden.', 'Send a code.', 2),
      },
      trusting: {
        event: { type: 'code.submit', code: '654321', isBrowserTrusted: true },
        ...inWords(
          'Einen Code absenden und diesem Browser vertrauen.',
          'Send a code and trust this browser.',
        ),
      },
      kept: {
        event: { type: 'code.submit', code: 'ABCDE-FGH23', isBrowserTrusted: false },
        ...inWords('Einen Wiederherstellungscode absenden.', 'Send a recovery code.', 0.3),
      },
    },
    'attempt.end': {
      locked: {
        event: { type: 'attempt.end', how: 'locked' },
        ...inWords(
          'Es ist zu oft ein falscher Passkey gezeigt worden.',
          'A wrong passkey was shown too often.',
          0.2,
        ),
      },
      over: {
        event: { type: 'attempt.end', how: 'over' },
        ...inWords(
          'Der Passkey kommt, als keine Anmeldung mehr wartet.',
          'The passkey comes when no sign-in waits any more.',
          0.2,
        ),
      },
    },
    'mail.request': {
      request: {
        event: { type: 'mail.request' },
        ...inWords('Einen Code anfordern.', 'Ask for a code.'),
      },
    },
  },
  calls: {
    verify: {
      ok: {
        output: { ...passed, isBasketMerged: false },
        ...inWords('Der Code stimmt.', 'The code is right.', 2),
      },
      merged: {
        output: { ...passed, isBasketMerged: true },
        ...inWords(
          'Der Code stimmt, und der Warenkorb von früher kommt dazu.',
          'The code is right, and the basket from before is added.',
          0.3,
        ),
      },
      ...failureSamples,
      wrong: refusedWith('secondFactor.wrong', 'Dieser Code ist nicht richtig.', 'This code is wrong.'),
      locked: refusedWith('secondFactor.locked', 'Zu viele falsche Codes.', 'Too many wrong codes.'),
      over,
      httpError: httpErrorSample,
    },
    sendCode: {
      ok: { output: { success: true }, ...inWords('Der Code ist verschickt.', 'The code was mailed.') },
      ...failureSamples,
      justNow: refusedWith(
        'secondFactor.tooManyMails',
        'Ein Code wurde gerade erst verschickt.',
        'A code was mailed just now.',
      ),
      over,
      httpError: httpErrorSample,
    },
  },
  delays: {
    timeLeft: inWords('Warten, bis die Zeit um ist.', 'Wait until the time is up.', 0.2),
  },
  abstract: ({ way, hasApp, isMailed, problem, mailProblem, remainingMs }) => ({
    way,
    hasApp,
    isMailed,
    problem: problem?.code ?? null,
    mailProblem: mailProblem?.code ?? null,
    remainingMs,
  }),
  invariants: {
    'a code is held only while it is checked': ({ value, context }) =>
      context.code === '' || value === 'verifying',
    'nobody enters a code without the password': ({ value, context }) =>
      context.remainingMs !== null || value === 'over' || value === 'opening',
    'a mailed code is entered only after a mail': ({ value, context }) =>
      JSON.stringify(value) !== '{"entry":"mailed"}' || context.isMailed,
  },
};
