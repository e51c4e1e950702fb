import type { Call } from '#client/call.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { LivePage } from '../live-page.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { takeBasket } from './take-basket.ts';

/** The calls of stored baskets; what they make of the basket is handed to who shows it, what went wrong is told by the part itself. */
export const storedBasketCalls = (call: Call, page: Pick<LivePage, 'system' | 'screens'>) =>
  ({
    saveBasket: async ({ input: { name }, signal }) => {
      const options = { signal, suppressErrors: true };
      takeBasket(page, (await ask(call, storedBasketEndpoints.save, { body: { name } }, options)).basket);
    },
    viewBasket: async ({ input: { id }, signal }) => {
      const options = { signal, suppressErrors: true };
      return (await ask(call, storedBasketEndpoints.view, { body: { id } }, options)).item;
    },
    loadBasket: async ({ input: { id, how }, signal }) => {
      const options = { signal, suppressErrors: true };
      const { basket, refused } = await ask(call, storedBasketEndpoints.load, { body: { id, how } }, options);
      takeBasket(page, basket);
      return { refused };
    },
    removeBasket: async ({ input: { id }, signal }) => {
      const options = { signal, suppressErrors: true };
      takeBasket(page, (await ask(call, storedBasketEndpoints.remove, { body: { id } }, options)).basket);
    },
  }) satisfies ChartCalls<StoredBasketMachine>;
