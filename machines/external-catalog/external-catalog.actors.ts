import { fromPromise } from 'xstate';
import type { GoneBack, SeenBasket } from './external-catalog.types.ts';

/** Port of the external catalog: POST /shop/checkout/save-external-catalog-basket. Rejects with a `CallFailure`. */
export const externalCatalogActors = {
  handOver: fromPromise<GoneBack, SeenBasket>(() => Promise.reject(new Error('handOver: not provided'))),
};
