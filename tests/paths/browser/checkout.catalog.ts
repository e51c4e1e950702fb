import type { BasketState } from '#contract/basket.ts';
import { sampleBasket, samplePosition, samplePrice } from '#machines/basket/basket.samples.ts';
import { checkoutCatalog } from '#machines/checkout/checkout.catalog.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  openedCheckout,
  refusedWith,
  sampleAddress,
  sampleProgress,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import { inWords, type Catalog, type FailureSample } from '#machines/path-ready.ts';

const items = [samplePosition()];
const { identified, addressed, complete } = sampleProgress;

/** The basket as the real server sends it: its version grows with every fact it is told. */
const baskets = {
  anonymous: sampleBasket(1, items),
  guest: sampleBasket(2, items, identified),
  billed: sampleBasket(3, items, { ...identified, billingAddress: sampleAddress }),
  addressed: sampleBasket(4, items, addressed),
  shipped: sampleBasket(5, items, { ...addressed, shippingMethod: sampleShipping }),
  complete: sampleBasket(6, items, complete),
  customer: sampleBasket(6, items, { ...complete, identity: 'customer' }),
  risen: sampleBasket(6, [samplePosition({ price: samplePrice(5900) })], {
    ...complete,
    orderToken: 'token-2',
  }),
  newer: sampleBasket(7, items, { ...complete, orderToken: 'token-2' }),
  incomplete: sampleBasket(7, items, { ...complete, missing: ['shippingMethod', 'terms'], orderToken: null }),
  emptied: sampleBasket(8, []),
} satisfies Record<string, BasketState>;

const { calls, events } = checkoutCatalog;
const answerOf = (basket: BasketState) => ({ success: true as const, basket, corrections: [] });
const ok = (basket: BasketState) => ({
  ok: { output: answerOf(basket), ...inWords('Die Angaben sind gespeichert.', 'Stored.', 2) },
});
const withoutMethod = refusedWith('method.notAvailable', 'Die Art ist nicht möglich.', 'Not available.');

/** Handled and committed, but the answer is lost on the way. */
const cut: FailureSample = {
  error: { kind: 'noAnswer' },
  server: 'answer-cut',
  de: 'Die Bestellung geht ein, die Antwort geht verloren.',
  en: 'The order is placed, the answer is lost.',
  weight: 0.1,
};

/** The checkout's samples as the real shop can produce them. */
export const checkoutBrowserCatalog: Catalog<typeof checkoutMachine> = {
  ...checkoutCatalog,
  inputs: {
    guest: {
      input: openedCheckout(baskets.anonymous),
      ...inWords('Als Gast mit gefülltem Warenkorb zur Kasse gehen.', 'Go to checkout as a guest.', 3),
    },
    guestAtReview: {
      input: openedCheckout(baskets.complete, 4),
      ...inWords(
        'Als Gast zu einer Kasse zurückkommen, in der alles angegeben ist.',
        'Come back as a guest.',
      ),
    },
    customerAtReview: {
      input: openedCheckout(baskets.customer, 4),
      ...inWords('Angemeldet zu einer Kasse kommen, in der alles angegeben ist.', 'Come back signed in.'),
    },
  },
  events: {
    ...events,
    // Nobody can do these in a browser at a moment of his choice, or no gesture of the page does them.
    'checkout.reload': {},
    'step.continue': {},
    'methods.reload': {},
    'login.submit': {},
    'login.failed': {},
    'session.changed': {},
    'basket.revised': {},
    'address.changed': { three: events['address.changed']['three'] as never },
    'basket.changed': {
      newer: {
        event: { type: 'basket.changed', basket: baskets.newer },
        ...inWords('Den Warenkorb in einem anderen Tab ändern.', 'Change the basket in another tab.', 0.3),
      },
      emptied: {
        event: { type: 'basket.changed', basket: baskets.emptied },
        ...inWords('Den Warenkorb in einem anderen Tab leeren.', 'Empty the basket in another tab.', 0.1),
      },
    },
  },
  calls: {
    ...calls,
    loadBasket: {
      ...calls.loadBasket,
      complete: {
        output: { basket: baskets.newer },
        ...inWords('Der Warenkorb kommt mit neuem Beleg.', 'The basket arrives with a new token.'),
      },
    },
    saveGuest: { ...calls.saveGuest, ...ok(baskets.guest) },
    saveBillingAddress: { ...calls.saveBillingAddress, ...ok(baskets.billed) },
    saveShippingAddress: { ...calls.saveShippingAddress, ...ok(baskets.addressed) },
    saveShippingMethod: { ...calls.saveShippingMethod, ...ok(baskets.shipped), refused: withoutMethod },
    savePaymentMethod: { ...calls.savePaymentMethod, ...ok(baskets.complete), refused: withoutMethod },
    saveOrder: {
      ...calls.saveOrder,
      cut,
      risen: refusedWith('price.risen', 'Ein Preis ist gestiegen.', 'A price has risen.', {
        basket: baskets.risen,
      }),
      changed: refusedWith('basket.changed', 'Der Warenkorb ist ein anderer.', 'The basket is another one.', {
        basket: baskets.newer,
      }),
      incomplete: refusedWith('checkout.incomplete', 'Es fehlen Angaben.', 'Data is missing.', {
        basket: baskets.incomplete,
      }),
      tooLow: refusedWith('stock.tooLow', 'Nicht genug vorrätig.', 'Not enough in stock.', {
        basket: baskets.complete,
      }),
    },
  },
};
