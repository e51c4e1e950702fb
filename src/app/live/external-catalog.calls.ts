import type { Call } from '#client/call.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/**
 * The call that hands a basket over; what went wrong is told by its page. So is silence, and the page stays (docs/decisions/0005):
 * asking again gives the same (docs/decisions/0112).
 */
export const externalCatalogCalls = (call: Call) =>
  ({
    handOver: ({ input, signal }) => {
      const options = { signal, suppressErrors: true, isReconciled: true };
      return ask(call, externalCatalogEndpoints.handOver, { body: input }, options);
    },
  }) satisfies ChartCalls<ExternalCatalogMachine>;
