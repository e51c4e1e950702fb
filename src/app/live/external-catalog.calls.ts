import type { Call } from '#client/call.ts';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The call that hands a basket over; what went wrong is told by its page. */
export const externalCatalogCalls = (call: Call) =>
  ({
    handOver: ({ input, signal }) =>
      ask(call, externalCatalogEndpoints.handOver, { body: input }, { signal, suppressErrors: true }),
  }) satisfies ChartCalls<ExternalCatalogMachine>;
