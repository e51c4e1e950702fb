import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import type { ShopReply, SwitchReply } from '#machines/shop-mode/shop-mode.types.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** The B2B/B2C mode wired to the client. */
export const liveShopMode = (call: Call) =>
  shopModeMachine.provide({
    actors: {
      loadShop: fromPromise<ShopReply>(({ signal }) => ask(call, sessionEndpoints.user, {}, { signal })),
      setB2b: fromPromise<SwitchReply>(({ signal }) => ask(call, sessionEndpoints.setB2b, {}, { signal })),
      setB2c: fromPromise<SwitchReply>(({ signal }) => ask(call, sessionEndpoints.setB2c, {}, { signal })),
    },
  });
