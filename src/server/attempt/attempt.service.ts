import {
  attemptsMade,
  countAttempt,
  countAttempts,
  forgetAttempts,
  isKnownAddress,
  rememberAddress,
  takeBackAttempt,
} from './attempt.repository.ts';

/** Attempts count for a day. */
export const attemptsKeptMs = 24 * 3_600_000;
/** An address counts as the account's own this long after its last successful login. */
export const knownAddressKeptMs = 90 * 24 * 3_600_000;

/** Counters of attempts by a keyed name: how often something may be tried before it is slowed (case R4). */
export const attemptService = {
  count: countAttempt,
  countMany: countAttempts,
  made: attemptsMade,
  forget: forgetAttempts,
  takeBack: takeBackAttempt,
  isKnownAddress,
  rememberAddress,
} as const;

export type AttemptService = typeof attemptService;
