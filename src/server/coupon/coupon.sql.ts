import { pairsOf } from '#server/database/columns.ts';
import { couponColumns } from './stored-coupon.ts';

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

const usedByAccountOf = (person: string): string => `coalesce((select u.used_count
  from coupon_use u join person q on q.account_id = u.account_id where u.coupon_id = c.id and q.id = ${person}), 0)`;

/**
 * JSON of the coupon `c` with what was used of it.
 *
 * @param person SQL of the id of who asks; none = a guest, who has no account it could have been used by
 */
export const couponObject = (person?: string): string => `json_build_object(${pairsOf(couponColumns, 'c')},
  'validFrom', ${milliseconds('c.valid_from')}, 'validUntil', ${milliseconds('c.valid_until')},
  'usedByAccount', ${person === undefined ? '0' : usedByAccountOf(person)})`;

/**
 * SQL of the parts of an order's statement that use its coupon, in all and of the account: orders sent at once queue for its row,
 * and the CHECKs of both tables refuse the whole statement.
 *
 * @param order placeholder of the order as JSON
 * @param gate name of the part that has a row only if the order is to be placed
 */
export const takeCoupon = (order: string, gate: string): string => `
  coupon_asked as (
    select o."couponId" as id, o."accountId" as account_id
    from ${gate}, json_to_record(${order}::json) as o ("couponId" bigint, "accountId" bigint) where o."couponId" is not null),
  coupon_used as (
    update coupon c set used_count = c.used_count + 1 from coupon_asked where c.id = coupon_asked.id
    returning c.id, coupon_asked.account_id, c.most_per_account),
  coupon_counted as (
    insert into coupon_use as u (coupon_id, account_id, used_count, most_uses)
    select id, account_id, 1, most_per_account from coupon_used where account_id is not null
    on conflict (coupon_id, account_id) do update
      set used_count = u.used_count + 1, most_uses = excluded.most_uses)`;

/** Constraints that refuse an order whose coupon others have used up meanwhile. */
export const couponConstraints = ['coupon_within_uses', 'coupon_use_within_account'] as const;
