import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { Cents } from './text.ts';

/** An order as the home page shows it to whoever placed it. */
export const LastOrder = z.object({
  orderNumber: z.string(),
  /** ISO 8601 with offset. */
  placedAt: z.string(),
  totalGross: Cents,
  /** Without what was given with it. */
  positionCount: z.number(),
  /** The first articles of it, as they were ordered. */
  articles: z.array(
    z.object({
      displayName: z.string(),
      /** Address of the picture; null when the article has left the catalogue. */
      picture: z.nullable(z.string()),
    }),
  ),
});
export type LastOrder = z.infer<typeof LastOrder>;

export const lastOrderEndpoints = {
  list: get({
    name: 'lastOrder.list',
    path: '/orders/last',
    access: 'everybody',
    isPersonal: true,
    summary: 'The last three orders of whoever is signed in, each with its first articles; none for a guest.',
    spec: ['S7.1-40'],
    reply: z.object({ items: z.array(LastOrder) }),
  }),
};
