import type { Call } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { BasketChange, ChangeReply, HeadReply, LoadReply } from '#machines/basket/basket.types.ts';
import { ask, type Asked } from './ask.ts';

const endpoints = {
  add: basketEndpoints.add,
  addItems: basketEndpoints.addItems,
  quantity: basketEndpoints.updateQuantity,
  notice: basketEndpoints.updateNotice,
  remove: basketEndpoints.remove,
  removeAll: basketEndpoints.removeAll,
} as const satisfies Record<BasketChange['kind'], Endpoint>;

/** What the call of a change carries: an add its item, a list its items, everything else what it says itself. */
function bodyOf(change: BasketChange): object {
  if (change.kind === 'add') return change.item;
  if (change.kind === 'addItems') return { items: change.items };
  const { kind: _kind, ...body } = change;
  return body;
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
    const { change } = input;
    const request = { body: bodyOf(change) } as unknown as RequestOf<Endpoint>;
    // An amount may be the last thing that is said while the page goes.
    const isLast = change.kind === 'quantity' && document.visibilityState === 'hidden';
    return ask<Endpoint>(call, endpoints[change.kind], request, {
      signal,
      suppressErrors: true,
      isLast,
    }) as Promise<ChangeReply>;
  },
});
