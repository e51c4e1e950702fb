import type { ChartWords } from '#machines/path-ready.ts';
import type { FilterChoiceMachine } from './filter-choice.machine.ts';

/** What people call the chart `filter-choice` and its parts; states stand in the order in which they are read. */
export const filterChoiceWords: ChartWords<FilterChoiceMachine> = {
  title: { de: 'Filter auswählen', en: 'Choosing filters' },
  description: {
    de: 'Was im Filterblatt eines Telefons gewählt ist, gezählt bevor es gezeigt wird.',
    en: 'What is chosen in the filter sheet of a phone, counted before it is shown.',
  },
  states: {
    asShown: {
      title: { de: 'Wie gezeigt', en: 'As shown' },
      description: { de: 'Gewählt ist, was die Liste zeigt.', en: 'What the list shows is chosen.' },
      spec: ['S7.1-25'],
    },
    counting: {
      title: { de: 'Zählt', en: 'Counting' },
      description: {
        de: 'Die Artikel der neuen Auswahl werden gezählt; sie kann schon gezeigt werden.',
        en: 'The articles of the new choice are being counted; it can be shown already.',
      },
      spec: ['S7.1-25'],
    },
    counted: {
      title: { de: 'Gezählt', en: 'Counted' },
      description: {
        de: 'Die Anzahl steht auf dem Knopf, der die Auswahl zeigt.',
        en: 'The number stands on the button that shows the choice.',
      },
      spec: ['S7.1-25'],
    },
    failed: {
      title: { de: 'Nicht gezählt', en: 'Not counted' },
      description: {
        de: 'Die Anzahl ist nicht zu bekommen; die Auswahl kann trotzdem gezeigt werden.',
        en: 'The number cannot be had; the choice can be shown all the same.',
      },
      spec: ['S8-03'],
    },
  },
  guards: {
    isShownList: { de: 'die Liste zeigt es schon', en: 'the list shows it already' },
  },
  events: {
    'value.choose': { de: 'Einen Wert wählen', en: 'Choose a value' },
  },
};
