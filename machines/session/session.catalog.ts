import { roster } from '../app/roster.ts';
import { sampleHead } from '../basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords } from '../path-ready.ts';
import type { Catalog, FailureSample } from '../path-ready.ts';
import {
  sampleBootRecord,
  sampleBootWith,
  sampleMember,
  sampleGuest,
  samplePage,
  sampleShopFlags,
} from '../sample-records.ts';
import type { sessionMachine } from './session.machine.ts';
import { sessionWords } from './session.words.ts';

const memberIdentity = {
  success: true as const,
  token: 'csrf-2',
  user: sampleMember,
  shop: sampleShopFlags,
  head: sampleHead(5),
};
const guestIdentity = { ...memberIdentity, token: 'csrf-3', user: sampleGuest, head: sampleHead(1, 0) };

const refusedWith = (
  code:
    'login.failed' | 'login.secondFactor' | 'login.tooManyAttempts' | 'login.wayInInvalid' | 'session.ended',
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

/** What may happen to a session, and what must stay true. */
export const sessionCatalog: Catalog<typeof sessionMachine> = {
  words: sessionWords,
  inputs: {
    guest: {
      input: roster.session.inputOf(samplePage()),
      ...inWords('Ein Gast öffnet den Shop.', 'A guest opens the shop.', 3),
    },
    member: {
      input: roster.session.inputOf(samplePage({ boot: { ...sampleBootRecord, user: sampleMember } })),
      ...inWords('Ein Kunde kommt angemeldet zurück.', 'A customer comes back signed in.'),
    },
    closed: {
      input: roster.session.inputOf(samplePage({ boot: sampleBootWith({ allowLogin: false }) })),
      ...inWords('Die Anmeldung ist abgeschaltet.', 'Signing in is switched off.', 0.1),
    },
  },
  events: {
    'login.open': {
      returning: {
        event: { type: 'login.open', redirectTo: '/my/orders' },
        ...inWords('Als Gast „Meine Bestellungen“ öffnen.', 'Open "My orders" as a guest.'),
      },
    },
    'login.close': {
      leave: {
        event: { type: 'login.close' },
        ...inWords('Die Anmeldung verlassen.', 'Leave the sign-in page.', 0.5),
      },
    },
    'login.submit': {
      returning: {
        event: {
          type: 'login.submit',
          email: 'einkauf@muster-gmbh.example',
          password: 'p',
          redirectTo: '/my/orders',
        },
        ...inWords('E-Mail und Passwort absenden.', 'Send e-mail and password.', 2),
      },
      staying: {
        event: {
          type: 'login.submit',
          email: 'leitung@muster-gmbh.example',
          password: 'q',
          redirectTo: null,
        },
        ...inWords('Sich in der Kasse anmelden.', 'Sign in at the checkout.', 0.5),
      },
    },
    'wayIn.found': {
      mailed: {
        event: { type: 'wayIn.found', token: 'way-in-token' },
        ...inWords(
          'Den Link aus der Mail „Anmeldung bestätigen“ öffnen.',
          'Open the link of the mail "Confirm your sign-in".',
          0.3,
        ),
      },
      again: {
        event: { type: 'wayIn.found', token: 'later-way-in' },
        ...inWords('Den Link aus einer späteren Mail öffnen.', 'Open the link of a later mail.', 0.1),
      },
    },
    'wayIn.use': {
      confirm: {
        event: { type: 'wayIn.use' },
        ...inWords('„Anmeldung bestätigen“ drücken.', 'Press "Confirm sign-in".'),
      },
    },
    logout: { out: { event: { type: 'logout' }, ...inWords('„Abmelden“ drücken.', 'Press "Sign out".') } },
    'session.ended': {
      ended: {
        event: { type: 'session.ended', isScreenKept: false },
        ...inWords('Sich in einem anderen Tab abmelden.', 'Sign out in another tab.', 0.2),
      },
      atCheckout: {
        event: { type: 'session.ended', isScreenKept: true },
        ...inWords('Die Sitzung läuft in der Kasse ab.', 'The session expires at the checkout.', 0.2),
      },
    },
    'identity.told': {
      secondFactor: {
        event: {
          type: 'identity.told',
          user: sampleMember,
          shop: sampleShopFlags,
          head: sampleHead(5),
          redirectTo: '/my/orders',
        },
        ...inWords('Der zweite Faktor stimmt.', 'The second factor is right.', 0.3),
      },
      member: {
        event: { type: 'identity.told', user: sampleMember, shop: sampleShopFlags, head: sampleHead(5) },
        ...inWords(
          'Eine Antwort sagt, dass jemand angemeldet ist.',
          'An answer says that somebody is signed in.',
          0.1,
        ),
      },
      guest: {
        event: { type: 'identity.told', user: sampleGuest, shop: sampleShopFlags, head: sampleHead(1, 0) },
        ...inWords(
          'Eine Antwort sagt, dass niemand mehr angemeldet ist.',
          'An answer says that nobody is signed in any more.',
          0.1,
        ),
      },
    },
    'config.changed': {
      closed: {
        event: { type: 'config.changed', allowLogin: false },
        ...inWords('Die Anmeldung wird abgeschaltet.', 'Signing in is switched off.', 0.1),
      },
    },
  },
  calls: {
    login: {
      ok: {
        output: { ...memberIdentity, redirectTo: '/my/orders', isBasketMerged: true },
        ...inWords('Die Anmeldung stimmt.', 'The sign-in is right.', 2),
      },
      ...failureSamples,
      wrong: refusedWith('login.failed', 'E-Mail oder Passwort ist falsch.', 'E-mail or password is wrong.'),
      secondFactor: refusedWith(
        'login.secondFactor',
        'Das Passwort ist richtig, der zweite Faktor fehlt noch.',
        'The password is right, the second factor is still missing.',
      ),
      tooMany: refusedWith('login.tooManyAttempts', 'Zu viele Versuche.', 'Too many attempts.'),
      httpError: httpErrorSample,
    },
    openWayIn: {
      ok: {
        output: { success: true },
        ...inWords('Der Weg aus der Mail gilt.', 'The way in of the mail is valid.'),
      },
      ...failureSamples,
      invalid: refusedWith('login.wayInInvalid', 'Der Link gilt nicht mehr.', 'The link is no longer valid.'),
      httpError: httpErrorSample,
    },
    logout: {
      ok: {
        output: { ...guestIdentity, redirectTo: '/' },
        ...inWords('Die Abmeldung gelingt.', 'Signed out.'),
      },
      ...failureSamples,
      ended: refusedWith('session.ended', 'Die Sitzung war schon zu Ende.', 'The session had already ended.'),
      httpError: httpErrorSample,
    },
    loadIdentity: {
      ok: {
        output: guestIdentity,
        ...inWords('Der Besucher ist jetzt Gast.', 'The visitor is a guest now.'),
      },
      stillMember: {
        output: memberIdentity,
        ...inWords('In einem anderen Tab wurde neu angemeldet.', 'Signed in again in another tab.', 0.2),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ isGuest, allowLogin, wantsRedirect, isLetIn, isScreenKept, problem }) => ({
    isGuest,
    allowLogin,
    wantsRedirect,
    isLetIn,
    isScreenKept,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'a way in is held only until it is used or left': ({ value, context }) =>
      context.wayIn === null || /wayIn/i.test(JSON.stringify(value)),
    'a guest never holds member data': ({ context }) =>
      !context.isGuest || (context.user.data.id === null && context.user.data.email === ''),
    'the redirect never leaves the origin': ({ context }) =>
      context.returnPath === null || /^\/(?!\/)/.test(context.returnPath),
    'whoever is signed in is no guest, unless the session has just ended': ({ value, context }) =>
      typeof value === 'string' ||
      !('member' in (value as object)) ||
      !context.isGuest ||
      (value as { member: string }).member === 'expired',
  },
};
