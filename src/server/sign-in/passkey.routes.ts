import { passkeyEndpoints } from '#contract/passkey.ts';
import type { Call, Handle } from '#server/calls/endpoints.ts';
import { createIdentity } from '#server/session/identity.ts';
import type { IdentityNeeds } from '#server/session/identity.ts';
import type { PasskeySetup } from './passkey-setup.service.ts';
import type { PasskeySignIn } from './passkey-sign-in.service.ts';
import type { SignedIn } from './sign-in-needs.ts';

export interface PasskeyRouteNeeds extends IdentityNeeds {
  readonly signIn: { readonly passkeySetup: PasskeySetup; readonly passkeySignIn: PasskeySignIn };
}

const done = { success: true } as const;

/** Passkeys: how they are set up, and how they let in (S2.1, S7.2). */
export function registerPasskeyRoutes(
  handle: Handle,
  { signIn: { passkeySetup, passkeySignIn }, ...needs }: PasskeyRouteNeeds,
): void {
  const identityOf = createIdentity(needs);

  /** Who is signed in now, and where they wanted. */
  async function enteredBy(call: Call, signedIn: SignedIn) {
    const member = await call.session.reload(needs.foundation.database);
    return { ...done, token: call.session.token(), ...(await identityOf(member)), ...signedIn };
  }

  handle(passkeyEndpoints.list, (call) => passkeySetup.list(call));
  handle(passkeyEndpoints.begin, async (call, { body }) => ({
    ...done,
    options: await passkeySetup.begin(call, body.currentPassword),
  }));
  handle(passkeyEndpoints.confirm, async (call, { body }) => ({
    ...done,
    recoveryCodes: await passkeySetup.confirm(call, body),
  }));
  handle(passkeyEndpoints.rename, async (call, { body }) => {
    await passkeySetup.rename(call, body);
    return done;
  });
  handle(passkeyEndpoints.beginSignIn, async (call) => ({
    ...done,
    options: await passkeySignIn.beginSignIn(call),
  }));
  handle(passkeyEndpoints.signIn, async (call, { body: { passkey, redirectTo } }) =>
    enteredBy(call, await passkeySignIn.signIn(call, { passkey, redirectTo })),
  );
  handle(passkeyEndpoints.beginSecondFactor, async (call) => ({
    ...done,
    options: await passkeySignIn.beginSecondFactor(call),
  }));
  handle(passkeyEndpoints.verifySecondFactor, async (call, { body }) =>
    enteredBy(call, await passkeySignIn.verifySecondFactor(call, body)),
  );
  handle(passkeyEndpoints.remove, async (call, { body }) => {
    await passkeySetup.remove(call, body);
    return done;
  });
}
