import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';
import { listQuantityWords } from './list-quantity.words.ts';

/** What may happen to the quantity of a position, and what must stay true. */
export const listQuantityCatalog: Catalog<ListQuantityMachine> = {
  words: listQuantityWords,
  inputs: {
    toner: {
      input: { id: 7 },
      ...inWords('In einer Liste steht Toner.', 'There is toner in a list.', 2),
    },
    paper: {
      input: { id: 8 },
      ...inWords('In einer Liste steht Papier.', 'There is paper in a list.'),
    },
  },
  events: {
    'quantity.change': {
      three: {
        event: { type: 'quantity.change', quantity: 3, insteadOf: 2 },
        ...inWords('3 statt 2 eingeben.', 'Enter 3 instead of 2.', 2),
      },
      five: {
        event: { type: 'quantity.change', quantity: 5, insteadOf: 4 },
        ...inWords('5 statt 4 eingeben.', 'Enter 5 instead of 4.'),
      },
    },
  },
  calls: {
    changeQuantity: {
      ok: {
        output: { quantity: 3 },
        ...inWords('Die Liste hält 3.', 'The list holds 3.', 3),
      },
      corrected: {
        output: { quantity: 10 },
        ...inWords(
          'Die Liste hält 10, das Nächste, was es gibt.',
          'The list holds 10, the nearest there is.',
          0.5,
        ),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ sent, next, shown, problem }) => ({
    sent,
    next,
    shown: shown?.quantity ?? null,
    insteadOf: shown?.insteadOf ?? null,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'one waits only while another is on its way': ({ value, context }) =>
      context.next === null || value === 'changing',
    'a problem stands only where a try has failed': ({ value, context }) =>
      (context.problem !== null) === JSON.stringify(value).includes('failed'),
    'what could not be stored is not shown': ({ context }) =>
      context.problem === null || context.shown === null,
  },
};
