import { fromPromise } from 'xstate';
import type { BasketHandoverInput, TakenOver } from './basket-handover.types.ts';

/** Port of the hand-over: POST /shop/basket/take-over. Rejects with a `CallFailure`. */
export const basketHandoverActors = {
  takeOver: fromPromise<TakenOver, BasketHandoverInput>(() =>
    Promise.reject(new Error('takeOver: not provided')),
  ),
};
