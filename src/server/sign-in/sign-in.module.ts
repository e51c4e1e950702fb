import { attemptsKeptMs } from '#server/attempt/attempt.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { Module } from '#server/calls/module.ts';
import { deleteAttemptsBefore } from './login-attempt.repository.ts';
import { deleteDevicesBefore } from './login-device.repository.ts';
import { createAccountAccess } from './account-access.service.ts';
import { deleteEmailChangesBefore } from './email-change.repository.ts';
import { createEmailChange, emailChangeKeptMs } from './email-change.service.ts';
import { startEmailChangeWorker } from './email-change-worker.ts';
import { createLettingIn } from './letting-in.ts';
import { createLoginLimits, slowedNoteKeptMs } from './login-limits.ts';
import { deleteWaysInBefore } from './login-way-in.repository.ts';
import { createLoginService } from './login.service.ts';
import type { LoginNeeds } from './sign-in-needs.ts';
import { createPasskeyCeremony } from './passkey-ceremony.ts';
import { deleteChallengesBefore } from './passkey-challenge.repository.ts';
import { createPasskeySetup } from './passkey-setup.service.ts';
import { createPasskeySignIn } from './passkey-sign-in.service.ts';
import { deleteResetsBefore } from './password-reset.repository.ts';
import { createPasswordReset, requestPauseMs } from './password-reset.service.ts';
import { startPasswordResetWorker } from './password-reset-worker.ts';
import { deleteBegunBefore } from './second-factor.repository.ts';
import { proveOwner } from './proven-password.ts';
import type { OwnerProof } from './proven-password.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { deleteAttemptsOver } from './second-factor-attempt.repository.ts';
import { begunKeptMs, createSecondFactorSetup } from './second-factor-setup.service.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';
import { startWayInMailWorker } from './way-in-mail-worker.ts';
import { createWayInService } from './way-in.service.ts';

/** Signing in and out, the mailed way in for who was slowed (these calls stand with the session's), and what the account shows of both. */
export const signInModule = (needs: LoginNeeds & { readonly attempts: AttemptService }) => {
  const { foundation, settings, accounts, attempts } = needs;
  const { database } = foundation;
  const limits = createLoginLimits(foundation, attempts);
  const lettingIn = createLettingIn(needs);
  const secondFactor = createSecondFactorService({ ...needs, limits, lettingIn });
  const ceremony = createPasskeyCeremony(foundation.environment);
  return {
    service: {
      ...createLoginService({ ...needs, limits, lettingIn, secondFactor }),
      ...createWayInService(foundation),
      ...createAccountAccess({ ...needs, limits }),
      ...createPasswordReset(needs),
      ...createEmailChange({ ...needs, limits, secondFactor }),
      proveOwner: ((call, typed) =>
        proveOwner(call, typed, { ...needs, limits, secondFactor })) satisfies OwnerProof,
      secondFactor,
      secondFactorSetup: createSecondFactorSetup({ ...needs, limits, secondFactor }),
      passkeySetup: createPasskeySetup({ ...needs, limits, secondFactor, ceremony }),
      passkeySignIn: createPasskeySignIn({ ...needs, limits, lettingIn, secondFactor, ceremony }),
    },
    routes: registerSignInRoutes,
    tidyUp: async (before) => {
      await deleteAttemptsBefore(database, before(attemptsKeptMs));
      await deleteDevicesBefore(database, before(0));
      await deleteResetsBefore(database, { asked: before(requestPauseMs), valid: before(0) });
      await deleteEmailChangesBefore(database, before(emailChangeKeptMs));
      await deleteAttemptsOver(database, before(0));
      await deleteChallengesBefore(database, before(0));
      await deleteBegunBefore(database, before(begunKeptMs));
      await deleteWaysInBefore(database, { slowed: before(slowedNoteKeptMs), valid: before(0) });
    },
    startWork: (publicUrl) => {
      const options = { ...foundation, settings, accounts, publicUrl };
      return [
        startWayInMailWorker(options),
        startPasswordResetWorker(options),
        startEmailChangeWorker(options),
      ];
    },
  } satisfies Module<unknown, never>;
};
