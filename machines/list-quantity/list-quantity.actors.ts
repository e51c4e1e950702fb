import { fromPromise } from 'xstate';
import type { QuantityRequest } from './list-quantity.types.ts';

/**
 * Port of the quantity in a list: POST /lists/my/update-position-quantity. Answers what is kept of it, corrected by step and limits;
 * rejects with a `CallFailure`.
 */
export const listQuantityActors = {
  changeQuantity: fromPromise<{ readonly quantity: number }, QuantityRequest>(() =>
    Promise.reject(new Error('changeQuantity: not provided')),
  ),
};
