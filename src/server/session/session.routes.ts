import { sessionEndpoints } from '#contract/session.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import type { LoginService } from '#server/sign-in/login.service.ts';
import type { WayInService } from '#server/sign-in/way-in.service.ts';
import { shopFlagsOf } from '#server/mode/mode.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { userStateOf } from './user-state.ts';
import type { Visitor } from './visitor.ts';

interface SessionRouteNeeds {
  readonly signIn: LoginService & WayInService;
  readonly baskets: BasketService;
  readonly settings: SettingsService;
  readonly foundation: Foundation;
}

/** Who the visitor is, signing in and out, and the token that goes with the session (S7). */
export function registerSessionRoutes(
  handle: Handle,
  { signIn, baskets, settings, foundation: { database } }: SessionRouteNeeds,
): void {
  /** The facts that change together when somebody signs in or out. */
  const identityOf = async (visitor: Visitor) => {
    const [known, { head, openOrders }] = await Promise.all([
      settings.read(),
      baskets.headAndOpenOrders(visitor),
    ]);
    return { user: userStateOf(visitor, openOrders), shop: shopFlagsOf(visitor, known), head };
  };

  handle(sessionEndpoints.token, async ({ visitor: { session } }) => {
    session.beginAnew();
    return { token: session.csrfToken };
  });

  handle(sessionEndpoints.user, ({ visitor }) => identityOf(visitor));

  handle(sessionEndpoints.login, async ({ visitor, now }, { body }) => {
    const attempt = { email: body.email, password: body.password, redirectTo: body.redirectTo };
    const signedIn = await signIn.signIn(visitor, attempt, now);
    const member = await visitor.session.reload(database);
    const identity = await identityOf(member);
    return { success: true as const, token: member.session.csrfToken, ...identity, ...signedIn };
  });

  handle(sessionEndpoints.openWayIn, async ({ visitor, now }, { body }) => {
    await signIn.open(visitor, body.token, now);
    return { success: true as const };
  });

  handle(sessionEndpoints.logout, async ({ visitor }, { body }) => {
    const { redirectTo } = await signIn.signOut(visitor, body.redirectTo);
    const guest = await visitor.session.reload(database);
    const identity = await identityOf(guest);
    return { success: true as const, token: guest.session.csrfToken, ...identity, redirectTo };
  });
}
