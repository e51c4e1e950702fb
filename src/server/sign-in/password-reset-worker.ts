import { passwordResetPath } from '#contract/password-path.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { letter } from '#server/mail/letter.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import { startNamedMailWorker } from './named-mail-worker.ts';
import type { MailWorkerOptions, NamedMailWorker } from './named-mail-worker.ts';
import { isRequestWaiting, keepReset, takeRequest } from './password-reset.repository.ts';

/** A mailed way to a new password is good this long. */
export const resetKeptMs = 3_600_000;

/** Mails a way to a new password, good once, to whoever has a name it was asked for. */
export const startPasswordResetWorker = (options: MailWorkerOptions): NamedMailWorker =>
  startNamedMailWorker(options, {
    isWaiting: isRequestWaiting,
    take: takeRequest,
    isAllowed: ({ allowPasswordReset }) => allowPasswordReset,
    async write(executor, { userId, email, settings }) {
      const { key, hash } = createMailedKey();
      const validUntil = new Date(options.clock().getTime() + resetKeptMs);
      await keepReset(executor, { userId, hash, validUntil });
      const { language } = settings;
      const { passwordResetMail: words } = serverTexts(language);
      const address = `${options.publicUrl}${passwordResetPath(email, key)}`;
      const paragraphs = [
        words.greeting,
        words.reason,
        { words: words.link, address },
        words.limits,
        words.notYou,
      ];
      return letter({ to: email, language, settings, subject: words.subject, paragraphs });
    },
  });
