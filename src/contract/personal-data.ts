import * as z from 'zod/mini';
import { BasketHead } from './basket.ts';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { accountErasureFields } from './forms/account-erasure.ts';
import { ShopFlags, UserState } from './session.ts';

/** What the law gives everybody about whom the shop keeps something (Art. 15, 17 and 20 DSGVO). */
export const personalDataEndpoints = {
  export: post({
    name: 'personalData.export',
    path: '/my/personal-data/export',
    access: 'user',
    weight: 5,
    summary:
      'Everything the shop keeps about the person, for machines to read; no secrets, and bank accounts by their end.',
    spec: ['S2.3-11'],
    reply: z.object({
      fileName: z.string(),
      contentType: z.literal('application/json'),
      content: z.string(),
    }),
  }),
  erasability: get({
    name: 'personalData.erasability',
    path: '/my/personal-data/erasability',
    access: 'user',
    summary:
      'Whether the person may be erased, or runs alone the account of a firm that others work for; how many waiting orders nobody else could decide.',
    spec: ['S2.3-11'],
    reply: z.object({
      isLastAdmin: z.boolean(),
      /** How many orders wait for a release nobody else could give: they are denied with the erasure, own ones withdrawn. */
      decidedAlone: z.number(),
    }),
  }),
  erase: post({
    name: 'personalData.erase',
    path: '/my/personal-data/erase',
    access: 'user',
    weight: 10,
    summary:
      'Erases the person by the current password and signs them out; orders stay without a name as long as the law keeps them.',
    spec: ['S2.3-11'],
    body: bodyOf(accountErasureFields),
    reply: z.object({
      success: z.literal(true),
      token: z.string(),
      user: UserState,
      shop: ShopFlags,
      head: BasketHead,
      redirectTo: z.string(),
      /** Orders that are kept. */
      keptOrders: z.array(z.string()),
    }),
  }),
};
