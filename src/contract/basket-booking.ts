import * as z from 'zod/mini';
import { BasketRefusal, BasketReply, PositionUid } from './basket.ts';
import { post } from './endpoint.ts';
import { longestCostCenter } from './position-cost-center.ts';
import { line } from './text.ts';

/** On which cost center a position of the basket is booked; apart from the other calls of the basket, which every page's first call brings. */
export const basketBookingEndpoints = {
  updateCostCenter: post({
    name: 'basket.updateCostCenter',
    path: '/shop/basket/update-cost-center',
    access: 'everybody',
    isOrdering: true,
    summary:
      'Books a position, or without uid all of them, on a cost center of the firm that the buyer may book on, or on none; positions that become equal are merged.',
    spec: ['S7.1-48'],
    body: z.strictObject({ uid: z.optional(PositionUid), costCenter: line(longestCostCenter) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
};
