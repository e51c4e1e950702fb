import { sessionEndpoints } from '#contract/session.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { LoginService } from '#server/sign-in/login.service.ts';
import type { WayInService } from '#server/sign-in/way-in.service.ts';
import { createIdentity } from './identity.ts';
import type { IdentityNeeds } from './identity.ts';

interface SessionRouteNeeds extends IdentityNeeds {
  readonly signIn: LoginService & WayInService;
}

/** Who the visitor is, signing in and out, and the token that goes with the session (S7). */
export function registerSessionRoutes(handle: Handle, { signIn, ...needs }: SessionRouteNeeds): void {
  const { database } = needs.foundation;
  const identityOf = createIdentity(needs);

  handle(sessionEndpoints.token, async ({ session }) => {
    session.beginAnew();
    return { token: session.token() };
  });

  handle(sessionEndpoints.user, ({ visitor }) => identityOf(visitor));

  handle(sessionEndpoints.login, async (call, { body }) => {
    const attempt = { email: body.email, password: body.password, redirectTo: body.redirectTo };
    const signedIn = await signIn.signIn(call, attempt);
    if ('code' in signedIn) return signedIn;
    const member = await call.session.reload(database);
    const identity = await identityOf(member);
    return { success: true as const, token: call.session.token(), ...identity, ...signedIn };
  });

  handle(sessionEndpoints.openWayIn, async (call, { body }) => {
    await signIn.open(call, body.token);
    return { success: true as const };
  });

  handle(sessionEndpoints.logout, async ({ session }, { body }) => {
    const { redirectTo } = await signIn.signOut(session, body.redirectTo);
    const guest = await session.reload(database);
    const identity = await identityOf(guest);
    return { success: true as const, token: session.token(), ...identity, redirectTo };
  });
}
