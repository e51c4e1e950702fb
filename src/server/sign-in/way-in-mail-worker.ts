import type { Database } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startPolling } from '#server/runtime/polling.ts';
import { takeSlowedName } from './login-way-in.repository.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { makeWayIn } from './way-in.service.ts';
import { wayInMail } from './way-in-mail.ts';

interface WayInMailWorkerOptions {
  readonly database: Database;
  readonly settings: SettingsService;
  readonly accounts: AccountService;
  readonly publicUrl: string;
  readonly log: Log;
  readonly clock: () => Date;
}

export interface WayInMailWorker {
  /** Looks up every name that waits; returns how many mails were written. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const pollMs = 1000;

/**
 * Mails a way in to whoever has a name whose sign-in was slowed. The answer to the attempt is the same for every name and
 * waits for none of this, so neither its words nor its time tell whether there is an account (case R3).
 */
export function startWayInMailWorker({
  database,
  settings,
  accounts,
  publicUrl,
  log,
  clock,
}: WayInMailWorkerOptions): WayInMailWorker {
  const writeNext = (): Promise<'written' | 'nobody' | 'none'> =>
    transaction(database, async (executor) => {
      const email = await takeSlowedName(executor);
      if (email === null) return 'none';
      const { allowLogin, language, address } = await settings.read();
      const person = await accounts.credentialsOf(executor, email);
      if (person === null || !person.isActive || !person.isApproved || !allowLogin) return 'nobody';
      const token = await makeWayIn(executor, person.id, clock());
      const mail = wayInMail({ language, settings: { address }, publicUrl, token });
      await enqueueMail(executor, { ...mail, to: email });
      return 'written';
    });

  const drain = async (): Promise<number> => {
    let written = 0;
    for (let outcome = await writeNext(); outcome !== 'none'; outcome = await writeNext()) {
      if (outcome === 'written') written += 1;
    }
    return written;
  };

  const { stop } = startPolling({
    pauseMs: pollMs,
    work: drain,
    onFailure: (error) => log.warn({ err: error }, 'Slowed names could not be read'),
  });
  return { drain, stop };
}
