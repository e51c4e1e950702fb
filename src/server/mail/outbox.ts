import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/database/pool.ts';
import { insertMails } from './outbox.repository.ts';
import type { MailToStore } from './stored-mail.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[];
  /**
   * Names the occasion, e.g. `order-4711-confirmation`: a second mail for the same one is not stored. Default: random.
   */
  readonly occasion?: string;
}

const longestSubject = 200;
/** Line breaks and other control characters would start a new header. */
const controls = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
const plainAddress = /^[^\s<>,;:"()[\]\\@\u0000-\u001f]+@[^\s<>,;:"()[\]\\@\u0000-\u001f]+$/;

const oneLine = (value: string): string => value.replace(controls, ' ').trim();

/**
 * A mail as it is stored.
 *
 * @throws RangeError for an address that is not exactly one plain mail address
 */
export function mailToStore(mail: Mail): MailToStore {
  if (!plainAddress.test(mail.to)) throw new RangeError('a mail needs exactly one plain address');
  const attachments: MailToStore['attachments'] = (mail.attachments ?? []).map(
    ({ filename, contentType, content }) => ({
      filename: oneLine(filename).replace(/[/\\]/g, '-'),
      contentType,
      base64: Buffer.from(content).toString('base64'),
    }),
  );
  return {
    messageId: `${mail.occasion ?? randomUUID()}@kontor-shop`,
    recipient: mail.to,
    subject: oneLine(mail.subject).slice(0, longestSubject),
    textBody: mail.text,
    htmlBody: mail.html ?? null,
    attachments,
  };
}

/**
 * Decides mails within the caller's transaction: each is sent if and only if the transaction commits, at least once, always
 * with the same message id.
 *
 * @throws RangeError for an address that is not exactly one plain mail address
 */
export async function enqueueMails(transaction: Executor, mails: readonly Mail[]): Promise<void> {
  await insertMails(transaction, mails.map(mailToStore));
}

/** One mail as {@link enqueueMails} decides many. */
export const enqueueMail = (transaction: Executor, mail: Mail): Promise<void> =>
  enqueueMails(transaction, [mail]);
