import { attemptsKeptMs } from '#server/attempt/attempt.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { Module } from '#server/calls/module.ts';
import { deleteAttemptsBefore } from './login-attempt.repository.ts';
import { deleteDevicesBefore } from './login-device.repository.ts';
import { createLoginLimits, slowedNoteKeptMs } from './login-limits.ts';
import { deleteWaysInBefore } from './login-way-in.repository.ts';
import { createLoginService } from './login.service.ts';
import type { LoginNeeds } from './login.service.ts';
import { startWayInMailWorker } from './way-in-mail-worker.ts';
import { createWayInService } from './way-in.service.ts';

/** Signing in and out, and the mailed way in for who was slowed; its calls stand with the session's. */
export const signInModule = (needs: LoginNeeds & { readonly attempts: AttemptService }) => {
  const { foundation, settings, accounts, attempts } = needs;
  const { database } = foundation;
  return {
    service: {
      ...createLoginService({ ...needs, limits: createLoginLimits(foundation, attempts) }),
      ...createWayInService(foundation),
    },
    tidyUp: async (before) => {
      await deleteAttemptsBefore(database, before(attemptsKeptMs));
      await deleteDevicesBefore(database, before(0));
      await deleteWaysInBefore(database, { slowed: before(slowedNoteKeptMs), valid: before(0) });
    },
    startWork: (publicUrl) => [startWayInMailWorker({ ...foundation, settings, accounts, publicUrl })],
  } satisfies Module;
};
