import type { Call } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { longestQuickNumber, longestQuickQuantity, quickOrderEndpoints } from '#contract/quick-order.ts';
import { oneLineOf } from '#contract/storable.ts';
import type { QuickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { tellItemsAdded } from './counted-changes.ts';
import { linesOfFile, linesOfText } from './quick-lines-file.ts';

/** Reads lines in the browser, and asks what all their numbers mean, or the basket for all of them; what went wrong is told by the page. */
export const quickOrderCalls = (call: Call) =>
  ({
    readLines: async ({ input: { source } }) => {
      if ('text' in source) return linesOfText(source.text);
      if (!(source.file instanceof Blob)) throw new Error('a file comes from a field');
      return linesOfFile(source.file);
    },
    resolveNumbers: async ({ input: { numbers, quantities }, signal }) => {
      const body = {
        numbers: numbers.map((number) => oneLineOf(number.slice(0, longestQuickNumber))),
        quantities: quantities.map((quantity) => oneLineOf(quantity.slice(0, longestQuickQuantity))),
      };
      const options = { signal, suppressErrors: true };
      const { answers } = await ask(call, quickOrderEndpoints.resolve, { body }, options);
      return numbers.map((number, place) => {
        const answer = answers[place];
        // Asked again without end otherwise.
        if (answer === undefined) throw new Error('a number was not answered');
        return { number, answer };
      });
    },
    addLines: async ({ input: { items }, signal }) => {
      const body = { items: [...items] };
      const options = { signal, suppressErrors: true, isReconciled: true };
      const { basket, refused } = await ask(call, basketEndpoints.addItems, { body }, options);
      tellItemsAdded({ items, refused });
      return {
        addedCount: items.length - refused.filter(({ added }) => added === 0).length,
        refused,
        basket,
      };
    },
  }) satisfies ChartCalls<QuickOrderMachine>;
