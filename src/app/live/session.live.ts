import type { Call } from '#client/call.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type {
  IdentityReply,
  LoginReply,
  LoginRequest,
  LogoutReply,
} from '#machines/session/session.types.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** The session wired to the client. A wrong password is no failed call: the machine says what was wrong. */
export const liveSession = (call: Call) =>
  sessionMachine.provide({
    actors: {
      login: fromPromise<LoginReply, LoginRequest>(({ input, signal }) =>
        ask(call, sessionEndpoints.login, { body: input }, { signal, suppressErrors: true }),
      ),
      logout: fromPromise<LogoutReply>(({ signal }) =>
        ask(call, sessionEndpoints.logout, { body: {} }, { signal }),
      ),
      loadIdentity: fromPromise<IdentityReply>(async ({ signal }) => {
        const [identity, { token }] = await Promise.all([
          ask(call, sessionEndpoints.user, {}, { signal }),
          ask(call, sessionEndpoints.token, {}, { signal }),
        ]);
        return { ...identity, token };
      }),
    },
  });
