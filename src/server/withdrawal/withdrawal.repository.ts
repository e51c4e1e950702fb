import * as z from 'zod/mini';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { withdrawalColumns } from './stored-withdrawal.ts';
import type { DeclaredWithdrawal } from './stored-withdrawal.ts';

const Row = z.extend(rowOf(withdrawalColumns), {
  /** Null where no order has the number. */
  buyer: z.nullable(z.enum(['private', 'company'])),
});
/** A withdrawal as it is kept, and who placed the order it names. */
export type StoredWithdrawal = z.infer<typeof Row>;

const buyerOf = (row: string): string => `(
    select case when a.kind = 'company' or o.billing_address ->> 'kind' = 'company' then 'company' else 'private' end
    from shop_order o left join person p on p.id = o.person_id left join account a on a.id = p.account_id
    where o.id = ${row}.order_id)`;

const byKey = question({
  name: 'withdrawal-by-key',
  text: `select ${selected(withdrawalColumns, 'w')}, ${buyerOf('w')} as "buyer"
    from withdrawal w where w.content_key = $1`,
  values: (contentKey: string) => [contentKey],
  row: Row,
});

/** The withdrawal of this content; null where it was not declared before. */
export const findWithdrawal = (executor: Executor, contentKey: string): Promise<StoredWithdrawal | null> =>
  byKey.first(executor, contentKey);

const { id, receivedAt, goods } = withdrawalColumns;
const shownColumns = { id, receivedAt, goods };

const ofOrder = question({
  name: 'withdrawals-of-order',
  // Who is erased leaves no goods behind: what it was for is not known then.
  text: `select ${selected(shownColumns, 'w')} from withdrawal w
    where w.order_id = $1 and w.has_email_of_order and w.full_name <> '' and ${buyerOf('w')} = 'private' order by w.id`,
  values: (orderId: number) => [orderId],
  row: rowOf(shownColumns),
});

/**
 * The withdrawals from a consumer's order that came with the mail address it was placed with, in their order; whether others are its
 * buyer's people judge.
 */
export const findWithdrawalsOfOrder = (executor: Executor, orderId: number) => ofOrder.all(executor, orderId);

const insert = command({
  name: 'withdrawal-insert',
  // One statement for every number: whether there is such an order costs no time of its own.
  text: `insert into withdrawal
      (content_key, received_at, language, full_name, order_number, email, goods, order_id, has_email_of_order)
    select $1, $2, $3, $4, $5, $6, $7, o.id, coalesce(lower(o.email) = lower($6), false)
    from (values (1)) as one left join shop_order o on o.order_number = $5
    on conflict do nothing`,
  values: (contentKey: string, receivedAt: Date, declared: DeclaredWithdrawal) => [
    contentKey,
    receivedAt,
    declared.language,
    declared.fullName,
    declared.orderNumber,
    declared.email,
    declared.goods,
  ],
});

/** Keeps a withdrawal, each content once. */
export async function keepWithdrawal(
  executor: Executor,
  contentKey: string,
  receivedAt: Date,
  declared: DeclaredWithdrawal,
): Promise<void> {
  await insert.run(executor, contentKey, receivedAt, declared);
}

const deleteOld = command({
  name: 'withdrawal-delete-old',
  text: 'delete from withdrawal where received_at < $1',
  values: (before: Date) => [before],
});

/** Deletes withdrawals that were received before a moment. */
export async function deleteOldWithdrawals(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
