import type { Call } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { requestOf } from '#machines/basket/basket.changes.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import type { BasketChange, ChangeReply, LoadReply } from '#machines/basket/basket.types.ts';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** The basket wired to the client; failures are told by the basket's own facts. */
export const liveBasket = (call: Call) =>
  basketMachine.provide({
    actors: {
      loadBasket: fromPromise<LoadReply>(({ signal }) =>
        ask(call, basketEndpoints.show, {}, { signal, suppressErrors: true }),
      ),
      sendChange: fromPromise<ChangeReply, { readonly change: BasketChange }>(({ input, signal }) => {
        const { endpoint, body } = requestOf(input.change);
        const request = { body } as unknown as RequestOf<Endpoint>;
        return ask<Endpoint>(call, endpoint, request, {
          signal,
          suppressErrors: true,
        }) as Promise<ChangeReply>;
      }),
    },
  });
