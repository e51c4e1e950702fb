import type { BasketRefusal } from '#contract/basket.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { ExternalCatalogMachine } from './external-catalog.machine.ts';
import { externalCatalogWords } from './external-catalog.words.ts';

const visit = { id: '0b0e6a52-6f0e-4b7e-9d52-0d3f6c1a7b11', name: 'Einkauf 5', isInspected: false } as const;
const otherVisit = '9c4d7d0e-1b67-4a55-8d1e-7b2f64a0c3e5';
const uuid = '6a0e2f0c-5f0e-4b7e-9d52-0d3f6c1a7b11';
const basket = { ...sampleBasket(5), externalCatalog: visit };

const changed: BasketRefusal = {
  success: false,
  code: 'basket.changed',
  errorMessages: ['Ihr Warenkorb hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.'],
  basket,
};

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
        event: { type: 'basket.handOver', seen: { visit: visit.id, basketVersion: basket.version } },
        ...inWords('„Warenkorb übergeben“ drücken.', 'Press "Hand basket over".'),
      },
      pressOther: {
        event: { type: 'basket.handOver', seen: { visit: otherVisit, basketVersion: basket.version + 3 } },
        ...inWords(
          'Auf der Seite eines anderen Besuchs „Warenkorb übergeben“ drücken.',
          'Press "Hand basket over" on the page of another visit.',
          0.2,
        ),
      },
    },
  },
  calls: {
    handOver: {
      ok: { output: { uuid }, ...inWords('Der Warenkorb ist übergeben.', 'The basket is handed over.', 3) },
      without: {
        output: { uuid: null },
        ...inWords(
          'Es wurde nichts übernommen: nur angesehen oder leer.',
          'Nothing was taken over: only looked at, or empty.',
          0.5,
        ),
      },
      changed: {
        error: {
          kind: 'refused',
          refusal: changed,
        },
        ...inWords(
          'Inzwischen liegt etwas anderes im Warenkorb.',
          'Something else lies in the basket meanwhile.',
          0.5,
        ),
      },
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
  abstract: ({ problem, fresh }) => ({ problem: problem?.code ?? null, isFresh: fresh !== null }),
  invariants: {
    'a problem stands only where a try has failed': ({ value, context }) => {
      const said = JSON.stringify(value);
      return (context.problem !== null) === /refused|unanswered|changed/.test(said);
    },
  },
};
