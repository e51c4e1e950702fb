import type { Database, Executor } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { startPolling } from '#server/runtime/polling.ts';
import {
  isAskingDue,
  isTellingDue,
  lockAsked,
  lockDeliverable,
  markAsked,
  markTold,
} from './stock-notice.repository.ts';
import type { NewKeys, NoticeOfArticle } from './stock-notice.repository.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { firstMail, toldMail } from './stock-notice-mail.ts';

interface StockNoticeOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly publicUrl: string;
  readonly log: Log;
  readonly clock: () => Date;
}

export interface StockNoticeWorker {
  /** Writes every mail that is due now; returns how many were written. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 1000;
/** Whether goods have come back is looked up each so many polls. */
const pollsUntilLook = 15;
/** Mails written in one transaction. */
const batch = 100;

/**
 * Mails who asks for a notice a link to confirm it, whom it followed to a new address a link to end it, and who confirmed it that the article can be delivered, whatever made
 * it so. A notice is locked, marked and its mail stored in one transaction: it is told once, whoever else works or is
 * killed meanwhile.
 */
export function startStockNoticeWorker({
  database,
  settings,
  publicUrl,
  log,
  clock,
}: StockNoticeOptions): StockNoticeWorker {
  let isStopping = false;
  let polls = 0;

  /** Writes a batch of mails, each with a key of its own; returns how many. */
  const write = (
    lock: (executor: Executor, most: number) => Promise<readonly NoticeOfArticle[]>,
    mark: (executor: Executor, keys: NewKeys, now: Date) => Promise<void>,
    mailOf: typeof toldMail,
  ): Promise<number> =>
    transaction(database, async (executor) => {
      const notices = (await lock(executor, batch)).map((notice) => ({ notice, ...createMailedKey() }));
      if (notices.length === 0) return 0;
      const context = { settings: await settings.read(), publicUrl };
      await mark(
        executor,
        notices.map(({ notice, hash }) => ({ id: notice.id, keyHash: hash })),
        clock(),
      );
      await enqueueMails(
        executor,
        notices.map(({ notice, key }) => mailOf(notice, { ...context, noticeKey: key })),
      );
      return notices.length;
    });

  const untilNone = async (next: () => Promise<number>): Promise<number> => {
    let written = 0;
    for (let count = await next(); count > 0; count = isStopping ? 0 : await next()) written += count;
    return written;
  };
  // Most looks find none, and writing needs a transaction.
  const ask = async (): Promise<number> =>
    (await isAskingDue(database)) ? untilNone(() => write(lockAsked, markAsked, firstMail)) : 0;
  // One batch at a look: who ordered waits for no more of them than that.
  const tell = async (): Promise<number> =>
    (await isTellingDue(database)) ? write(lockDeliverable, markTold, toldMail) : 0;

  const work = async (): Promise<void> => {
    await ask();
    polls += 1;
    if (polls % pollsUntilLook === 0) await tell();
  };
  const polling = startPolling({
    pauseMs: pollMs,
    work,
    onFailure: (error) => log.warn({ err: error }, 'Notices of stock could not be written'),
  });

  return {
    drain: async () => (await ask()) + (await tell()),
    async stop() {
      isStopping = true;
      await polling.stop();
    },
  };
}
