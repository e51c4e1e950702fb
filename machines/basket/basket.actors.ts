import { fromPromise } from 'xstate';
import type { BasketChange, ChangeReply, HeadReply, LoadReply } from './basket.types.ts';

/**
 * Ports of the basket: GET /shop/basket, or GET /widget/shop/basket where the head is enough, and the one call
 * `requestOf(change)` names. Each rejects with a `CallFailure`; a
 * refusal is one of them.
 */
export const basketActors = {
  loadBasket: fromPromise<LoadReply | HeadReply, { readonly isHeadEnough: boolean }>(() =>
    Promise.reject(new Error('loadBasket: not provided')),
  ),
  sendChange: fromPromise<ChangeReply, { readonly change: BasketChange }>(() =>
    Promise.reject(new Error('sendChange: not provided')),
  ),
};
