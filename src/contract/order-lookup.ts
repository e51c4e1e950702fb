import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { orderJoinFields, orderLookupFields } from './forms/order-lookup.ts';

export const orderLookupEndpoints = {
  /** One answer for every pair that fits no guest's order, whatever is wrong with it. */
  find: post({
    name: 'order.find',
    path: '/orders/find',
    access: 'everybody',
    isPersonal: true,
    summary: "The page of a guest's order, by its number and the mail address it was placed with.",
    spec: ['S7.1-40'],
    body: bodyOf(orderLookupFields),
    reply: z.object({ success: z.literal(true), path: z.string() }),
  }),
  /** One answer for every number that is no guest's order with this mail address. */
  join: post({
    name: 'order.join',
    path: '/orders/join',
    access: 'user',
    summary: "Takes a guest's order into the account that has its mail address.",
    spec: ['S7.1-40'],
    body: bodyOf(orderJoinFields),
    reply: z.object({ success: z.literal(true), path: z.string() }),
  }),
};
