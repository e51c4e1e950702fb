import { fromPromise } from 'xstate';
import type { StoredBasketDetail } from '#contract/stored-basket.ts';
import type { StoredBasketContext } from './stored-basket.types.ts';

/**
 * Ports of the stored baskets: POST /shop/basket/save-basket, view-stored-basket, load-stored-basket and remove-stored-basket. Each hands
 * the basket of its answer to who shows it, and rejects with a `CallFailure`.
 */
export const storedBasketActors = {
  saveBasket: fromPromise<unknown, { readonly name: string }>(() =>
    Promise.reject(new Error('saveBasket: not provided')),
  ),
  viewBasket: fromPromise<StoredBasketDetail, { readonly id: number }>(() =>
    Promise.reject(new Error('viewBasket: not provided')),
  ),
  loadBasket: fromPromise<
    { readonly isAnyTaken: boolean; readonly refused: readonly string[] },
    { readonly id: number; readonly how: StoredBasketContext['how'] }
  >(() => Promise.reject(new Error('loadBasket: not provided'))),
  removeBasket: fromPromise<unknown, { readonly id: number }>(() =>
    Promise.reject(new Error('removeBasket: not provided')),
  ),
};
