import type { couponGave as german } from '../de/coupon-gave.ts';

/** What a coupon gave that took nothing off an order. */
export const couponGave: typeof german = {
  gift: 'free article',
  shipping: 'free shipping',
  counted: 'redeemed',
};
