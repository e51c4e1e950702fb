import { attemptsKeptMs } from '#server/attempt/attempt.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { Module } from '#server/calls/module.ts';
import { deleteAttemptsBefore } from './login-attempt.repository.ts';
import { deleteDevicesBefore } from './login-device.repository.ts';
import { createAccountAccess } from './account-access.service.ts';
import { createLoginLimits, slowedNoteKeptMs } from './login-limits.ts';
import { deleteWaysInBefore } from './login-way-in.repository.ts';
import { createLoginService } from './login.service.ts';
import type { LoginNeeds } from './login.service.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';
import { startWayInMailWorker } from './way-in-mail-worker.ts';
import { createWayInService } from './way-in.service.ts';

/** Signing in and out, the mailed way in for who was slowed (these calls stand with the session's), and what the account shows of both. */
export const signInModule = (needs: LoginNeeds & { readonly attempts: AttemptService }) => {
  const { foundation, settings, accounts, attempts } = needs;
  const { database } = foundation;
  const limits = createLoginLimits(foundation, attempts);
  return {
    service: {
      ...createLoginService({ ...needs, limits }),
      ...createWayInService(foundation),
      ...createAccountAccess({ ...needs, limits }),
    },
    routes: registerSignInRoutes,
    tidyUp: async (before) => {
      await deleteAttemptsBefore(database, before(attemptsKeptMs));
      await deleteDevicesBefore(database, before(0));
      await deleteWaysInBefore(database, { slowed: before(slowedNoteKeptMs), valid: before(0) });
    },
    startWork: (publicUrl) => [startWayInMailWorker({ ...foundation, settings, accounts, publicUrl })],
  } satisfies Module<unknown, never>;
};
