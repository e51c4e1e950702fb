import type { OrderableArticle } from '#contract/basket.ts';
import { samplePrice, sampleToast } from '../basket/basket.samples.ts';
import { failureSamples, httpErrorSample, inWords } from '../path-ready.ts';
import type { Catalog } from '../path-ready.ts';
import type { addTileMachine } from './add-tile.machine.ts';
import type { AddRights } from './add-tile.types.ts';

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

export const sampleRights: AddRights = {
  mayOrder: true,
  isPriceDisplayed: true,
  allowOrdersWithoutStock: false,
  isAdminMode: false,
};

/** What may happen to a tile, and what must stay true. */
export const addTileCatalog: Catalog<typeof addTileMachine> = {
  inputs: {
    orderable: {
      input: { article: sampleArticle, rights: sampleRights, quantity: null },
      ...inWords('Ein lieferbarer Artikel.', 'An article in stock.', 3),
    },
    typed: {
      input: { article: sampleArticle, rights: sampleRights, quantity: '12' },
      ...inWords('Vor dem Laden wurde schon 12 getippt.', '12 was typed before the page was live.', 0.1),
    },
    soldOut: {
      input: { article: { ...sampleArticle, sap_delivery_state: 2 }, rights: sampleRights, quantity: null },
      ...inWords('Ein ausverkaufter Artikel.', 'A sold-out article.', 0.3),
    },
  },
  events: {
    'quantity.commit': {
      ten: {
        event: { type: 'quantity.commit', typed: '10' },
        ...inWords('10 eintippen und das Feld verlassen.', 'Type 10 and leave the field.'),
      },
      seven: {
        event: { type: 'quantity.commit', typed: '7' },
        ...inWords('7 eintippen und das Feld verlassen.', 'Type 7 and leave the field.', 0.5),
      },
    },
    'article.add': {
      enter: {
        event: { type: 'article.add', typed: '10' },
        ...inWords('10 eintippen und Enter drücken.', 'Type 10 and press Enter.', 3),
      },
      offStep: {
        event: { type: 'article.add', typed: '7' },
        ...inWords('7 eintippen und Enter drücken.', 'Type 7 and press Enter.', 0.5),
      },
    },
    'rights.changed': {
      withdrawn: {
        event: { type: 'rights.changed', obstacles: ['mayNotOrder'] },
        ...inWords('Der Zugang zum Bestellen wird entzogen.', 'The permission to order is withdrawn.', 0.1),
      },
      given: {
        event: { type: 'rights.changed', obstacles: [] },
        ...inWords('Der Zugang zum Bestellen wird erteilt.', 'The permission to order is given.', 0.1),
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
  abstract: ({ quantity, obstacles }) => ({ quantity, isAllowed: obstacles.length === 0 }),
  invariants: {
    'the amount is on the lattice of the article': ({ context: { quantity, rule } }) =>
      quantity >= rule.minimum && quantity <= rule.maximum && quantity % rule.step === 0,
  },
};
