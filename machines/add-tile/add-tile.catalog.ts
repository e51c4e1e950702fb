import type { OrderableArticle } from '#contract/basket.ts';
import { samplePrice, sampleToast } from '../basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords } from '../path-ready.ts';
import type { Catalog } from '../path-ready.ts';
import type { addTileMachine } from './add-tile.machine.ts';
import { addTileWords } from './add-tile.words.ts';

/** Sold in steps of 5, 5 at least. */
export const sampleArticle: OrderableArticle = {
  articleNumber: 'P200500',
  shopDepotId: 1,
  displayName: 'Kopierpapier A4',
  mainImage: { file: '/media/article/P200500.svg', fileType: 'svg' },
  price: samplePrice(399),
  stock: 40,
  sap_delivery_state: 1,
  min_order_price_unit: 5,
  max_order_price_unit: 100,
  step_order_price_unit: 5,
};

/** What may happen to a tile, and what must stay true. */
export const addTileCatalog: Catalog<typeof addTileMachine> = {
  words: addTileWords,
  inputs: {
    orderable: {
      input: { article: sampleArticle },
      ...inWords('Ein lieferbarer Artikel.', 'An article in stock.', 3),
    },
  },
  events: {
    'article.add': {
      ten: {
        event: { type: 'article.add', quantity: 10 },
        ...inWords('10 eintippen und Enter drücken.', 'Type 10 and press Enter.'),
      },
      fifteen: {
        event: { type: 'article.add', quantity: 15 },
        ...inWords('15 eintippen und Enter drücken.', 'Type 15 and press Enter.', 0.5),
      },
    },
  },
  calls: {
    addPosition: {
      ok: {
        output: sampleToast,
        ...inWords('Der Artikel liegt im Warenkorb.', 'The article is in the basket.', 3),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: () => ({}),
  invariants: {},
};
