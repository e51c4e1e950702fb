import * as z from 'zod/mini';
import { BasketRefusal, BasketReply } from './basket.ts';
import { longestCouponCode } from './coupon-code.ts';
import { post } from './endpoint.ts';
import { line } from './text.ts';

/** Coupons of the visitor's order; apart from the other calls of the checkout, which its page brings. */
export const couponEndpoints = {
  add: post({
    name: 'coupon.add',
    path: '/shop/checkout/add/coupon-code',
    access: 'buyer',
    isOrdering: true,
    summary: 'Uses a coupon for the basket, by its code; one at a time. Wrong codes are counted and slowed.',
    spec: ['S7.2-42', 'S1-04'],
    body: z.strictObject({ code: line(longestCouponCode) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  remove: post({
    name: 'coupon.remove',
    path: '/shop/checkout/remove/coupon-code',
    access: 'buyer',
    isOrdering: true,
    summary: 'Uses no coupon for the basket any more.',
    spec: ['S7.2-42'],
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
};
