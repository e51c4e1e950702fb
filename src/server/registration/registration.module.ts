import type { Module } from '#server/calls/module.ts';
import { deleteRegistrationsBefore } from './registration.repository.ts';
import { registerRegistrationRoutes } from './registration.routes.ts';
import { createRegistrationService, registrationKeptMs } from './registration.service.ts';
import type { RegistrationNeeds } from './registration.service.ts';
import { createWaitingRegistrations } from './waiting-registration.service.ts';
import { startRegistrationWorker } from './registration-worker.ts';

/** Accounts that people ask for themselves. */
export const registrationModule = (needs: RegistrationNeeds) => {
  const { foundation, accounts, settings } = needs;
  return {
    service: { ...createRegistrationService(needs), ...createWaitingRegistrations(needs) },
    routes: registerRegistrationRoutes,
    tidyUp: (before) => deleteRegistrationsBefore(foundation.database, before(registrationKeptMs)),
    startWork: (publicUrl) => [startRegistrationWorker({ ...foundation, settings, accounts, publicUrl })],
  } satisfies Module<unknown, never>;
};
