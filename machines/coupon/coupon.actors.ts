import { fromPromise } from 'xstate';

/**
 * Ports of the coupon: POST /shop/checkout/add/coupon-code and /shop/checkout/remove/coupon-code. Each hands the basket of its answer
 * to who shows it, and rejects with a `CallFailure`.
 */
export const couponActors = {
  addCoupon: fromPromise<unknown, { readonly code: string }>(() =>
    Promise.reject(new Error('addCoupon: not provided')),
  ),
  removeCoupon: fromPromise<unknown>(() => Promise.reject(new Error('removeCoupon: not provided'))),
};
