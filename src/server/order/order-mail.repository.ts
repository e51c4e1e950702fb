import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { shopOrderMail } from '#server/database/schema/order.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { MailToStore } from '#server/mail/stored-mail.ts';

/** An order whose confirmation is to be written now. */
export interface DueConfirmation {
  readonly orderId: number;
  /** How long it has been due, in milliseconds. */
  readonly waitedMs: number;
}

/**
 * Takes the orders whose confirmation has been due for longest. They are this worker's for the time of the lease; nobody
 * else gets them until it is over, also when the worker dies meanwhile.
 */
export async function takeDueConfirmations(
  executor: Executor,
  most: number,
  leaseMs: number,
): Promise<DueConfirmation[]> {
  const { rows } = await preparedOn(executor).query<{ orderId: string; waitedMs: number }>({
    name: 'order-mail-take',
    text: `with due as (
        select order_id, due_at from shop_order_mail where due_at <= now()
        order by due_at, order_id limit $1 for update skip locked)
      update shop_order_mail m set due_at = now() + $2 * interval '1 millisecond' from due
      where m.order_id = due.order_id
      returning m.order_id as "orderId", (extract(epoch from now() - due.due_at) * 1000)::float8 as "waitedMs"`,
    values: [most, leaseMs],
  });
  return rows
    .map(({ orderId, waitedMs }) => ({ orderId: Number(orderId), waitedMs }))
    .sort((one, other) => other.waitedMs - one.waitedMs);
}

/** Stores a confirmation, once per message id, and takes the note away that it is due: both or nothing. */
export async function storeConfirmation(
  executor: Executor,
  orderId: number,
  mail: MailToStore,
): Promise<void> {
  await preparedOn(executor).query({
    name: 'order-mail-store',
    text: `with done as (delete from shop_order_mail where order_id = $1)
      insert into outbox_mail (message_id, recipient, subject, text_body, html_body, attachments)
      values ($2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [
      orderId,
      mail.messageId,
      mail.recipient,
      mail.subject,
      mail.textBody,
      mail.htmlBody,
      JSON.stringify(mail.attachments),
    ],
  });
}

/** A confirmation that could not be written is tried again, each time later. */
export async function postponeOrderMail(executor: Executor, orderId: number): Promise<void> {
  await executor
    .update(shopOrderMail)
    .set({
      attempts: sql`${shopOrderMail.attempts} + 1`,
      dueAt: sql`now() + least(3600, 10 * power(2, ${shopOrderMail.attempts})) * interval '1 second'`,
    })
    .where(eq(shopOrderMail.orderId, orderId));
}

/** Gives taken confirmations back to whoever is next. */
export async function returnConfirmations(executor: Executor, orderIds: readonly number[]): Promise<void> {
  await executor
    .update(shopOrderMail)
    .set({ dueAt: sql`now()` })
    .where(inArray(shopOrderMail.orderId, [...orderIds]));
}

export async function countOrderMails(executor: Executor): Promise<number> {
  const [counted] = await executor.select({ total: sql<number>`count(*)::int` }).from(shopOrderMail);
  return counted?.total ?? 0;
}
