import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { ExternalCatalogMachine } from './external-catalog.machine.ts';
import { externalCatalogWords } from './external-catalog.words.ts';

/** What may happen while a basket is handed over, and what must stay true. */
export const externalCatalogCatalog: Catalog<ExternalCatalogMachine> = {
  words: externalCatalogWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords(
        'Aus dem Einkaufssystem gekommen, etwas in den Warenkorb gelegt und zur Übergabe gegangen.',
        'Come from the procurement system, put something in and gone to hand it over.',
      ),
    },
  },
  events: {
    'basket.handOver': {
      press: {
        event: { type: 'basket.handOver' },
        ...inWords('„Warenkorb übergeben“ drücken.', 'Press "Hand basket over".'),
      },
    },
  },
  calls: {
    handOver: {
      ok: { output: null, ...inWords('Der Warenkorb ist übergeben.', 'The basket is handed over.', 3) },
      soldOut: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'stock.tooLow',
            errorMessages: ['Toner schwarz ist nicht mehr verfügbar.'],
          },
        },
        ...inWords('Einen Artikel gibt es nicht mehr.', 'An article cannot be had any more.', 0.5),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ problem }) => ({ problem: problem?.code ?? null }),
  invariants: {
    'a problem stands only where a try has failed': ({ value, context }) => {
      const said = JSON.stringify(value);
      return (context.problem !== null) === (said.includes('refused') || said.includes('unanswered'));
    },
  },
};
