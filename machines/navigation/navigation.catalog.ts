import { roster } from '#machines/app/roster.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import { samplePage } from '#machines/sample-records.ts';
import type { NavigationMachine } from './navigation.machine.ts';
import { navigationPersistence } from './navigation.selectors.ts';
import { navigationWords } from './navigation.words.ts';

export const navigationCatalog: Catalog<NavigationMachine> = {
  words: navigationWords,
  inputs: {
    home: {
      input: roster.navigation.inputOf(samplePage()),
      ...inWords('Die Startseite ist offen.', 'The home page is open.'),
    },
    reloaded: {
      input: roster.navigation.inputOf(samplePage({ path: '/shop', reloadedFor: '/shop' })),
      ...inWords('Die Seite wurde eben neu geladen.', 'The page has just been reloaded.', 0.1),
    },
  },
  events: {
    'navigation.started': {
      lazy: {
        event: { type: 'navigation.started', target: '/shop', isAddressMoved: false },
        ...inWords('Auf „Shop“ klicken.', 'Click "Shop".', 3),
      },
      ready: {
        event: { type: 'navigation.started', target: '/shop/basket', isAddressMoved: false },
        ...inWords('Auf den Warenkorb klicken.', 'Click the basket.', 2),
      },
      back: {
        event: { type: 'navigation.started', target: '/page/impressum', isAddressMoved: true },
        ...inWords('„Zurück“ drücken.', 'Press "back".', 0.3),
      },
      checkout: {
        event: { type: 'navigation.started', target: '/shop/checkout', isAddressMoved: false },
        ...inWords('Auf „Zur Kasse“ klicken.', 'Click "To the checkout".', 0.3),
      },
    },
    'navigation.settled': {
      link: {
        event: { type: 'navigation.settled', path: '/shop', cause: 'push', keepsScroll: false },
        ...inWords('Die Seite ist da.', 'The page is there.', 3),
      },
      back: {
        event: { type: 'navigation.settled', path: '/', cause: 'pop', keepsScroll: false },
        ...inWords('Mit „Zurück“ ankommen.', 'Arrive by "back".'),
      },
      keeping: {
        event: { type: 'navigation.settled', path: '/shop?page=2', cause: 'push', keepsScroll: true },
        ...inWords('Ohne zu scrollen ankommen.', 'Arrive without scrolling.', 0.3),
      },
    },
    'navigation.failed': {
      chunk: {
        event: { type: 'navigation.failed', target: '/shop' },
        server: 'chunk-gone',
        de: 'Der Code der Seite fehlt nach einer neuen Version.',
        en: 'The code of the page is gone after a release.',
        weight: 0.1,
      },
    },
    'visitor.changed': {
      led: {
        event: { type: 'visitor.changed', redirectTo: '/my/orders', isSignInDue: false },
        ...inWords('Sich anmelden.', 'Sign in.', 0.3),
      },
      ended: {
        event: { type: 'visitor.changed', redirectTo: null, isSignInDue: true },
        ...inWords('Die Sitzung ist abgelaufen.', 'The session has ended.', 0.2),
      },
      staying: {
        event: { type: 'visitor.changed', redirectTo: null, isSignInDue: false },
        ...inWords('Sich in der Kasse anmelden.', 'Sign in at the checkout.', 0.2),
      },
    },
    'data.outdated': {
      mode: {
        event: { type: 'data.outdated' },
        ...inWords('Auf Privatkunde umschalten.', 'Switch to private customer.', 0.2),
      },
    },
    'page.open': {
      error: {
        event: { type: 'page.open', path: '/http-error/500', isReplacing: true },
        ...inWords('Ein Aufruf schlägt fehl.', 'A call fails.', 0.2),
      },
      home: {
        event: { type: 'page.open', path: '/', isReplacing: true },
        ...inWords('Die Wartung ist vorbei.', 'The maintenance is over.', 0.2),
      },
    },
    'signIn.open': {
      unanswered: {
        event: { type: 'signIn.open' },
        ...inWords(
          'Die Sitzung ist abgelaufen, und niemand antwortet.',
          'The session has ended, and nobody answers.',
          0.1,
        ),
      },
    },
    'scroll.moved': {
      down: {
        event: { type: 'scroll.moved', pixels: 601 },
        ...inWords('Weit nach unten scrollen.', 'Scroll far down.'),
      },
      up: {
        event: { type: 'scroll.moved', pixels: 600 },
        ...inWords('Bis 600 px zurückscrollen.', 'Scroll back to 600 px.', 0.5),
      },
    },
    'scroll.toTop': {
      toTop: { event: { type: 'scroll.toTop' }, ...inWords('„Nach oben“ drücken.', 'Press "To top".', 0.3) },
    },
  },
  calls: {},
  delays: { progressPatience: inWords('120 ms warten.', 'Wait 120 ms.') },
  abstract: ({ path, target, isAddressMoved, reloadedFor }) => ({
    path,
    target,
    isAddressMoved,
    reloadedFor,
  }),
  persistence: {
    ...navigationPersistence,
    inputOf: (reloadedFor: string | null) => ({ path: '/', reloadedFor }),
  },
  invariants: {
    'a target is known exactly while a page is on its way': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.context.target !== null),
  },
};
