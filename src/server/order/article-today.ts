import * as z from 'zod/mini';
import { SuccessorRow } from '#server/article/named-successor.ts';

/** Where an article that was ordered stands today, as `articleToday` (ordered.sql.ts) asks. */
export const ArticleToday = z.object({
  /** Of the article's page; null when it has left the catalogue. */
  slug: z.nullable(z.string()),
  shopDepotId: z.nullable(z.number()),
  deliveryState: z.nullable(z.number()),
  isUnbounded: z.boolean(),
  successor: z.nullable(SuccessorRow),
});
export type ArticleToday = z.infer<typeof ArticleToday>;
