import type { ChartWords } from '#machines/path-ready.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';

/** What people call the chart `list-quantity` and its parts; states stand in the order in which they are read. */
export const listQuantityWords: ChartWords<ListQuantityMachine> = {
  title: { de: 'Menge in einer Einkaufsliste', en: 'Quantity in a shopping list' },
  description: {
    de: 'Die Menge einer Position wird gespeichert: eine Änderung nach der anderen, die letzte zählt.',
    en: 'The quantity of a position is stored: one change after the other, the last one counts.',
  },
  states: {
    resting: {
      title: { de: 'In Ruhe', en: 'Resting' },
      description: { de: 'Keine Änderung ist unterwegs.', en: 'No change is on its way.' },
      spec: ['S7.2-27'],
    },
    'resting.kept': {
      title: { de: 'Gespeichert', en: 'Stored' },
      description: {
        de: 'Die Liste hält die Menge, die das Feld zeigt.',
        en: 'The list holds the quantity the field shows.',
      },
      spec: ['S7.2-27'],
    },
    changing: {
      title: { de: 'Wird gespeichert', en: 'Being stored' },
      description: {
        de: 'Eine Menge ist unterwegs, und das Feld zeigt, was zuletzt eingegeben wurde; es folgt ihr.',
        en: 'A quantity is on its way, and the field shows what was entered last, which follows it.',
      },
      spec: ['S7.2-27'],
    },
    'resting.failed': {
      title: { de: 'Nicht gespeichert', en: 'Not stored' },
      description: {
        de: 'Das Feld zeigt wieder, was die Liste hält; warum, steht daneben.',
        en: 'The field shows again what the list holds; why stands beside it.',
      },
      spec: ['S8-03'],
    },
    gone: {
      title: { de: 'Verlassen', en: 'Left' },
      description: {
        de: 'Das Feld steht nicht mehr da; was danach nicht gespeichert werden konnte, hat eine Meldung gesagt.',
        en: 'The field is no longer there; a toast has told what could not be stored afterwards.',
      },
      spec: ['S7.2-27'],
    },
  },
  guards: {
    isAway: { de: 'die Seite ist verlassen', en: 'the page was left' },
    isAnotherWaiting: {
      de: 'inzwischen wurde eine andere Menge eingegeben',
      en: 'another quantity was entered meanwhile',
    },
  },
  events: {
    'quantity.change': { de: 'Eine andere Menge eingeben', en: 'Enter another quantity' },
    'quantity.loaded': { de: 'Die Seite ist neu geladen', en: 'The page has loaded anew' },
  },
  facts: {
    'list.changed': { de: 'die Liste hat sich geändert', en: 'the list has changed' },
    'quantity.failedUnseen': {
      de: 'nach dem Verlassen der Seite nicht gespeichert',
      en: 'not stored after the page was left',
    },
  },
};
