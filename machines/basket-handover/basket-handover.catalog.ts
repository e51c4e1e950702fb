import { sampleBasket } from '#machines/basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { BasketHandoverMachine } from './basket-handover.machine.ts';
import { basketHandoverWords } from './basket-handover.words.ts';

const uuid = '6a0e2f0c-5f0e-4b7e-9d52-0d3f6c1a7b11';
const basket = sampleBasket(5);

/** What may happen to a basket that is taken over, and what must stay true. */
export const basketHandoverCatalog: Catalog<BasketHandoverMachine> = {
  words: basketHandoverWords,
  inputs: {
    livebook: {
      input: { kind: 'livebook', uuid },
      ...inWords('Den Warenkorb eines Livebooks öffnen.', 'Open the basket of a livebook.'),
    },
    external: {
      input: { kind: 'external', uuid },
      ...inWords('Den Warenkorb eines externen Katalogs öffnen.', 'Open the basket of an external catalog.'),
    },
  },
  events: {
    'handover.retry': {
      retry: {
        event: { type: 'handover.retry' },
        ...inWords('„Noch einmal versuchen“ drücken.', 'Press "Try again".'),
      },
    },
  },
  calls: {
    takeOver: {
      ok: {
        output: { basket, told: [], isRepetition: false },
        ...inWords('Alles liegt im Warenkorb.', 'All of it is in the basket.', 3),
      },
      repeated: {
        output: { basket, told: [], isRepetition: true },
        ...inWords(
          'Er wurde schon früher übernommen; es kommt nichts dazu.',
          'It was taken over before; nothing is added.',
          0.5,
        ),
      },
      partly: {
        output: { basket, told: ['Toner schwarz ist nicht mehr verfügbar.'], isRepetition: false },
        ...inWords('Einiges gibt es nicht mehr.', 'Some of it cannot be had any more.'),
      },
      signIn: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'handedOver.signIn',
            errorMessages: ['Warenkörbe von Firmen können Sie nur übernehmen, wenn Sie angemeldet sind.'],
          },
        },
        ...inWords('Niemand ist angemeldet.', 'Nobody is signed in.', 0.5),
      },
      unknown: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'handedOver.unknown',
            errorMessages: ['Diesen Warenkorb gibt es hier nicht (mehr).'],
          },
        },
        ...inWords('Diesen Warenkorb gibt es nicht.', 'There is no such basket.', 0.5),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ kind, told, isRepetition, problem }) => ({
    kind,
    told: told.length,
    isRepetition,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'a problem stands only where a try has failed': ({ value, context }) =>
      (context.problem !== null) === (value === 'failed'),
    'what is missing is told once something was taken over': ({ value, context }) =>
      context.told.length > 0 === (value === 'partly'),
  },
};
