import type { ChartWords } from '#machines/path-ready.ts';
import type { PrinterChoiceMachine } from './printer-choice.machine.ts';

/** What people call the chart `printer-choice` and its parts; states stand in the order in which they are read. */
export const printerChoiceWords: ChartWords<PrinterChoiceMachine> = {
  title: { de: 'Drucker auswählen', en: 'Choosing a printer' },
  description: {
    de: 'Der Weg zum Drucker über Listen: Hersteller, Serie, Modell.',
    en: 'The way to a printer by lists: brand, series, model.',
  },
  states: {
    open: {
      title: { de: 'Nichts gewählt', en: 'Nothing chosen' },
      description: { de: 'Noch ist kein Hersteller gewählt.', en: 'No brand is chosen yet.' },
      spec: ['S2.7-05'],
    },
    loading: {
      title: { de: 'Lädt', en: 'Loading' },
      description: {
        de: 'Die Drucker des Herstellers werden geholt.',
        en: 'The printers of the brand are being fetched.',
      },
      spec: ['S2.7-05'],
    },
    choosing: {
      title: { de: 'Serie und Modell', en: 'Series and model' },
      description: { de: 'Serie und Modell stehen zur Wahl.', en: 'Series and model can be chosen.' },
      spec: ['S2.7-06'],
    },
    failed: {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Die Drucker sind gerade nicht zu bekommen; ein neuer Versuch ist möglich.',
        en: 'The printers cannot be had at the moment; one can try again.',
      },
      spec: ['S8-03'],
    },
  },
  guards: {
    isNoBrand: { de: 'kein Hersteller', en: 'no brand' },
    isSeriesListed: { de: 'die Serie gibt es bei diesem Hersteller', en: 'the brand has the series' },
    isModelListed: { de: 'das Modell gehört zur Serie', en: 'the model belongs to the series' },
    isModelChosen: { de: 'ein Modell ist gewählt', en: 'a model is chosen' },
  },
  events: {
    'series.choose': { de: 'Eine Serie wählen', en: 'Choose a series' },
  },
};
