import type { Call } from '#client/call.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type {
  BeginReply,
  CodesReply,
  ConfirmRequest,
  CreateOutcome,
  CreateRequest,
  DoneReply,
  ProvenRequest,
  RemoveRequest,
  RenameRequest,
} from '#machines/passkey-setup/passkey-setup.types.ts';
import { ask, type Asked } from './ask.ts';
import { makePasskey } from './authenticator.ts';

/** The calls of setting passkeys up; the chart and its forms say themselves what went wrong. */
export const passkeySetupCalls = (call: Call) => ({
  begin: ({ input, signal }: Asked<ProvenRequest>): Promise<BeginReply> =>
    ask(call, passkeyEndpoints.begin, { body: input }, { signal, suppressErrors: true }),
  create: async ({ input: { creation }, signal }: Asked<CreateRequest>): Promise<CreateOutcome> => {
    if (creation === null) throw new Error('an authenticator is asked for nothing');
    return makePasskey(creation, signal);
  },
  confirm: async ({ input: { passkey, name }, signal }: Asked<ConfirmRequest>): Promise<CodesReply> => {
    if (passkey === null) throw new Error('nothing was made');
    return ask(call, passkeyEndpoints.confirm, { body: { passkey, name } }, { signal, suppressErrors: true });
  },
  rename: ({ input, signal }: Asked<RenameRequest>): Promise<DoneReply> =>
    ask(call, passkeyEndpoints.rename, { body: input }, { signal, suppressErrors: true }),
  remove: ({ input, signal }: Asked<RemoveRequest>): Promise<DoneReply> =>
    ask(call, passkeyEndpoints.remove, { body: input }, { signal, suppressErrors: true }),
  renewCodes: ({ input, signal }: Asked<ProvenRequest>): Promise<CodesReply> =>
    ask(call, secondFactorEndpoints.renewCodes, { body: input }, { signal, suppressErrors: true }),
});
