import { hasConsent, isConsentOpen } from '#domain/consent.ts';
import { roster } from '#machines/app/roster.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import { sampleBootWith, samplePage } from '#machines/sample-records.ts';
import type { ConsentMachine } from './consent.machine.ts';
import { consentWords } from './consent.words.ts';

const routeChanged = (stored: unknown) => ({ type: 'route.changed' as const, stored });
const storageChanged = (stored: unknown) => ({ type: 'storage.changed' as const, stored });

export const consentCatalog: Catalog<ConsentMachine> = {
  words: consentWords,
  inputs: {
    fresh: {
      input: roster.consent.inputOf(samplePage()),
      ...inWords('Zum ersten Mal im Shop.', 'First visit to the shop.'),
    },
    later: {
      input: roster.consent.inputOf(samplePage({ boot: sampleBootWith({ cookieNoticeDelayMs: 5000 }) })),
      ...inWords('Zum ersten Mal im Shop, der später fragt.', 'First visit to a shop that asks later.', 0.1),
    },
  },
  events: {
    'consent.accept': {
      accept: {
        event: { type: 'consent.accept' },
        ...inWords('„Alle Cookies akzeptieren“ drücken.', 'Press "Accept all Cookies!".'),
      },
    },
    'consent.decline': {
      decline: { event: { type: 'consent.decline' }, ...inWords('„Ablehnen“ drücken.', 'Press "Decline".') },
    },
    'consent.reset': {
      reset: {
        event: { type: 'consent.reset' },
        ...inWords(
          'Auf /cookie-config die Auswahl zurücksetzen.',
          'Reset the choice on /cookie-config.',
          0.2,
        ),
      },
    },
    'consent.readMore': {
      readMore: {
        event: { type: 'consent.readMore' },
        ...inWords('„Mehr erfahren“ drücken.', 'Press "Read more!".', 0.3),
      },
    },
    'route.changed': {
      open: { event: routeChanged(null), ...inWords('Einen Link öffnen.', 'Follow a link.', 3) },
      accepted: {
        event: routeChanged('2'),
        ...inWords('Weitergehen, gespeichert ist Zustimmung.', 'Go on with consent stored.'),
      },
      declined: {
        event: routeChanged('false'),
        ...inWords('Weitergehen, gespeichert ist Ablehnung.', 'Go on with a refusal stored.'),
      },
    },
    'storage.changed': {
      removed: {
        event: storageChanged(null),
        ...inWords('In einem anderen Tab zurücksetzen.', 'Reset in another tab.', 0.1),
      },
      accepted: {
        event: storageChanged('true'),
        ...inWords('In einem anderen Tab zustimmen.', 'Accept in another tab.', 0.1),
      },
      declined: {
        event: storageChanged('false'),
        ...inWords('In einem anderen Tab ablehnen.', 'Decline in another tab.', 0.1),
      },
    },
  },
  calls: {},
  delays: {
    noticeDelay: inWords('Die eingestellte Zeit abwarten.', 'Wait for the configured delay.'),
  },
  abstract: ({ stored }) => ({ isGiven: hasConsent(stored), isOpen: isConsentOpen(stored) }),
  invariants: {
    'tracking is granted exactly when consent is stored': (snapshot) =>
      snapshot.hasTag('granted') === hasConsent(snapshot.context.stored),
    'the bar is never shown once something is stored': (snapshot) =>
      !snapshot.hasTag('noticeShown') || isConsentOpen(snapshot.context.stored),
  },
};
