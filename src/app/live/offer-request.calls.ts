import type { Call } from '#client/call.ts';
import { offerRequestEndpoints as offers, type OpenRequest } from '#contract/offer-request.ts';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import type { PositionChange } from '#machines/offer-request/offer-request.types.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/**
 * The calls of a request for an offer; what went wrong its page says itself. Silence when it is sent is told by the page, which asks
 * what became of it: so it stays (docs/decisions/0005).
 */
export const offerRequestCalls = (call: Call) => {
  const changed = (change: PositionChange, signal: AbortSignal): Promise<OpenRequest> => {
    const options = { signal, suppressErrors: true };
    switch (change.how) {
      case 'add':
        return ask(call, offers.add, { body: { ...change.article, quantity: 1 } }, options);
      case 'update':
        return ask(call, offers.update, { body: { id: change.id, quantity: change.quantity } }, options);
      case 'remove':
        return ask(call, offers.remove, { body: { id: change.id } }, options);
      case 'clear':
        return ask(call, offers.removeAll, { body: { requestToken: change.requestToken } }, options);
    }
  };
  return {
    loadRequest: ({ signal }) => ask(call, offers.show, {}, { signal, suppressErrors: true }),
    lookUpRequest: ({ signal }) =>
      ask(call, offers.show, {}, { signal, suppressErrors: true, isReconciled: true }),
    changePositions: ({ input, signal }) => changed(input, signal),
    sendRequest: ({ input: { requestToken, typed }, signal }) => {
      const body = { ...typed, requestToken } as Parameters<typeof ask<typeof offers.create>>[2]['body'];
      return ask(call, offers.create, { body }, { signal, suppressErrors: true, isReconciled: true });
    },
  } satisfies ChartCalls<OfferRequestMachine>;
};
