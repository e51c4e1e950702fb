import type { Database, Executor } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { Log } from '#server/log/log.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { startPolling } from '#server/runtime/polling.ts';
import type { SettingsService, ShopSettings } from '#server/settings/settings.service.ts';

export interface MailWorkerOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly accounts: AccountService;
  /** Base of links, never taken from a request (R8). */
  readonly publicUrl: string;
  readonly log: Log;
  readonly clock: () => Date;
}

/** What is mailed to whoever has a name that waits. */
interface NamedMail {
  readonly isWaiting: (executor: Executor) => Promise<boolean>;
  /** Takes the next name; null when none waits. */
  readonly take: (executor: Executor) => Promise<string | null>;
  readonly isAllowed: (settings: ShopSettings) => boolean;
  readonly write: (
    executor: Executor,
    person: { readonly userId: number; readonly email: string; readonly settings: ShopSettings },
  ) => Promise<Omit<Mail, 'to'>>;
}

export interface NamedMailWorker {
  /** Looks up every name that waits; returns how many mails were written. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 1000;

/**
 * Mails something to whoever has a name that was given to the shop. The answer is the same for every name and waits for none of
 * this, so neither its words nor its time tell whether there is an account (case R3).
 */
export function startNamedMailWorker(
  { database, settings, accounts, log }: MailWorkerOptions,
  { isWaiting, take, isAllowed, write }: NamedMail,
): NamedMailWorker {
  const writeNext = (): Promise<'written' | 'nobody' | 'none'> =>
    transaction(database, async (executor) => {
      const email = await take(executor);
      if (email === null) return 'none';
      const known = await settings.read();
      const person = await accounts.credentialsOf(executor, email);
      if (person === null || !person.isActive || !person.isApproved || !isAllowed(known)) return 'nobody';
      // Before anything is kept that the mail leads to: it would open the account by a mailbox that is theirs no more.
      if (!(await accounts.isStillEmail(executor, person.id, email))) return 'nobody';
      const mail = await write(executor, { userId: person.id, email, settings: known });
      await enqueueMail(executor, { ...mail, to: email });
      return 'written';
    });

  const drain = async (): Promise<number> => {
    let written = 0;
    // Most looks find none, and taking one needs a transaction.
    if (!(await isWaiting(database))) return written;
    for (let outcome = await writeNext(); outcome !== 'none'; outcome = await writeNext()) {
      if (outcome === 'written') written += 1;
    }
    return written;
  };

  const { stop } = startPolling({
    pauseMs: pollMs,
    work: drain,
    onFailure: (error) => log.warn({ err: error }, 'Names that wait for a mail could not be read'),
  });
  return { drain, stop };
}
