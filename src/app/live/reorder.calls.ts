import type { Call } from '#client/call.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import type { ReorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { LivePage } from '../live-page.ts';
import { addItemsThroughBasket } from './add-items-through-basket.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { hasSessionEnded } from './session-ended.ts';

const sessionEnded: CallFailure = {
  kind: 'refused',
  refusal: { success: false, code: 'session.ended', errorMessages: [] },
};

/** The calls of ordering again: it says itself what went wrong. */
export const reorderCalls = (call: Call, { system }: Pick<LivePage, 'system'>) =>
  ({
    loadPositions: async ({ input, signal }) => {
      const options = { signal, suppressErrors: true };
      const { item } = await ask(call, orderEndpoints.list, { query: input }, options);
      if (item !== null) return item.positions;
      // The orders of somebody who was signed in are those of nobody once their session has ended.
      if (await hasSessionEnded(call, system)) throw sessionEnded;
      throw new Error('There is no such order');
    },
    addLines: addItemsThroughBasket(system.basket),
    addInstead: addItemsThroughBasket(system.basket),
  }) satisfies ChartCalls<ReorderMachine>;
