import type { ActorRefFrom } from 'xstate';
import type { Problem } from '#machines/call-problem.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import type { BasketMachine } from '#machines/basket/basket.machine.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type { ItemsToAdd, LinesAdded } from '#machines/reorder/reorder.types.ts';
import type { Asked } from './ask.ts';

/** What silence or a shop that is down leave open is told apart from every other error, such as what the basket could not send. */
function failureOf({ code, messages }: Problem): CallFailure {
  if (code === 'noAnswer' || code === 'down') return { kind: 'noAnswer' };
  return code === 'error'
    ? { kind: 'httpError', code: 500 }
    : { kind: 'refused', refusal: { success: false, code, errorMessages: [...messages] } };
}

/**
 * Hands items to the basket, which sends what is asked of it one after the other, and waits for the fact that settles them. The basket
 * tells of the very items it was given, so that several who ask at the same time do not take each other's answer.
 *
 * @returns what went in, and what lies in the basket since; rejects with a `CallFailure`
 */
export const addItemsThroughBasket =
  (basket: ActorRefFrom<BasketMachine>) =>
  ({ input: { items }, signal }: Asked<{ readonly items: ItemsToAdd }>): Promise<LinesAdded> =>
    new Promise((resolve, reject) => {
      const subscriptions = [
        basket.on('basket.itemsAdded', ({ items: settled, addedCount, refused }) => {
          if (settled !== items) return;
          leave();
          resolve({ addedCount, refused, basket: selectBasketView(basket.getSnapshot()) });
        }),
        basket.on('basket.changeFailed', ({ change, problem }) => {
          if (change.kind !== 'addItems' || change.items !== items) return;
          leave();
          reject(failureOf(problem));
        }),
      ];
      const leave = (): void => subscriptions.forEach((subscription) => subscription.unsubscribe());
      signal.addEventListener('abort', leave);
      basket.send({ type: 'items.add', items, occasion: 'reorder' });
    });
