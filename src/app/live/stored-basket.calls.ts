import type { Call } from '#client/call.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { basketOfRefusal } from '#machines/basket-of-refusal.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { LivePage } from '../live-page.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { takeBasket } from './take-basket.ts';

/** The calls of stored baskets; what they make of the basket is handed to who shows it, what went wrong is told by the part itself. */
export const storedBasketCalls = (call: Call, page: Pick<LivePage, 'system' | 'screens'>) => {
  /** What was refused since another tab was faster brings the list as it is by now. */
  const orTakeFresh = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      const fresh = basketOfRefusal(error);
      if (fresh !== null) takeBasket(page, fresh);
      throw error;
    }
  };
  return {
    saveBasket: async ({ input: { name }, signal }) => {
      const options = { signal, suppressErrors: true };
      takeBasket(page, (await ask(call, storedBasketEndpoints.save, { body: { name } }, options)).basket);
    },
    viewBasket: async ({ input: { id }, signal }) => {
      const options = { signal, suppressErrors: true };
      return (await orTakeFresh(ask(call, storedBasketEndpoints.view, { body: { id } }, options))).item;
    },
    loadBasket: async ({ input: { id, how }, signal }) => {
      const options = { signal, suppressErrors: true };
      const { basket, isAnyTaken, refused } = await orTakeFresh(
        ask(call, storedBasketEndpoints.load, { body: { id, how } }, options),
      );
      takeBasket(page, basket);
      return { isAnyTaken, refused };
    },
    removeBasket: async ({ input: { id }, signal }) => {
      const options = { signal, suppressErrors: true };
      const asked = ask(call, storedBasketEndpoints.remove, { body: { id } }, options);
      takeBasket(page, (await orTakeFresh(asked)).basket);
    },
  } satisfies ChartCalls<StoredBasketMachine>;
};
