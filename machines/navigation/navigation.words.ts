import type { ChartWords } from '#machines/path-ready.ts';
import type { NavigationMachine } from './navigation.machine.ts';

/** What people call the chart `navigation` and its parts; states stand in the order in which they are read. */
export const navigationWords: ChartWords<NavigationMachine> = {
  title: { de: 'Seitenwechsel', en: 'Navigation' },
  description: {
    de: 'Vom Klick auf einen Link bis zur gezeigten Seite.',
    en: 'From the click on a link to the page in sight.',
  },
  states: {
    idle: {
      title: { de: 'Seite steht', en: 'Page in sight' },
      description: {
        de: 'Eine Seite ist zu sehen, keine andere ist unterwegs.',
        en: 'A page is in sight, no other is on its way.',
      },
      spec: ['S2-02', 'S2-03', 'S2.12-05'],
    },
    loading: {
      title: { de: 'Seite lädt', en: 'Page on its way' },
      description: { de: 'Eine andere Seite ist unterwegs.', en: 'Another page is on its way.' },
      spec: ['S2.12-07', 'S4.1-16'],
    },
    'loading.patient': {
      title: { de: 'Gerade angefordert', en: 'Just asked for' },
      description: {
        de: 'Die Seite ist gerade erst angefordert; noch steht kein Ladebalken.',
        en: 'The page has only just been asked for; there is no progress bar yet.',
      },
      spec: ['S2.12-07'],
    },
    'loading.shown': {
      title: { de: 'Ladebalken steht', en: 'Progress bar shown' },
      description: { de: 'Der Ladebalken steht.', en: 'The progress bar is in sight.' },
      spec: ['S2.12-07'],
    },
    reloading: {
      title: { de: 'Lädt neu', en: 'Reloading' },
      description: {
        de: 'Der Shop wurde erneuert; die Seite wird einmal ganz neu geladen.',
        en: 'The shop was renewed; the page is loaded wholly anew, once.',
      },
      spec: ['S2.12-07'],
    },
    failed: {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Die Seite ließ sich nicht laden; jeder Link führt weiter.',
        en: 'The page could not be loaded; every link leads on.',
      },
      spec: ['S8-08'],
    },
  },
  guards: {
    isDuplicate: { de: 'dieselbe Adresse noch einmal', en: 'the same address once more' },
    isRedirected: { de: 'die Antwort nennt eine Seite', en: 'the answer names a page' },
    isSignInDue: {
      de: 'eine Anmeldung ist nötig und die Seite hat keine eigene',
      en: 'a sign-in is needed and the page has none of its own',
    },
    mayLeaveForSignIn: {
      de: 'die Seite hat keine eigene Anmeldung',
      en: 'the page has no sign-in of its own',
    },
    isFirstFailure: { de: 'zum ersten Mal nicht geladen', en: 'not loaded for the first time' },
  },
  events: {
    'navigation.settled': { de: 'Die Seite ist da', en: 'The page is there' },
    'navigation.started': { de: 'Eine andere Seite wird geöffnet', en: 'Another page is being opened' },
    'visitor.changed': { de: 'Jemand anderes ist da', en: 'Somebody else is here' },
  },
  facts: {
    'navigation.settled': { de: 'Eine Seite steht', en: 'A page is in sight' },
  },
};
