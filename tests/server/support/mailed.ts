import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { createLog } from '#server/log/log.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import type { TestShop } from './test-shop.ts';

/** Base of the links in mails. */
export const publicUrl = 'https://shop.example';

/** What the workers that write mails are started with, on the shop's own connections or on others, by the clock of the day or another. */
export const mailWorkerOptions = (
  { services, ...shop }: TestShop,
  {
    clock = () => new Date(),
    database = shop.database,
  }: { readonly clock?: () => Date; readonly database?: Database } = {},
) => ({ ...services, database, keys: shop.keys, publicUrl, log: createLog('silent'), clock });

/** The mails to somebody, the newest at the end. */
export const mailsTo = ({ tables }: TestShop, recipient: string) =>
  tables
    .select({ subject: outboxMail.subject, text: outboxMail.textBody })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, recipient))
    .orderBy(outboxMail.id);

/**
 * The key in the newest mail.
 *
 * @param before what stands before it in the link, from the path on
 * @param recipient whose mail it is; default: anybody's
 * @returns the empty text where no such link was mailed
 */
export async function mailedKey({ tables }: TestShop, before: string, recipient?: string): Promise<string> {
  const mails = await tables.select().from(outboxMail).orderBy(outboxMail.id);
  const newest = mails.findLast((mail) => recipient === undefined || mail.recipient === recipient);
  const [, behind = ''] = newest?.textBody.split(`${publicUrl}${before}`) ?? [];
  return /^[\w-]*/.exec(behind)?.[0] ?? '';
}
