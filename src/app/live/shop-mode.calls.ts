import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { SwitchReply } from '#machines/shop-mode/shop-mode.types.ts';
import { ask, type Asked } from './ask.ts';

/** The calls of the B2B/B2C mode; what went wrong is told by the chart. */
export const shopModeCalls = (call: Call) => ({
  setB2b: ({ signal }: Asked): Promise<SwitchReply> =>
    ask(call, sessionEndpoints.setB2b, {}, { signal, suppressErrors: true }),
  setB2c: ({ signal }: Asked): Promise<SwitchReply> =>
    ask(call, sessionEndpoints.setB2c, {}, { signal, suppressErrors: true }),
});
