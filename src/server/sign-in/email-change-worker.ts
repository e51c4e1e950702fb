import { emailConfirmPath } from '#contract/email-path.ts';
import { normaliseEmail } from '#domain/email.ts';
import { transaction } from '#server/database/pool.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startDraining } from '#server/runtime/draining.ts';
import type { Draining } from '#server/runtime/draining.ts';
import { confirmingMail, knownMail } from './email-change-mail.ts';
import { isEmailChangeWaiting, keepEmailKey, takeEmailChange } from './email-change.repository.ts';
import type { MailWorkerOptions } from './named-mail-worker.ts';

const pollMs = 1000;

/** Mails a link to an address somebody wants; whoever has it already is told so instead, and no link is made (R3). */
export const startEmailChangeWorker = ({
  database,
  settings,
  accounts,
  publicUrl,
  log,
}: MailWorkerOptions): Draining =>
  startDraining({
    pauseMs: pollMs,
    isWaiting: () => isEmailChangeWaiting(database),
    takeNext: () =>
      transaction(database, async (executor) => {
        const asked = await takeEmailChange(executor);
        if (asked === null) return false;
        const { userId, email, language } = asked;
        const addressed = { to: email, language, settings: await settings.read() };
        if ((await accounts.credentialsOf(executor, normaliseEmail(email))) !== null) {
          await enqueueMail(executor, knownMail(addressed));
          return true;
        }
        const { key, hash } = createMailedKey();
        await keepEmailKey(executor, userId, hash);
        const address = `${publicUrl}${emailConfirmPath(key)}`;
        await enqueueMail(executor, confirmingMail({ ...addressed, address }));
        return true;
      }),
    onFailure: (error) => log.warn({ err: error }, 'New mail addresses could not be read'),
  });
