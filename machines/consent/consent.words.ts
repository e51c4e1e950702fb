import type { ChartWords } from '#machines/path-ready.ts';
import type { ConsentMachine } from './consent.machine.ts';

/** What people call the chart `consent` and its parts; states stand in the order in which they are read. */
export const consentWords: ChartWords<ConsentMachine> = {
  title: { de: 'Cookie-Einwilligung', en: 'Cookie consent' },
  description: {
    de: 'Fragt einmal, ob gemessen werden darf, und merkt sich die Antwort.',
    en: 'Asks once whether anything may be measured, and remembers the answer.',
  },
  states: {
    checking: {
      title: { de: 'Antwort lesen', en: 'Reading the answer' },
      description: { de: 'Die gespeicherte Antwort wird gelesen.', en: 'The stored answer is being read.' },
      spec: ['S4.4-04'],
    },
    asking: {
      title: { de: 'Noch keine Antwort', en: 'No answer yet' },
      description: {
        de: 'Der Besucher hat noch nicht geantwortet.',
        en: 'The visitor has not answered yet.',
      },
      spec: ['S4.4-01'],
    },
    'asking.waiting': {
      title: { de: 'Wartet mit der Frage', en: 'Waiting to ask' },
      description: {
        de: 'Die Cookie-Leiste erscheint erst nach der eingestellten Zeit.',
        en: 'The cookie bar only appears after the configured time.',
      },
      spec: ['S4.4-01', 'S2.12-08', 'S9-12'],
    },
    'asking.shown': {
      title: { de: 'Cookie-Leiste steht', en: 'Cookie bar shown' },
      description: {
        de: 'Die Cookie-Leiste fragt: zustimmen, ablehnen oder mehr lesen.',
        en: 'The cookie bar asks: accept, decline or read more.',
      },
      spec: ['S4.4-01', 'S4.4-02', 'S4.4-03'],
    },
    granted: {
      title: { de: 'Zugestimmt', en: 'Consent given' },
      description: {
        de: 'Der Besucher hat zugestimmt; es darf gemessen werden.',
        en: 'The visitor has consented; measuring is allowed.',
      },
      spec: ['S4.4-02', 'S4.4-04', 'S4.4-05'],
    },
    declined: {
      title: { de: 'Abgelehnt', en: 'Declined' },
      description: {
        de: 'Der Besucher hat nicht zugestimmt; es wird nicht gemessen.',
        en: 'The visitor has not consented; nothing is measured.',
      },
      spec: ['S4.4-04', 'S4.4-05'],
    },
  },
  guards: {
    isConsentStored: { de: 'Zustimmung ist gespeichert', en: 'consent is stored' },
    isAnswerStored: { de: 'Ablehnung ist gespeichert', en: 'a refusal is stored' },
    isAnswerRead: { de: 'eine Antwort ist gespeichert', en: 'an answer is stored' },
  },
  events: {
    'route.changed': { de: 'Andere Seite geöffnet', en: 'Another page opened' },
    'storage.changed': { de: 'In einem anderen Tab geändert', en: 'Changed in another tab' },
  },
};
