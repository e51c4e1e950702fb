import { fromPromise } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import type { AddRequest } from './add-tile.types.ts';

/** Ports of the tile. The app provides `addPosition` by handing the add to the basket (`addThroughBasket`). */
export const addTileActors = {
  addPosition: fromPromise<ToastAdd, AddRequest>(() =>
    Promise.reject(new Error('addPosition: not provided')),
  ),
};
