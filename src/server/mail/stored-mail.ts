import * as z from 'zod/mini';
import { bigint, integer, json, moment, nullable, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

const Attachments = z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() }));

/** What is decided of a mail in a transaction. */
export const mailToStoreColumns = {
  messageId: text('message_id'),
  recipient: text('recipient'),
  subject: text('subject'),
  textBody: text('text_body'),
  htmlBody: nullable(text('html_body')),
  attachments: json('attachments', Attachments),
};

/** Mails that were decided in a transaction and are sent afterwards by the worker. */
export const mailColumns = {
  id: bigint('id'),
  ...mailToStoreColumns,
  createdAt: moment('created_at'),
  dueAt: moment('due_at'),
  attempts: integer('attempts'),
  sentAt: nullable(moment('sent_at')),
  lastError: nullable(text('last_error')),
};

/** A mail of the outbox as it is stored. */
export type StoredMail = ValuesOf<typeof mailColumns>;
export type MailToStore = ValuesOf<typeof mailToStoreColumns>;

/** A mail before what it carries was read, which only the shop's own care keeps readable. */
export const takenColumns = { ...mailColumns, attachments: json('attachments', z.unknown()) };
export type TakenMail = ValuesOf<typeof takenColumns>;

/** @throws when its attachments cannot be read */
export const readMail = (mail: TakenMail): StoredMail => ({
  ...mail,
  attachments: z.parse(Attachments, mail.attachments),
});
