import type { ChartWords } from '#machines/path-ready.ts';
import type { QuickOrderMachine } from './quick-order.machine.ts';

const spec = ['S2.7-37'] as const;

/** What people call the chart `quick-order` and its parts; states stand in the order in which they are read. */
export const quickOrderWords: ChartWords<QuickOrderMachine> = {
  title: { de: 'Schnellbestellung', en: 'Quick order' },
  description: {
    de: 'Viele Nummern werden getippt, eingefügt oder aus einer Datei gelesen und kommen auf einmal in den Warenkorb.',
    en: 'Many numbers are typed, pasted or read from a file, and go into the basket at once.',
  },
  states: {
    open: {
      title: { de: 'Offen', en: 'Open' },
      description: {
        de: 'Zeilen können getippt, eingefügt, geändert und entfernt werden.',
        en: 'Lines can be typed, pasted, changed and removed.',
      },
      spec,
    },
    'open.sheet': {
      title: { de: 'Bogen', en: 'Sheet' },
      description: {
        de: 'Bei jeder Zeile steht, welcher Artikel gemeint ist, oder warum keiner.',
        en: 'Each line says which article is meant, or why none is.',
      },
      spec,
    },
    reading: {
      title: { de: 'Wird gelesen', en: 'Reading' },
      description: {
        de: 'Der Browser liest, was eingefügt oder gewählt wurde.',
        en: 'The browser reads what was pasted or chosen.',
      },
      spec,
    },
    'open.unread': {
      title: { de: 'Nicht übernommen', en: 'Not taken over' },
      description: {
        de: 'Es war keine Liste, oder es sind zu viele Zeilen; zu lesen ist, was gelesen wurde.',
        en: 'It was no list, or there are too many lines; one can read what was read.',
      },
      spec,
    },
    resolving: {
      title: { de: 'Wird gesucht', en: 'Resolving' },
      description: {
        de: 'Der Server sagt mit einem Aufruf, was alle offenen Nummern bedeuten; getippt werden kann weiter.',
        en: 'The server says by one call what all open numbers mean; one can go on typing.',
      },
      spec,
    },
    settling: {
      title: { de: 'Weiter', en: 'Going on' },
      description: {
        de: 'Was inzwischen getippt wurde, wird auch noch gefragt.',
        en: 'What was typed meanwhile is asked for, too.',
      },
      spec,
    },
    'open.unresolved': {
      title: { de: 'Ohne Auskunft', en: 'Unresolved' },
      description: {
        de: 'Der Server hat nicht gesagt, was die Nummern bedeuten; ein neuer Versuch ist möglich.',
        en: 'The server has not said what the numbers mean; one can try again.',
      },
      spec,
    },
    adding: {
      title: { de: 'Kommt in den Warenkorb', en: 'Adding' },
      description: {
        de: 'Alle Zeilen, die so zu haben sind, kommen auf einmal in den Warenkorb.',
        en: 'All lines that can be had as they stand go into the basket at once.',
      },
      spec,
    },
    'open.added': {
      title: { de: 'Im Warenkorb', en: 'Added' },
      description: {
        de: 'Zu lesen ist, wie viele Zeilen im Warenkorb sind; die anderen stehen noch da, mit dem Grund.',
        en: 'One can read how many lines are in the basket; the others still stand there, with why.',
      },
      spec,
    },
    'open.notAdded': {
      title: { de: 'Nicht im Warenkorb', en: 'Not added' },
      description: {
        de: 'Der Warenkorb hat nichts genommen, und zu lesen ist, warum.',
        en: 'The basket has taken nothing, and one can read why.',
      },
      spec,
    },
    'open.unanswered': {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Niemand weiß, ob die Zeilen im Warenkorb sind; der Warenkorb zeigt es.',
        en: 'Nobody knows whether the lines are in the basket; the basket shows it.',
      },
      spec,
    },
  },
  guards: {
    isSheetFull: { de: 'der Bogen ist voll', en: 'the sheet is full' },
    isNumberNew: { de: 'die Nummer ist neu', en: 'the number is new' },
    isFault: { de: 'es ist keine Liste', en: 'it is no list' },
    isTooMuch: { de: 'es sind zu viele Zeilen', en: 'there are too many lines' },
    isAnyOpen: { de: 'eine Nummer ist offen', en: 'a number is open' },
    isAnyReady: { de: 'eine Zeile ist zu haben', en: 'a line can be had' },
    hasSessionEnded: { de: 'die Sitzung ist abgelaufen', en: 'the session has ended' },
    isUnanswered: { de: 'ohne Antwort', en: 'without an answer' },
  },
  facts: {
    'lines.added': { de: 'Zeilen sind im Warenkorb', en: 'lines are in the basket' },
  },
  events: {
    'line.enter': { de: 'Eine Zeile eintragen oder ändern.', en: 'Enter or change a line.' },
  },
};
