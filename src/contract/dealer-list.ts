import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { listShareFields } from './forms/shopping-list.ts';
import { ListHead, ShoppingList } from './shopping-list.ts';
import { Mode } from './session.ts';
import { line } from './text.ts';

const id = z.number().check(z.int(), z.minimum(1));

/** Lists that the shop's staff put together for customers (S2.3-05); a customer reads them, and takes them over. */
export const dealerListEndpoints = {
  list: get({
    name: 'dealerList.list',
    path: '/lists/dealer',
    access: 'user',
    summary:
      'The lists the shop shows to the account, and what is on the current one: that of the slug, else the first.',
    spec: ['S2.3-05'],
    query: z.strictObject({ slug: z.optional(line(200)) }),
    reply: z.object({
      items: z.array(ListHead),
      /** Null where there is no list. */
      current: z.nullable(ShoppingList),
      mode: Mode,
      isTaxExempt: z.boolean(),
      userCanExportShoppingList: z.boolean(),
    }),
  }),
  takeOver: post({
    name: 'dealerList.takeOver',
    path: '/lists/dealer/take-over',
    access: 'user',
    weight: 3,
    summary: 'Keeps a list of the shop as an own one, which does not follow it.',
    spec: ['S2.3-05'],
    body: z.strictObject({ id }),
    reply: z.object({ success: z.literal(true), id: z.number(), slug: z.string() }),
  }),
  share: post({
    name: 'dealerList.share',
    path: '/lists/dealer/share',
    access: 'backend',
    summary: 'Shows an own list to customers, by their numbers, and to no others any more.',
    spec: ['S2.3-05'],
    body: z.extend(bodyOf(listShareFields), { id }),
    reply: z.object({ success: z.literal(true), customerNumbers: z.array(z.string()) }),
  }),
};
