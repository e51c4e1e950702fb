import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { NamedSuccessor } from './named-successor.ts';
import { mostTablePages } from './table-bounds.ts';

/** An article somebody has ordered, as it was called the last time. */
export const BoughtArticle = z.object({
  articleNumber: z.string(),
  /** Null where the article is no more. */
  shopDepotId: z.nullable(z.number()),
  /** Page of the article; empty when it has left the catalogue. */
  url: z.string(),
  manufacturerNumber: z.string(),
  displayName: z.string(),
  unit: z.string(),
  lastOrderedAt: z.string(),
  /** Of the last order. */
  lastQuantity: z.number(),
  orderCount: z.number(),
  /** It has its page still, but is delivered no more. */
  isDiscontinued: z.boolean(),
  /** Absent for what can be had still, and where nothing follows. */
  successor: z.optional(NamedSuccessor),
});
export type BoughtArticle = z.infer<typeof BoughtArticle>;

/** How many articles a page of them has. */
export const boughtPerPage = 25;

export const boughtArticleEndpoints = {
  list: get({
    name: 'boughtArticle.list',
    path: '/my/articles',
    access: 'user',
    weight: 2,
    summary: 'Articles of own orders, the one ordered last first.',
    spec: ['S2.3-10'],
    query: z.strictObject({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTablePages))),
    }),
    reply: z.object({ items: z.array(BoughtArticle), total: z.number() }),
  }),
};
