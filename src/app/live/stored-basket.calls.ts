import type { Call } from '#client/call.ts';
import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { basketOfRefusal } from '#machines/basket-of-refusal.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { LivePage } from '../live-page.ts';
import { ask } from './ask.ts';
import { tellBasketExchange } from './counted-changes.ts';
import type { ChartCalls } from './chart-calls.ts';
import { takeBasket } from './take-basket.ts';

/** The calls of stored baskets; what they make of the basket is handed to who shows it, what went wrong is told by the part itself. */
export const storedBasketCalls = (call: Call, page: Pick<LivePage, 'system' | 'screens'>) => {
  /** What was refused since another tab was faster brings the list as it is by now. */
  const asked = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    signal: AbortSignal,
  ): Promise<ReplyOf<E>> => {
    try {
      return await ask(call, endpoint, request, { signal, suppressErrors: true });
    } catch (error) {
      const fresh = basketOfRefusal(error);
      if (fresh !== null) takeBasket(page, fresh);
      throw error;
    }
  };
  return {
    saveBasket: async ({ input: { name }, signal }) => {
      takeBasket(page, (await asked(storedBasketEndpoints.save, { body: { name } }, signal)).basket);
    },
    viewBasket: async ({ input: { id }, signal }) =>
      (await asked(storedBasketEndpoints.view, { body: { id } }, signal)).item,
    loadBasket: async ({ input: { id, how }, signal }) => {
      const { basket, isAnyTaken, refused } = await asked(
        storedBasketEndpoints.load,
        { body: { id, how } },
        signal,
      );
      const before = page.system.basket.getSnapshot().context.basket;
      takeBasket(page, basket);
      if (before !== null) tellBasketExchange(before, basket);
      return { isAnyTaken, refused };
    },
    removeBasket: async ({ input: { id }, signal }) => {
      takeBasket(page, (await asked(storedBasketEndpoints.remove, { body: { id } }, signal)).basket);
    },
  } satisfies ChartCalls<StoredBasketMachine>;
};
