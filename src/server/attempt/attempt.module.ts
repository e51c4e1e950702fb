import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { deleteOldAttempts } from './attempt.repository.ts';
import { attemptService, attemptsKeptMs, knownAddressKeptMs } from './attempt.service.ts';
import type { AttemptService } from './attempt.service.ts';

/** Counters of attempts, for sign-in, looking up orders and asking for notices. */
export const attemptModule = ({
  foundation,
}: {
  readonly foundation: Foundation;
}): Module<AttemptService> => ({
  service: attemptService,
  tidyUp: (before) =>
    deleteOldAttempts(foundation.database, {
      failed: before(attemptsKeptMs),
      known: before(knownAddressKeptMs),
    }),
});
