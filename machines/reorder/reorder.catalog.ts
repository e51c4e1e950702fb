import type { Successor } from '#contract/basket.ts';
import {
  failureSamples,
  httpErrorSample,
  inWords,
  type Catalog,
  type FailureSample,
} from '#machines/path-ready.ts';
import { samplePosition, samplePrice } from '../basket/basket.samples.ts';
import type { ReorderMachine } from './reorder.machine.ts';
import type { LinesAdded, LineToReorder } from './reorder.types.ts';
import { reorderWords } from './reorder.words.ts';

const toner: LineToReorder = {
  articleNumber: 'T104711',
  shopDepotId: 1,
  displayName: 'Toner schwarz',
  url: '/shop/article/T104711-1/toner-schwarz',
  quantity: 2,
  unit: 'Stück',
  hint: '',
  costCenter: '',
  unitNet: 4800,
  unitGross: 5712,
};
const paper: LineToReorder = {
  articleNumber: 'P200500',
  shopDepotId: 2,
  displayName: 'Kopierpapier A4',
  url: '/shop/article/P200500-2/kopierpapier-a4',
  quantity: 5,
  unit: 'Paket',
  hint: 'Lager',
  costCenter: '4711',
  unitNet: 399,
  unitGross: 475,
};
const drum: LineToReorder = {
  ...toner,
  articleNumber: 'D300100',
  displayName: 'Bildtrommel',
  costCenter: '0815',
  url: '',
  quantity: 4,
};
/** Of the same number only another depot's is left. */
const gone: LineToReorder = {
  ...toner,
  articleNumber: 'X1',
  shopDepotId: null,
  displayName: 'Farbband',
  hint: 'Kasse',
};
const gift: LineToReorder = { ...toner, articleNumber: 'G1', unitNet: 0, unitGross: 0 };
/** Of a list: nothing was paid yet. */
const listed = ({ unitNet: _net, unitGross: _gross, ...line }: LineToReorder): LineToReorder => line;

const successor = (articleNumber: string, displayName: string): Successor => ({
  articleNumber,
  shopDepotId: 1,
  displayName,
  url: `/shop/article/${articleNumber}-1/neu`,
  unit: 'Stück',
  unitNet: 5000,
  unitGross: 5950,
});

const refused = (index: number, { articleNumber }: LineToReorder) => ({
  index,
  articleNumber,
  message: `Artikel ${articleNumber} ist zurzeit nicht bestellbar.`,
  added: 0,
});

/** The toner has become dearer, the paper cheaper. */
const basket: LinesAdded['basket'] = {
  mode: 'b2b',
  isTaxExempt: false,
  positions: [
    samplePosition(),
    samplePosition({
      articleNumber: paper.articleNumber,
      shopDepotId: 2,
      quantity: paper.quantity,
      unit: paper.unit,
      hint: paper.hint,
      costCenter: paper.costCenter,
      price: samplePrice(389),
    }),
  ],
};

const ended: FailureSample = {
  error: {
    kind: 'refused',
    refusal: { success: false, code: 'session.ended', errorMessages: [] },
  },
  server: 'session-ended',
  de: 'Die Sitzung ist inzwischen abgelaufen.',
  en: 'The session has ended meanwhile.',
  weight: 0.2,
};

const failures = { ...failureSamples, httpError: httpErrorSample, ended };

/** What may happen where something is ordered again, and what must stay true. */
export const reorderCatalog: Catalog<ReorderMachine> = {
  words: reorderWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords('„Erneut bestellen“ steht da.', '"Order again" stands there.'),
    },
  },
  events: {
    'order.again': {
      order: {
        event: { type: 'order.again', wanted: { orderNumber: '2026-100042' } },
        ...inWords(
          'In der Liste der Bestellungen bei 2026-100042 „Erneut bestellen“ drücken.',
          'Press "Order again" at 2026-100042 in the list of orders.',
          3,
        ),
      },
      otherOrder: {
        event: { type: 'order.again', wanted: { orderNumber: '2026-100077' } },
        ...inWords(
          'In der Liste der Bestellungen bei 2026-100077 „Erneut bestellen“ drücken.',
          'Press "Order again" at 2026-100077 in the list of orders.',
        ),
      },
      lines: {
        event: { type: 'order.again', wanted: { lines: [gift, toner, drum, gone] } },
        ...inWords(
          'Auf der Seite einer Bestellung „Erneut bestellen“ drücken.',
          'Press "Order again" on the page of an order.',
          2,
        ),
      },
      list: {
        event: { type: 'order.again', wanted: { lines: [listed(toner), listed(paper)] } },
        ...inWords(
          'Bei einer Einkaufsliste „Alles in den Warenkorb“ drücken.',
          'Press "All into the basket" at a shopping list.',
        ),
      },
      nothing: {
        event: { type: 'order.again', wanted: { lines: [gone, gift] } },
        ...inWords(
          'Eine Bestellung erneut bestellen, von der es nichts mehr gibt.',
          'Order something again of which nothing is left.',
          0.3,
        ),
      },
    },
    'instead.take': {
      first: {
        event: { type: 'instead.take', place: 0 },
        ...inWords('Den ersten Nachfolger nehmen.', 'Take the first successor.'),
      },
      second: {
        event: { type: 'instead.take', place: 1 },
        ...inWords('Den zweiten Nachfolger nehmen.', 'Take the second successor.'),
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
        ...inWords('Zur Seite mit dem Knopf zurückkehren.', 'Come back to the page with the button.', 0.2),
      },
    },
  },
  calls: {
    loadPositions: {
      ok: {
        output: [toner, paper],
        ...inWords('Die Bestellung besteht aus zwei Zeilen.', 'The order consists of two lines.', 3),
      },
      nothing: {
        output: [gone],
        ...inWords('Von der Bestellung gibt es nichts mehr.', 'Nothing of the order is left.', 0.3),
      },
      ...failures,
    },
    addLines: {
      ok: {
        output: { addedCount: 2, refused: [], basket },
        ...inWords('Alles liegt im Warenkorb.', 'All of it lies in the basket.', 3),
      },
      missing: {
        output: {
          addedCount: 0,
          refused: [
            { ...refused(0, toner), successor: successor('N1', 'Neuer Toner') },
            { ...refused(1, drum), successor: successor('N2', 'Neue Trommel') },
          ],
          basket: { ...basket, positions: [] },
        },
        ...inWords(
          'Zwei Zeilen fehlen; beide haben einen Nachfolger.',
          'Two lines are missing; both have a successor.',
        ),
      },
      ...failures,
    },
    addInstead: {
      ok: {
        output: { addedCount: 1, refused: [], basket },
        ...inWords('Der Nachfolger liegt im Warenkorb.', 'The successor lies in the basket.', 3),
      },
      less: {
        output: {
          addedCount: 1,
          refused: [
            { index: 0, articleNumber: 'N1', message: 'Davon sind nur noch 1 Stück zu haben.', added: 1 },
          ],
          basket,
        },
        ...inWords('Vom Nachfolger gibt es weniger.', 'There is less of the successor.', 0.5),
      },
      none: {
        output: { addedCount: 0, refused: [refused(0, { ...toner, articleNumber: 'N1' })], basket },
        ...inWords('Auch den Nachfolger gibt es nicht mehr.', 'The successor is gone as well.', 0.5),
      },
      ...failures,
    },
  },
  delays: {},
  abstract: ({ asked, reordered, place, taken, failure, isAway }) => ({
    asked: asked.items.length,
    unknown: asked.unknown.length,
    instead: (reordered?.missing ?? []).map(({ instead }) => instead !== null),
    isTold: reordered !== null,
    place,
    taken,
    failure: failure?.join(' ') ?? null,
    isAway,
  }),
  invariants: {
    'the basket is never asked for nothing': ({ value, context }) =>
      value !== 'addingAll' || context.asked.items.length > 0,
    'what is taken instead has a successor': ({ context: { reordered, taken } }) =>
      taken.every((place) => reordered?.missing[place]?.instead != null),
    'nothing is taken twice': ({ context: { taken } }) => new Set(taken).size === taken.length,
    'a failure stands only where a try has failed': ({ value, context }) =>
      value === 'gone' || (context.failure !== null) === /[fF]ailed|unanswered/.test(JSON.stringify(value)),
    'nothing rests where nobody sees it': ({ value, context }) =>
      !context.isAway || value === 'gone' || typeof value === 'string',
  },
};
