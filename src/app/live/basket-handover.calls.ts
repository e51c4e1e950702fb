import type { Call } from '#client/call.ts';
import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { tellItemsAdded } from './counted-changes.ts';

/** The call of the hand-over; what went wrong is told by its page. */
export const basketHandoverCalls = (call: Call) =>
  ({
    takeOver: async ({ input, signal }) => {
      const options = { signal, suppressErrors: true };
      const reply = await ask(call, handedOverBasketEndpoints.take, { body: input }, options);
      tellItemsAdded({ items: reply.taken, refused: [] });
      return reply;
    },
  }) satisfies ChartCalls<BasketHandoverMachine>;
