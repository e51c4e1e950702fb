import { fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import { AddFailed } from '#machines/add-tile/add-tile.actors.ts';
import type { AddRequest } from '#machines/add-tile/add-tile.types.ts';
import type { BasketMachine } from '#machines/basket/basket.machine.ts';
import { isLimit } from '#machines/basket/basket.rules.ts';

/** Tickets handed out so far, per basket: all tiles of a page share one basket. */
const ticketCounts = new WeakMap<object, number>();

function nextTicket(basket: object): string {
  const count = (ticketCounts.get(basket) ?? 0) + 1;
  ticketCounts.set(basket, count);
  return `tile-${count}`;
}

/**
 * The tile's port `addPosition`: hands the add to the basket, which sends adds one after the other, and waits for the fact that
 * settles it. Every call has a ticket of its own, so that tiles that add at the same time do not take each other's answer.
 */
export function addThroughBasket(basket: ActorRefFrom<BasketMachine>) {
  return fromPromise<ToastAdd, AddRequest>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const ticket = nextTicket(basket);
        const subscription = basket.on('basket.addSettled', (settled) => {
          if (settled.ticket !== ticket) return;
          subscription.unsubscribe();
          if (settled.result.outcome === 'added') resolve(settled.result.added);
          else {
            const { code, messages } = settled.result.problem;
            reject(new AddFailed(code, isLimit(code) ? messages.join(' ') : null));
          }
        });
        signal.addEventListener('abort', () => subscription.unsubscribe());
        basket.send({ type: 'position.add', ticket, item: input });
      }),
  );
}
