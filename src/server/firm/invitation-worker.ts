import { invitationPath } from '#contract/admin-users-path.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import { letter } from '#server/mail/letter.ts';
import { createMailedKey } from '#server/mail/mailed-key.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { startDraining } from '#server/runtime/draining.ts';
import type { Draining } from '#server/runtime/draining.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { isInvitationWaiting, takeInvitation } from './invitation.repository.ts';

interface InvitationMailOptions extends Pick<Foundation, 'database' | 'log'> {
  readonly settings: SettingsService;
  /** Base of links, never taken from a request (R8). */
  readonly publicUrl: string;
}

const pauseMs = 1000;

/** Mails whoever was invited a link to join the firm; its key is known to the mail alone. */
export const startInvitationWorker = ({
  database,
  settings,
  publicUrl,
  log,
}: InvitationMailOptions): Draining =>
  startDraining({
    pauseMs,
    isWaiting: () => isInvitationWaiting(database),
    takeNext: () =>
      transaction(database, async (executor) => {
        const { key, hash } = createMailedKey();
        const taken = await takeInvitation(executor, hash);
        if (taken === null) return false;
        const { email, firstname, lastname, language, validUntil, company, invitedBy } = taken;
        const { invitationMail: words } = serverTexts(language);
        const paragraphs = [
          words.greeting({ name: `${firstname} ${lastname}`.trim() }),
          words.reason({ company, by: invitedBy ?? company }),
          { words: words.link, address: `${publicUrl}${invitationPath(email, key)}` },
          words.limits({ until: formatDateTime(validUntil.toISOString(), language) }),
          words.notYou,
        ];
        const subject = words.subject({ company });
        const known = await settings.read();
        await enqueueMail(executor, letter({ to: email, language, subject, paragraphs, settings: known }));
        return true;
      }),
    onFailure: (error) => log.warn({ err: error }, 'Invitations could not be mailed'),
  });
