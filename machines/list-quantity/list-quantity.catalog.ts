import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';
import { listQuantityWords } from './list-quantity.words.ts';

/** What may happen to the quantity of a position, and what must stay true. */
export const listQuantityCatalog: Catalog<ListQuantityMachine> = {
  words: listQuantityWords,
  inputs: {
    toner: {
      input: { id: 7, name: 'Toner schwarz', quantity: 2 },
      ...inWords('In einer Liste stehen 2 Toner.', 'There are 2 toners in a list.', 2),
    },
    paper: {
      input: { id: 8, name: 'Kopierpapier A4', quantity: 4 },
      ...inWords('In einer Liste stehen 4 Pakete Papier.', 'There are 4 packs of paper in a list.'),
    },
  },
  events: {
    'quantity.change': {
      three: {
        event: { type: 'quantity.change', quantity: 3 },
        ...inWords('3 eingeben.', 'Enter 3.', 2),
      },
      five: {
        event: { type: 'quantity.change', quantity: 5 },
        ...inWords('5 eingeben.', 'Enter 5.'),
      },
    },
    'quantity.loaded': {
      same: {
        event: { type: 'quantity.loaded', quantity: 2 },
        ...inWords('Die Seite lädt neu; die Liste hält 2.', 'The page loads anew; the list holds 2.'),
      },
      other: {
        event: { type: 'quantity.loaded', quantity: 12 },
        ...inWords(
          'Ein anderer Tab hat 12 gespeichert, und die Seite lädt neu.',
          'Another tab has stored 12, and the page loads anew.',
          0.3,
        ),
      },
    },
    'widget.left': {
      left: {
        event: { type: 'widget.left' },
        ...inWords('Zu einer anderen Seite gehen.', 'Go to another page.', 0.3),
      },
    },
    'widget.returned': {
      returned: {
        event: { type: 'widget.returned' },
        ...inWords('Zur Liste zurückkehren.', 'Come back to the list.', 0.2),
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
  abstract: ({ held, shown, sent, problem, isAway }) => ({
    held,
    shown,
    sent,
    problem: problem?.code ?? null,
    isAway,
  }),
  invariants: {
    'at rest the field shows what the list holds': ({ value, context: { shown, held } }) =>
      value === 'changing' || value === 'gone' || shown === held,
    'a problem stands only where a try has failed': ({ value, context }) =>
      value === 'gone' || (context.problem !== null) === JSON.stringify(value).includes('failed'),
    'nothing rests where nobody sees it': ({ value, context }) =>
      !context.isAway || value === 'changing' || value === 'gone',
  },
};
