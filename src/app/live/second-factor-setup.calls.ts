import type { Call } from '#client/call.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type {
  BeginReply,
  CodesReply,
  ConfirmRequest,
  EndReply,
  ProvenRequest,
} from '#machines/second-factor-setup/second-factor-setup.types.ts';
import { ask, type Asked } from './ask.ts';

/** The calls of setting the second factor up; the chart and its forms say themselves what went wrong. */
export const secondFactorSetupCalls = (call: Call) => ({
  begin: ({ input, signal }: Asked<ProvenRequest>): Promise<BeginReply> =>
    ask(call, secondFactorEndpoints.begin, { body: input }, { signal, suppressErrors: true }),
  confirm: ({ input, signal }: Asked<ConfirmRequest>): Promise<CodesReply> =>
    ask(call, secondFactorEndpoints.confirm, { body: input }, { signal, suppressErrors: true }),
  renewCodes: ({ input, signal }: Asked<ProvenRequest>): Promise<CodesReply> =>
    ask(call, secondFactorEndpoints.renewCodes, { body: input }, { signal, suppressErrors: true }),
  end: ({ input, signal }: Asked<ProvenRequest>): Promise<EndReply> =>
    ask(call, secondFactorEndpoints.end, { body: input }, { signal, suppressErrors: true }),
});
