import type { Call } from '#client/call.ts';
import { handedOverBasketEndpoints } from '#contract/handed-over-basket.ts';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The call of the hand-over; what went wrong is told by its page. */
export const basketHandoverCalls = (call: Call) =>
  ({
    takeOver: ({ input, signal }) =>
      ask(call, handedOverBasketEndpoints.take, { body: input }, { signal, suppressErrors: true }),
  }) satisfies ChartCalls<BasketHandoverMachine>;
