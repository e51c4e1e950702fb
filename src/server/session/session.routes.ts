import { sessionEndpoints } from '#contract/session.ts';
import type { Call, Handlers } from '#server/calls/endpoints.ts';
import { shopFlagsOf } from '#server/mode/mode.service.ts';
import { userStateOf } from './user-state.ts';
import type { Visitor } from './visitor.ts';

const passwordWeight = 10;

/** The facts that change together when somebody signs in or out. */
async function identityOf({ services }: Call, visitor: Visitor) {
  const [settings, { head, openOrders }] = await Promise.all([
    services.settings.read(),
    services.basket.headAndOpenOrders(visitor),
  ]);
  return { user: userStateOf(visitor, openOrders), shop: shopFlagsOf(visitor, settings), head };
}

/** Who the visitor is, signing in and out, and the token that goes with the session (S7). */
export function registerSessionRoutes(handlers: Handlers): void {
  handlers.handle(sessionEndpoints.token, async ({ visitor: { session } }) => {
    session.beginAnew();
    return { token: session.csrfToken };
  });

  handlers.handle(sessionEndpoints.user, (call) => identityOf(call, call.visitor));

  handlers.handle(
    sessionEndpoints.login,
    async (call, { body }) => {
      const { services, visitor, now } = call;
      const attempt = { email: body.email, password: body.password, redirectTo: body.redirectTo };
      const signedIn = await services.login.signIn(visitor, attempt, now);
      const member = await visitor.session.reload(services.database);
      const identity = await identityOf(call, member);
      return { success: true as const, token: member.session.csrfToken, ...identity, ...signedIn };
    },
    { weight: passwordWeight, mayBeginAnew: true },
  );

  handlers.handle(
    sessionEndpoints.openWayIn,
    async ({ services, visitor, now }, { body }) => {
      await services.wayIn.open(visitor, body.token, now);
      return { success: true as const };
    },
    { mayBeginAnew: true },
  );

  handlers.handle(
    sessionEndpoints.logout,
    async (call, { body }) => {
      const { services, visitor } = call;
      const { redirectTo } = await services.login.signOut(visitor, body.redirectTo);
      const guest = await visitor.session.reload(services.database);
      const identity = await identityOf(call, guest);
      return { success: true as const, token: guest.session.csrfToken, ...identity, redirectTo };
    },
    { mayBeginAnew: true },
  );
}
