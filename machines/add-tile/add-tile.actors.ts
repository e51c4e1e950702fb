import { fromPromise } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import type { AddRequest } from './add-tile.types.ts';

/** What a tile learns when the basket could not take its article. */
export class AddFailed extends Error {
  /** Why no more of it can be had, for the field of the amount; null for every other failure, which the basket tells. */
  readonly limit: string | null;

  constructor(code: string, limit: string | null) {
    super(code);
    this.limit = limit;
  }
}

/** Ports of the tile. The app provides `addPosition` by handing the add to the basket (`addThroughBasket`). */
export const addTileActors = {
  addPosition: fromPromise<ToastAdd, AddRequest>(() =>
    Promise.reject(new Error('addPosition: not provided')),
  ),
};
