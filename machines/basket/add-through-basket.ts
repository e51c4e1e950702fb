import { fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import type { AddRequest } from '../add-tile/add-tile.types.ts';
import type { basketMachine } from './basket.machine.ts';

/** What a tile learns when the basket could not take its article; the sentence is the basket's own fact. */
export class AddFailed extends Error {}

/**
 * The tile's port `addPosition`: hands the add to the basket, which sends adds one after the other, and waits for the fact that
 * settles it. Every call has a ticket of its own, so that tiles that add at the same time do not take each other's answer.
 */
export function addThroughBasket(basket: ActorRefFrom<typeof basketMachine>) {
  let ticketCount = 0;
  return fromPromise<ToastAdd, AddRequest>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        ticketCount += 1;
        const ticket = `tile-${ticketCount}`;
        const subscription = basket.on('basket.addSettled', (settled) => {
          if (settled.ticket !== ticket) return;
          subscription.unsubscribe();
          if (settled.result.outcome === 'added') resolve(settled.result.added);
          else reject(new AddFailed(settled.result.problem.code));
        });
        signal.addEventListener('abort', () => subscription.unsubscribe());
        basket.send({ type: 'position.add', ticket, item: input });
      }),
  );
}
