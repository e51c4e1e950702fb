import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const known = question({
  name: 'coupon-known',
  text: 'select exists (select from coupon where code = $1 and is_active) as "isKnown"',
  values: (code: string) => [code],
  row: z.object({ isKnown: z.boolean() }),
});

/** Whether there is a coupon with this code; what it needs is decided with the basket. */
export const isKnownCode = async (executor: Executor, code: string): Promise<boolean> =>
  (await known.one(executor, code)).isKnown;

const giveBack = command({
  name: 'coupon-give-back',
  text: `with freed as (
      update shop_order o set coupon_id = null from shop_order before
      where o.id = $1 and before.id = o.id and o.coupon_id is not null
      returning before.coupon_id, before.account_id),
    counted as (
      update coupon_use u set used_count = greatest(u.used_count - 1, 0) from freed
      where u.coupon_id = freed.coupon_id and u.account_id = freed.account_id)
    update coupon c set used_count = greatest(c.used_count - 1, 0) from freed where c.id = freed.coupon_id`,
  values: (orderId: number) => [orderId],
});

/** Gives back the use of a coupon an order holds; it holds none afterwards, so it happens once. */
export async function giveBackCoupon(executor: Executor, orderId: number): Promise<void> {
  await giveBack.run(executor, orderId);
}

export interface NewCoupon {
  readonly code: string;
  readonly kind: string;
  readonly value: number;
  readonly minimum: number;
  readonly mode: string | null;
  readonly mostPerAccount: number | null;
}

const insert = command({
  name: 'coupon-insert',
  text: `insert into coupon (code, kind, value, minimum_cents, mode, most_per_account) values ($1, $2, $3, $4, $5, $6)
    on conflict (code) do nothing`,
  values: ({ code, kind, value, minimum, mode, mostPerAccount }: NewCoupon) => [
    code,
    kind,
    value,
    minimum,
    mode,
    mostPerAccount,
  ],
});

/** Issues a coupon; one of that code stays what it is. */
export async function insertCoupon(executor: Executor, coupon: NewCoupon): Promise<void> {
  await insert.run(executor, coupon);
}
