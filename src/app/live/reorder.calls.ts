import type { Call } from '#client/call.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { ReorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { LivePage } from '../live-page.ts';
import { addItemsThroughBasket } from './add-items-through-basket.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The calls of ordering again: it says itself what went wrong. */
export const reorderCalls = (call: Call, { system: { basket } }: Pick<LivePage, 'system'>) =>
  ({
    loadPositions: async ({ input, signal }) => {
      const options = { signal, suppressErrors: true };
      const { item } = await ask(call, orderEndpoints.list, { query: input }, options);
      if (item === null) throw new Error('There is no such order');
      return item.positions;
    },
    addLines: addItemsThroughBasket(basket),
    addInstead: addItemsThroughBasket(basket),
  }) satisfies ChartCalls<ReorderMachine>;
