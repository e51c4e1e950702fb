import { accountAccessEndpoints } from '#contract/account-access.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { AccountAccessService } from './account-access.service.ts';

const done = { success: true } as const;

/** What the account shows and changes of how somebody comes into it (S7.2). */
export function registerSignInRoutes(
  handle: Handle,
  { signIn }: { readonly signIn: AccountAccessService },
): void {
  handle(accountAccessEndpoints.list, (call) => signIn.list(call));
  handle(accountAccessEndpoints.endOtherSessions, async (call) => {
    await signIn.endOtherSessions(call);
    return done;
  });
  handle(accountAccessEndpoints.changePassword, async (call, { body }) => {
    await signIn.changePassword(call, body);
    return { ...done, token: call.session.token() };
  });
  handle(accountAccessEndpoints.removeBrowser, async (call, { body }) => {
    await signIn.removeBrowser(call, body.id);
    return done;
  });
}
