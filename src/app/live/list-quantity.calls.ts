import type { Call } from '#client/call.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import type { ListQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The call of a quantity in a list; what could not be kept stands at its field. */
export const listQuantityCalls = (call: Call) =>
  ({
    changeQuantity: ({ input, signal }) =>
      ask(
        call,
        shoppingListEndpoints.updatePositionQuantity,
        { body: input },
        { signal, suppressErrors: true },
      ),
  }) satisfies ChartCalls<ListQuantityMachine>;
