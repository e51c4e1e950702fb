import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';
import { storedBasketCatalog } from '#machines/stored-basket/stored-basket.catalog.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';

const { calls } = storedBasketCatalog;

const gone = {
  error: failureSamples.refused.error,
  ...inWords('Der gespeicherte Warenkorb ist nicht mehr da.', 'The stored basket is there no more.', 0.5),
};

/** The samples of a real shop: refused is what somebody has deleted elsewhere, and a name that is taken. */
export const storedBasketBrowserCatalog: Catalog<StoredBasketMachine> = {
  ...storedBasketCatalog,
  calls: {
    ...calls,
    saveBasket: {
      ...calls.saveBasket,
      refused: {
        error: failureSamples.refused.error,
        ...inWords('Der Name ist schon vergeben.', 'The name is taken.', 0.5),
      },
    },
    viewBasket: { ...calls.viewBasket, refused: gone },
    loadBasket: { ...calls.loadBasket, refused: gone },
    removeBasket: { ...calls.removeBasket, refused: gone },
  },
};
