import type { outboxMail } from '#server/database/schema/outbox.ts';

/** A mail of the outbox as it is stored. */
export type StoredMail = typeof outboxMail.$inferSelect;
export type MailToStore = Pick<
  StoredMail,
  'messageId' | 'recipient' | 'subject' | 'textBody' | 'htmlBody' | 'attachments'
>;
