import * as z from 'zod/mini';

/** What the link of a mail is still worth; looking uses nothing up (docs/decisions/0138). */
export const MailedLink = z.object({ isGood: z.boolean() });
export type MailedLink = z.infer<typeof MailedLink>;
