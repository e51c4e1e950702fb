import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import type { SendMail } from './mailer.ts';
import { withoutPersonalData } from '#server/log/log.ts';
import { startPolling } from '#server/runtime/polling.ts';
import { countBacklog, markSent, postpone, takeNextMail } from './outbox.repository.ts';
import { readMail } from './stored-mail.ts';
import type { TakenMail } from './stored-mail.ts';

interface OutboxWorkerOptions {
  readonly database: Database;
  readonly send: SendMail;
  readonly log: Log;
  readonly clock: () => Date;
}

export interface OutboxWorker {
  /** Sends everything that is due now; returns how many were handed over. */
  readonly drain: () => Promise<number>;
  readonly backlog: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 1000;
const longestPauseMs = 3_600_000;
const firstPauseMs = 5000;
/** Mails on their way at the same time. One that hangs holds its own place only. */
const places = 6;
/** A mail server that hangs for one domain leaves places for the others; one recipient gets one mail after the other. */
const placesOfDomain = 3;
/** Time one mail may take in all. */
const sendMs = 30_000;
/** Longer than a mail may take, so that no other worker sends it meanwhile. */
const leaseMs = 45_000;
/** Time for what is under way when the process is told to stop. */
const gracefulStopMs = 5000;

/** Waits twice as long after each failure, from 5 s to an hour. */
const pauseAfter = (attempts: number): number => Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);

const domainOf = (recipient: string): string => recipient.slice(recipient.indexOf('@') + 1);

interface Sending {
  readonly recipient: string;
  readonly settled: Promise<void>;
}

/**
 * Sends what the outbox holds. A mail is taken by a lease, sent without holding a transaction, and then noted as sent: a
 * crash in between sends the same message id again when the lease is over, never a different mail and never none.
 */
export function startOutboxWorker({ database, send, log, clock }: OutboxWorkerOptions): OutboxWorker {
  let isStopping = false;
  let filling: Promise<void> | null = null;
  const givingUp = new AbortController();
  const underWay = new Set<Sending>();
  let handedOver = 0;

  const deliver = async (mail: TakenMail): Promise<void> => {
    try {
      await send(readMail(mail), AbortSignal.any([givingUp.signal, AbortSignal.timeout(sendMs)]));
    } catch (error) {
      const reason = withoutPersonalData(String((error as Error).message)).slice(0, 500);
      const dueAt = new Date(clock().getTime() + pauseAfter(mail.attempts));
      await postpone(database, mail.id, dueAt, reason);
      log.warn({ err: error, mailId: mail.id }, 'A mail could not be sent and is tried again later');
      return;
    }
    handedOver += 1;
    await markSent(database, mail.id, clock());
  };

  const begin = (mail: TakenMail): void => {
    const settled = deliver(mail)
      .catch((error: unknown) => {
        log.warn({ err: error, mailId: mail.id }, 'It could not be noted what became of a mail');
      })
      .finally(() => {
        underWay.delete(sending);
        void fill().catch(tellUnread);
      });
    const sending: Sending = { recipient: mail.recipient, settled };
    underWay.add(sending);
  };

  const takeNext = (): Promise<TakenMail | null> => {
    const recipients = [...underWay].map(({ recipient }) => recipient);
    const domains = recipients.map(domainOf);
    const now = clock();
    return takeNextMail(database, {
      now,
      leaseUntil: new Date(now.getTime() + leaseMs),
      recipientsLeftOut: recipients,
      domainsLeftOut: domains.filter(
        (domain) => domains.filter((other) => other === domain).length >= placesOfDomain,
      ),
    });
  };

  const fillPlaces = async (): Promise<void> => {
    while (!isStopping && underWay.size < places) {
      const mail = await takeNext();
      if (mail === null) return;
      begin(mail);
    }
  };

  /** Gives every free place a mail that is due. */
  const fill = (): Promise<void> => {
    filling ??= fillPlaces().finally(() => {
      filling = null;
    });
    return filling;
  };

  const tellUnread = (error: unknown): void => {
    log.warn({ err: error }, 'The outbox could not be read');
  };

  const polling = startPolling({ pauseMs: pollMs, work: fill, onFailure: tellUnread });

  return {
    async drain() {
      const before = handedOver;
      for (await fill(); underWay.size > 0; await fill()) {
        await Promise.race([...underWay].map(({ settled }) => settled));
      }
      return handedOver - before;
    },
    backlog: () => countBacklog(database),
    async stop() {
      isStopping = true;
      const overdue = setTimeout(() => givingUp.abort(), gracefulStopMs);
      await polling.stop();
      await filling?.catch(() => undefined);
      await Promise.all([...underWay].map(({ settled }) => settled));
      clearTimeout(overdue);
    },
  };
}
