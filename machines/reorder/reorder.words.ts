import type { ChartWords } from '#machines/path-ready.ts';
import type { ReorderMachine } from './reorder.machine.ts';

/** What people call the chart `reorder` and its parts; states stand in the order in which they are read. */
export const reorderWords: ChartWords<ReorderMachine> = {
  title: { de: 'Erneut bestellen', en: 'Ordering again' },
  description: {
    de: 'Eine Bestellung oder Liste kommt noch einmal in den Warenkorb; was fehlt, steht daneben, mit dem, was an seine Stelle getreten ist.',
    en: 'An order or a list goes into the basket once more; what is missing stands beside it, with what has taken its place.',
  },
  states: {
    resting: {
      title: { de: 'In Ruhe', en: 'Resting' },
      description: {
        de: 'Alles kann noch einmal in den Warenkorb gelegt werden.',
        en: 'All of it can be put into the basket once more.',
      },
      spec: ['S2.3-03'],
    },
    'resting.idle': {
      title: { de: 'Nichts zu sagen', en: 'Nothing to say' },
      description: {
        de: 'Noch ist nichts hineingelegt worden, oder zuerst kommt die Anmeldung.',
        en: 'Nothing has been put in yet, or the sign-in comes first.',
      },
      spec: ['S2.3-03'],
    },
    loadingPositions: {
      title: { de: 'Lädt die Bestellung', en: 'Loading the order' },
      description: {
        de: 'Woraus die Bestellung besteht, wird geholt.',
        en: 'What the order consists of is being fetched.',
      },
      spec: ['S2.3-03'],
    },
    addingAll: {
      title: { de: 'Wird hineingelegt', en: 'Being put in' },
      description: {
        de: 'Alle Zeilen sind auf dem Weg in den Warenkorb.',
        en: 'All lines are on their way into the basket.',
      },
      spec: ['S7.2-34'],
    },
    'resting.told': {
      title: { de: 'Ergebnis steht da', en: 'The outcome stands there' },
      description: {
        de: 'Was im Warenkorb liegt, was fehlt und was jetzt anders kostet, ist gesagt.',
        en: 'What lies in the basket, what is missing and what costs something else now has been said.',
      },
      spec: ['S2.3-03'],
    },
    addingInstead: {
      title: { de: 'Nachfolger wird hineingelegt', en: 'The successor is being put in' },
      description: {
        de: 'Was an die Stelle einer fehlenden Zeile getreten ist, ist auf dem Weg in den Warenkorb.',
        en: 'What has taken the place of a missing line is on its way into the basket.',
      },
      spec: ['S7.2-34'],
    },
    'resting.insteadFailed': {
      title: { de: 'Nachfolger nicht ganz da', en: 'The successor is not all there' },
      description: {
        de: 'Neben dem Ergebnis steht, warum der Nachfolger nicht oder nicht ganz im Warenkorb liegt.',
        en: 'Beside the outcome stands why the successor does not lie in the basket, or not all of it.',
      },
      spec: ['S8-03'],
    },
    'resting.failed': {
      title: { de: 'Nicht gelungen', en: 'Failed' },
      description: {
        de: 'Der Shop hat es abgelehnt, oder die Bestellung war nicht zu laden; es kann noch einmal versucht werden.',
        en: 'The shop has refused it, or the order could not be loaded; it can be tried again.',
      },
      spec: ['S8-03'],
    },
    'resting.unanswered': {
      title: { de: 'Ohne Antwort', en: 'No answer' },
      description: {
        de: 'Die Antwort ist ausgeblieben; vielleicht liegt alles im Warenkorb, und dort ist zuerst nachzusehen.',
        en: 'The answer did not come; all of it may lie in the basket, which is to be looked into first.',
      },
      spec: ['S8-03'],
    },
    gone: {
      title: { de: 'Verlassen', en: 'Left' },
      description: {
        de: 'Der Knopf steht nicht mehr da; was danach herauskam, hat eine Meldung gesagt.',
        en: 'The button is no longer there; a toast has told what came of it afterwards.',
      },
      spec: ['S2.3-03'],
    },
  },
  guards: {
    isOrderToLoad: { de: 'nur die Nummer ist da', en: 'only the number is there' },
    isSomethingAsked: { de: 'etwas davon gibt es noch', en: 'there still is some of it' },
    isThereInstead: { de: 'ein Nachfolger ist zu haben', en: 'a successor can be had' },
    isAllIn: { de: 'alles liegt im Warenkorb', en: 'all of it lies in the basket' },
    isSomethingIn: { de: 'ein Teil liegt im Warenkorb', en: 'some of it lies in the basket' },
    isUnanswered: { de: 'die Antwort ist ausgeblieben', en: 'the answer did not come' },
    isAway: { de: 'die Seite ist verlassen', en: 'the page was left' },
    hasSessionEnded: { de: 'die Anmeldung ist abgelaufen', en: 'the session has ended' },
  },
  events: {
    'order.again': { de: 'Erneut bestellen', en: 'Order again' },
    'instead.take': { de: 'Den Nachfolger nehmen', en: 'Take the successor' },
  },
  facts: {
    'reorder.settledUnseen': {
      de: 'nach dem Verlassen der Seite in den Warenkorb gelegt',
      en: 'put into the basket after the page was left',
    },
    'reorder.failedUnseen': {
      de: 'nach dem Verlassen der Seite nicht gelungen',
      en: 'failed after the page was left',
    },
  },
};
