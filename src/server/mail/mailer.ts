import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { provideFolder } from '#server/runtime/provide-folder.ts';
import type { StoredMail } from './stored-mail.ts';

/** Hands one mail over; throws when it could not, and soon after the signal told it to give up. */
export type SendMail = (mail: StoredMail, signal: AbortSignal) => Promise<void>;

interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly outboxFolder: string;
  readonly sender: { readonly name: string; readonly address: string };
}

const smtpTimeoutMs = 10_000;

function messageOf(mail: StoredMail, sender: MailerOptions['sender']) {
  return {
    from: sender,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.textBody,
    ...(mail.htmlBody === null ? {} : { html: mail.htmlBody }),
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    attachments: mail.attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
    // Nothing in a mail may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends by SMTP when an address is set, else writes `.eml` files below the data folder. */
export function createMailer({ smtpUrl, outboxFolder, sender }: MailerOptions): SendMail {
  if (smtpUrl !== null) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    });
    return async (mail, signal) => {
      await transport.sendMail({ ...messageOf(mail, sender), signal });
    };
  }
  provideFolder(outboxFolder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, sender));
    const file = path.join(outboxFolder, `${String(mail.id).padStart(8, '0')}.eml`);
    // Renamed when complete, so that a reader never sees half a mail and a repeated one replaces itself.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
