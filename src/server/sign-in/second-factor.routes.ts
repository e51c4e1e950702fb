import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { createIdentity } from '#server/session/identity.ts';
import type { IdentityNeeds } from '#server/session/identity.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SecondFactorSetup } from './second-factor-setup.service.ts';

export interface SecondFactorRouteNeeds extends IdentityNeeds {
  readonly signIn: {
    readonly secondFactor: SecondFactorService;
    readonly secondFactorSetup: SecondFactorSetup;
  };
}

const done = { success: true } as const;

/** The step after the password, and how it is turned on and off (S7.2). */
export function registerSecondFactorRoutes(
  handle: Handle,
  { signIn: { secondFactor, secondFactorSetup }, ...needs }: SecondFactorRouteNeeds,
): void {
  const identityOf = createIdentity(needs);

  handle(secondFactorEndpoints.pending, async (call) => ({ pending: await secondFactor.pending(call) }));
  handle(secondFactorEndpoints.sendCode, async (call) => {
    await secondFactor.sendCode(call);
    return done;
  });
  handle(secondFactorEndpoints.verify, async (call, { body }) => {
    const signedIn = await secondFactor.verify(call, body);
    const member = await call.session.reload(needs.foundation.database);
    return { ...done, token: call.session.token(), ...(await identityOf(member)), ...signedIn };
  });
  handle(secondFactorEndpoints.state, (call) => secondFactorSetup.state(call));
  handle(secondFactorEndpoints.begin, async (call, { body }) => ({
    ...done,
    ...(await secondFactorSetup.begin(call, body.currentPassword)),
  }));
  handle(secondFactorEndpoints.confirm, async (call, { body }) => ({
    ...done,
    recoveryCodes: await secondFactorSetup.confirm(call, body.code),
  }));
  handle(secondFactorEndpoints.renewCodes, async (call, { body }) => ({
    ...done,
    recoveryCodes: await secondFactorSetup.renewCodes(call, body.currentPassword),
  }));
  handle(secondFactorEndpoints.end, async (call, { body }) => {
    await secondFactorSetup.end(call, body.currentPassword);
    return done;
  });
}
