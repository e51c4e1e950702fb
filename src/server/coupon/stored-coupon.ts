import * as z from 'zod/mini';
import { couponKinds } from '#domain/coupon.ts';
import type { CouponRule } from '#domain/coupon.ts';
import { bigint, boolean, integer, nullable, oneOf, rowOf, text } from '#server/database/columns.ts';

/** What a coupon is, without its times. */
export const couponColumns = {
  id: bigint('id'),
  code: text('code'),
  kind: oneOf('kind', couponKinds),
  value: integer('value'),
  minimum: bigint('minimum_cents'),
  mode: nullable(oneOf('mode', ['b2b', 'b2c'])),
  mostUses: nullable(integer('most_uses')),
  mostPerAccount: nullable(integer('most_per_account')),
  isActive: boolean('is_active'),
  usedCount: integer('used_count'),
};

/** A coupon as statements that ask for `couponObject` read it. */
export const CouponRow = z.extend(rowOf(couponColumns), {
  validFrom: z.nullable(z.number()),
  validUntil: z.nullable(z.number()),
  usedByAccount: z.number(),
});

/** A coupon with what was used of it, in all and by the account that asks. */
export interface StoredCoupon extends CouponRule {
  readonly id: number;
  readonly code: string;
}
