import { accountAccessEndpoints } from '#contract/account-access.ts';
import { passwordEndpoints } from '#contract/password.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { createIdentity } from '#server/session/identity.ts';
import type { AccountAccessService } from './account-access.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import { registerPasskeyRoutes } from './passkey.routes.ts';
import type { PasskeyRouteNeeds } from './passkey.routes.ts';
import { registerSecondFactorRoutes } from './second-factor.routes.ts';
import type { SecondFactorRouteNeeds } from './second-factor.routes.ts';

const done = { success: true } as const;

/** What the account shows and changes of how somebody comes into it (S7.2). */
export function registerSignInRoutes(
  handle: Handle,
  needs: SecondFactorRouteNeeds &
    PasskeyRouteNeeds & {
      readonly signIn: AccountAccessService & PasswordResetService & EmailChangeService;
    },
): void {
  const { signIn } = needs;
  const identityOf = createIdentity(needs);
  registerSecondFactorRoutes(handle, needs);
  registerPasskeyRoutes(handle, needs);
  handle(passwordEndpoints.request, async (call, { body }) => {
    await signIn.request(call, body.email);
    return done;
  });
  handle(passwordEndpoints.showLink, async ({ now }, { query }) => ({
    isGood: await signIn.isResetLinkGood(query, now),
  }));
  handle(passwordEndpoints.reset, async (call, { body }) => {
    await signIn.reset(call, body);
    return done;
  });
  handle(accountAccessEndpoints.list, (call) => signIn.list(call));
  handle(accountAccessEndpoints.endOtherSessions, async (call) => {
    await signIn.endOtherSessions(call);
    return done;
  });
  handle(accountAccessEndpoints.changePassword, async (call, { body }) => {
    await signIn.changePassword(call, body);
    return { ...done, token: call.session.token() };
  });
  handle(accountAccessEndpoints.askEmail, async (call, { body }) => {
    await signIn.askEmail(call, body);
    return done;
  });
  handle(accountAccessEndpoints.showEmailLink, async (call, { query }) => ({
    isGood: await signIn.isEmailLinkGood(call, query.token),
  }));
  handle(accountAccessEndpoints.confirmEmail, async (call, { body }) => {
    await signIn.confirmEmail(call, body.token);
    const changed = await call.session.reload(needs.foundation.database);
    return { ...done, token: call.session.token(), ...(await identityOf(changed)) };
  });
  handle(accountAccessEndpoints.removeBrowser, async (call, { body }) => {
    await signIn.removeBrowser(call, body.id);
    return done;
  });
}
