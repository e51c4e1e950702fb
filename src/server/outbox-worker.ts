import { transaction } from './database/pool.ts';
import type { Database } from './database/pool.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mailer.ts';
import { withoutPersonalData } from './log.ts';
import { countBacklog, lockNextMail, markSent, postpone } from './repositories/outbox.repository.ts';

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

/** Waits twice as long after each failure, from 5 s to an hour. */
const pauseAfter = (attempts: number): number => Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);

/**
 * Sends what the outbox holds, one mail a transaction: a crash between sending and committing sends the same message
 * id again, never a different mail and never none.
 */
export function startOutboxWorker({ database, send, log, clock }: OutboxWorkerOptions): OutboxWorker {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | null = null;

  const sendNext = (): Promise<'sent' | 'failed' | 'none'> =>
    transaction(database, async (executor) => {
      const now = clock();
      const mail = await lockNextMail(executor, now);
      if (mail === null) return 'none';
      try {
        await send(mail);
      } catch (error) {
        const reason = withoutPersonalData(String((error as Error).message)).slice(0, 500);
        await postpone(executor, mail.id, new Date(now.getTime() + pauseAfter(mail.attempts)), reason);
        log.warn({ err: error, mailId: mail.id }, 'A mail could not be sent and is tried again later');
        return 'failed';
      }
      await markSent(executor, mail.id, now);
      return 'sent';
    });

  const work = async (): Promise<number> => {
    let sent = 0;
    for (let outcome = await sendNext(); outcome !== 'none' && !isStopping; outcome = await sendNext()) {
      if (outcome === 'sent') sent += 1;
    }
    return sent;
  };

  const drain = async (): Promise<number> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  const poll = (): void => {
    timer = setTimeout(() => {
      drain()
        .catch((error: unknown) => log.warn({ err: error }, 'The outbox could not be read'))
        .finally(() => {
          if (!isStopping) poll();
        });
    }, pollMs);
    timer.unref();
  };
  poll();

  return {
    drain,
    backlog: () => countBacklog(database),
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
