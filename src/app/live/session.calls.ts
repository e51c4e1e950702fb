import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type {
  IdentityReply,
  LoginReply,
  LoginRequest,
  LogoutReply,
  WayInReply,
  WayInRequest,
} from '#machines/session/session.types.ts';
import { ask, type Asked } from './ask.ts';

/** The session's calls. What was wrong or has failed is said by the chart. */
export const sessionCalls = (call: Call) => ({
  login: ({ input, signal }: Asked<LoginRequest>): Promise<LoginReply> =>
    ask(
      call,
      sessionEndpoints.login,
      { body: input },
      { signal, suppressErrors: true, takes: ['redirectTo'] },
    ),
  openWayIn: ({ input, signal }: Asked<WayInRequest>): Promise<WayInReply> =>
    ask(call, sessionEndpoints.openWayIn, { body: input }, { signal, suppressErrors: true }),
  logout: ({ signal }: Asked): Promise<LogoutReply> =>
    ask(call, sessionEndpoints.logout, { body: {} }, { signal, suppressErrors: true, takes: ['redirectTo'] }),
  loadIdentity: async ({ signal }: Asked): Promise<IdentityReply> => {
    const [identity, { token }] = await Promise.all([
      ask(call, sessionEndpoints.user, {}, { signal, suppressErrors: true }),
      ask(call, sessionEndpoints.token, {}, { signal, suppressErrors: true }),
    ]);
    return { ...identity, token };
  },
});
