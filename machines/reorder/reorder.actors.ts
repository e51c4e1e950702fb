import { fromPromise } from 'xstate';
import type { ItemsToAdd, LinesAdded, LineToReorder } from './reorder.types.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name}: not provided`));

/**
 * Ports of ordering again: GET /orders for what an own order consists of, and the basket, which is asked for all lines at once or
 * for what has taken the place of one (`addItemsThroughBasket`). Each rejects with a `CallFailure`.
 */
export const reorderActors = {
  loadPositions: fromPromise<readonly LineToReorder[], { readonly orderNumber: string }>(
    missing('loadPositions'),
  ),
  addLines: fromPromise<LinesAdded, { readonly items: ItemsToAdd }>(missing('addLines')),
  addInstead: fromPromise<LinesAdded, { readonly items: ItemsToAdd }>(missing('addInstead')),
};
