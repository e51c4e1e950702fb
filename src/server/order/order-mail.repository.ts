import * as z from 'zod/mini';
import { namesOf, placesOf, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { mailToStoreColumns } from '#server/mail/stored-mail.ts';
import type { MailToStore } from '#server/mail/stored-mail.ts';

/** An order whose confirmation is to be written now. */
export interface DueConfirmation {
  readonly orderId: number;
  /** How long it has been due, in milliseconds. */
  readonly waitedMs: number;
}

const takeDue = question({
  name: 'order-mail-take',
  text: `with due as (
      select order_id, due_at from shop_order_mail where due_at <= now()
      order by due_at, order_id limit $1 for update skip locked)
    update shop_order_mail m set due_at = now() + $2 * interval '1 millisecond' from due
    where m.order_id = due.order_id
    returning m.order_id::float8 as "orderId", (extract(epoch from now() - due.due_at) * 1000)::float8 as "waitedMs"`,
  values: (most: number, leaseMs: number) => [most, leaseMs],
  row: z.object({ orderId: z.number(), waitedMs: z.number() }),
});

/**
 * Takes the orders whose confirmation has been due for longest. They are this worker's for the time of the lease; nobody
 * else gets them until it is over, also when the worker dies meanwhile.
 */
export async function takeDueConfirmations(
  executor: Executor,
  most: number,
  leaseMs: number,
): Promise<DueConfirmation[]> {
  const due = await takeDue.all(executor, most, leaseMs);
  return due.sort((one, other) => other.waitedMs - one.waitedMs);
}

const store = command({
  name: 'order-mail-store',
  text: `with done as (delete from shop_order_mail where order_id = $1)
    insert into outbox_mail (${namesOf(mailToStoreColumns)}) values (${placesOf(mailToStoreColumns, 2)})
    on conflict do nothing`,
  values: (orderId: number, mail: MailToStore) => [orderId, ...valuesOf(mailToStoreColumns, mail)],
});

/** Stores a confirmation, once per message id, and takes the note away that it is due: both or nothing. */
export async function storeConfirmation(
  executor: Executor,
  orderId: number,
  mail: MailToStore,
): Promise<void> {
  await store.run(executor, orderId, mail);
}

const postpone = command({
  name: 'order-mail-postpone',
  text: `update shop_order_mail set attempts = attempts + 1,
      due_at = now() + least(3600, 10 * power(2, attempts)) * interval '1 second'
    where order_id = $1`,
  values: (orderId: number) => [orderId],
});

/** A confirmation that could not be written is tried again, each time later. */
export async function postponeOrderMail(executor: Executor, orderId: number): Promise<void> {
  await postpone.run(executor, orderId);
}

const giveBack = command({
  name: 'order-mail-give-back',
  text: 'update shop_order_mail set due_at = now() where order_id = any($1::bigint[])',
  values: (orderIds: readonly number[]) => [orderIds],
});

/** Gives taken confirmations back to whoever is next. */
export async function returnConfirmations(executor: Executor, orderIds: readonly number[]): Promise<void> {
  await giveBack.run(executor, orderIds);
}

const count = question({
  name: 'order-mail-count',
  text: 'select count(*)::int as total from shop_order_mail',
  values: () => [],
  row: z.object({ total: z.number() }),
});

export async function countOrderMails(executor: Executor): Promise<number> {
  return (await count.one(executor)).total;
}
