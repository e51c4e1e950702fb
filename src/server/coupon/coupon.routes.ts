import type { BasketState } from '#contract/basket.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { CouponService } from './coupon.service.ts';

const answerWith = (basket: BasketState) => ({ success: true as const, basket, corrections: [] });

/** Coupons of the visitor's order (S7.2). */
export function registerCouponRoutes(handle: Handle, { coupons }: { readonly coupons: CouponService }): void {
  handle(couponEndpoints.add, async ({ visitor, now }, { body }) =>
    answerWith(await coupons.add(visitor, body.code, now)),
  );
  handle(couponEndpoints.remove, async ({ visitor }) => answerWith(await coupons.remove(visitor)));
}
