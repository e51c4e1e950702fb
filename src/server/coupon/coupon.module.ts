import type { Module } from '#server/calls/module.ts';
import { registerCouponRoutes } from './coupon.routes.ts';
import { createCouponService } from './coupon.service.ts';
import type { CouponNeeds } from './coupon.service.ts';

/** Codes that take something off an order. */
export const couponModule = (needs: CouponNeeds) =>
  ({ service: createCouponService(needs), routes: registerCouponRoutes }) satisfies Module<unknown, never>;
