import type { Database } from './database/pool.ts';
import { orderWindowMs } from '#domain/order-limits.ts';
import type { Log } from './log.ts';
import { startPolling, type Polling } from './polling.ts';
import { deleteAttemptsBefore } from './repositories/login-attempt.repository.ts';
import { deleteDevicesBefore } from './repositories/login-device.repository.ts';
import { deleteOldAttempts } from './repositories/login-failure.repository.ts';
import { deleteIdleCounters } from './repositories/order-counter.repository.ts';
import { deleteWaysInBefore } from './repositories/login-way-in.repository.ts';
import { deleteSentMails } from './repositories/outbox.repository.ts';
import { deleteExpiredSessions } from './repositories/session.repository.ts';
import { deleteOldNotices } from './repositories/stock-notice.repository.ts';
import { deleteOldTransitions } from './repositories/transition-count.repository.ts';
import { attemptsKeptMs, knownAddressKeptMs, slowedNoteKeptMs } from './services/login-limits.ts';
import { confirmableMs, waitingKeptMs } from './services/stock-notice.service.ts';
import { guestIdleMs } from './visitor.ts';

const everyMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
const sentMailsKeptMs = 30 * dayMs;
const transitionCountsKeptMs = 400 * dayMs;

interface HousekeepingOptions {
  readonly database: Database;
  readonly sessionIdleMs: number;
  readonly log: Log;
  readonly clock: () => Date;
}

/** Deletes what has expired: sessions, login and order counters, trusted browsers, ways in, sent mails, notices, counts of transitions. */
export async function tidyUp({ database, sessionIdleMs, clock }: HousekeepingOptions): Promise<void> {
  const before = (ageMs: number): Date => new Date(clock().getTime() - ageMs);
  await deleteExpiredSessions(database, {
    guestsSeenBefore: before(guestIdleMs),
    membersSeenBefore: before(sessionIdleMs),
  });
  await deleteOldAttempts(database, {
    failed: before(attemptsKeptMs),
    known: before(knownAddressKeptMs),
  });
  await deleteIdleCounters(database, before(orderWindowMs));
  await deleteAttemptsBefore(database, before(attemptsKeptMs));
  await deleteDevicesBefore(database, before(0));
  await deleteWaysInBefore(database, { slowed: before(slowedNoteKeptMs), valid: before(0) });
  await deleteSentMails(database, before(sentMailsKeptMs));
  await deleteOldNotices(database, {
    asked: before(confirmableMs),
    // A complaint about the mail may need who asked for it and when.
    told: before(sentMailsKeptMs),
    confirmed: before(waitingKeptMs),
  });
  await deleteOldTransitions(database, before(transitionCountsKeptMs));
}

/** Tidies up every quarter of an hour. */
export const startHousekeeping = (options: HousekeepingOptions): Polling =>
  startPolling({
    pauseMs: everyMs,
    work: () => tidyUp(options),
    onFailure: (error) => options.log.warn({ err: error }, 'Tidying up failed'),
  });
