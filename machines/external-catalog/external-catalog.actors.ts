import { fromPromise } from 'xstate';

/** Port of the external catalog: POST /shop/checkout/save-external-catalog-basket. Rejects with a `CallFailure`. */
export const externalCatalogActors = {
  handOver: fromPromise<unknown>(() => Promise.reject(new Error('handOver: not provided'))),
};
