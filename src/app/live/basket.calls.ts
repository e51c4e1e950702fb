import type { Call } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { BasketChange, ChangeReply, HeadReply, LoadReply } from '#machines/basket/basket.types.ts';
import { ask, type Asked } from './ask.ts';

/** The call of the contract a change stands for, with its body; the app only has to send it. */
function requestOf(change: BasketChange) {
  switch (change.kind) {
    case 'add':
      return { endpoint: basketEndpoints.add, body: change.item };
    case 'addItems':
      return { endpoint: basketEndpoints.addItems, body: { items: [...change.items] } };
    case 'quantity':
      return {
        endpoint: basketEndpoints.updateQuantity,
        body: { uid: change.uid, quantity: change.quantity },
      };
    case 'notice':
      return { endpoint: basketEndpoints.updateNotice, body: { uid: change.uid, hint: change.hint } };
    case 'remove':
      return { endpoint: basketEndpoints.remove, body: { uid: change.uid } };
    case 'removeAll':
      return { endpoint: basketEndpoints.removeAll, body: {} };
  }
}

/** The basket's calls; failures are told by the basket's own facts. */
export const basketCalls = (call: Call) => ({
  loadBasket: ({
    input,
    signal,
  }: Asked<{ readonly isHeadEnough: boolean }>): Promise<LoadReply | HeadReply> =>
    input.isHeadEnough
      ? ask(call, basketEndpoints.widget, {}, { signal, suppressErrors: true })
      : ask(call, basketEndpoints.show, {}, { signal, suppressErrors: true }),
  sendChange: ({ input, signal }: Asked<{ readonly change: BasketChange }>): Promise<ChangeReply> => {
    const { endpoint, body } = requestOf(input.change);
    const request = { body } as unknown as RequestOf<Endpoint>;
    // An amount may be the last thing that is said while the page goes.
    const isLast = input.change.kind === 'quantity' && document.visibilityState === 'hidden';
    return ask<Endpoint>(call, endpoint, request, {
      signal,
      suppressErrors: true,
      isLast,
    }) as Promise<ChangeReply>;
  },
});
