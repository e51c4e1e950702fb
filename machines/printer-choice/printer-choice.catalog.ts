import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { PrinterChoiceMachine } from './printer-choice.machine.ts';
import type { ChoosablePrinter } from './printer-choice.types.ts';
import { printerChoiceWords } from './printer-choice.words.ts';

const printer = (slug: string, name: string, series: string): ChoosablePrinter => ({
  slug,
  name,
  series,
  brandSlug: 'hp',
});

export const printerChoiceCatalog: Catalog<PrinterChoiceMachine> = {
  words: printerChoiceWords,
  inputs: { start: { input: undefined, ...inWords('Die Startseite ist offen.', 'The home page is open.') } },
  events: {
    'brand.choose': {
      hp: {
        event: { type: 'brand.choose', brand: 'hp' },
        ...inWords('HP wählen.', 'Choose HP.', 2),
      },
      none: {
        event: { type: 'brand.choose', brand: '' },
        ...inWords('Den Hersteller abwählen.', 'Take the brand back.', 0.3),
      },
    },
    'series.choose': {
      laserJet: {
        event: { type: 'series.choose', series: 'LaserJet Pro' },
        ...inWords('Die Serie LaserJet Pro wählen.', 'Choose the series LaserJet Pro.'),
      },
      deskJet: {
        event: { type: 'series.choose', series: 'DeskJet' },
        ...inWords('Die Serie DeskJet wählen.', 'Choose the series DeskJet.', 0.3),
      },
      none: {
        event: { type: 'series.choose', series: null },
        ...inWords('Die Serie abwählen.', 'Take the series back.', 0.3),
      },
    },
    'model.choose': {
      m404dn: {
        event: { type: 'model.choose', model: 'hp-laserjet-pro-m404dn' },
        ...inWords('Das Modell M404dn wählen.', 'Choose the model M404dn.'),
      },
    },
    'choice.open': {
      open: {
        event: { type: 'choice.open' },
        ...inWords('„Zum Drucker“ drücken.', 'Press "To the printer".'),
      },
    },
    'choice.retry': {
      retry: {
        event: { type: 'choice.retry' },
        ...inWords('„Erneut versuchen“ drücken.', 'Press "Try again".'),
      },
    },
  },
  calls: {
    loadPrinters: {
      ok: {
        output: [
          printer('hp-deskjet-2710', 'HP DeskJet 2710', 'DeskJet'),
          printer('hp-laserjet-pro-m404dn', 'HP LaserJet Pro M404dn', 'LaserJet Pro'),
          printer('hp-laserjet-pro-m428fdw', 'HP LaserJet Pro M428fdw', 'LaserJet Pro'),
        ],
        ...inWords('Drucker zweier Serien kommen.', 'Printers of two series arrive.'),
      },
      oneSeries: {
        output: [printer('hp-laserjet-pro-m404dn', 'HP LaserJet Pro M404dn', 'LaserJet Pro')],
        ...inWords('Drucker einer einzigen Serie kommen.', 'Printers of a single series arrive.', 0.3),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ brand, printers, series, model }) => ({
    hasBrand: brand !== '',
    printers: printers.length,
    series,
    model,
  }),
  invariants: {
    'printers belong to a brand': ({ context }) => context.brand !== '' || context.printers.length === 0,
    'only a printer of the chosen series is chosen': ({ context }) =>
      context.model === '' || context.series !== null,
  },
};
