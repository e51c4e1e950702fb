import type { Database } from '#server/database/pool.ts';
import { orderWindowMs } from '#domain/order-limits.ts';
import type { Log } from '#server/log/log.ts';
import { startPolling, type Polling } from './polling.ts';
import { deleteAttemptsBefore } from '#server/sign-in/login-attempt.repository.ts';
import { deleteDevicesBefore } from '#server/sign-in/login-device.repository.ts';
import { deleteOldAttempts } from '#server/attempt/attempt.repository.ts';
import { deleteIdleCounters } from '#server/order/order-counter.repository.ts';
import { deleteWaysInBefore } from '#server/sign-in/login-way-in.repository.ts';
import { deleteSentMails } from '#server/mail/outbox.repository.ts';
import { deleteExpiredSessions } from '#server/session/session.repository.ts';
import { deleteOldNotices } from '#server/stock-notice/stock-notice.repository.ts';
import { deleteOldTransitions } from '#server/funnel/transition-count.repository.ts';
import { attemptsKeptMs, knownAddressKeptMs, slowedNoteKeptMs } from '#server/sign-in/login-limits.ts';
import { confirmableMs, waitingKeptMs } from '#server/stock-notice/stock-notice.service.ts';
import { guestIdleMs } from '#server/session/visitor.ts';

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
