import * as z from 'zod/mini';
import { SuccessorRow } from '#server/article/named-successor.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { bigint, integer, rowOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What a person says of a list, and where it is found. */
export const listColumns = {
  slug: text('slug'),
  displayName: text('display_name'),
  description: text('description'),
};
export type KeptList = ValuesOf<typeof listColumns>;

/** A list as its person's overview reads it. */
export const ListRow = z.extend(rowOf({ id: bigint('id'), ...listColumns }), { positionCount: z.number() });
export type StoredList = z.output<typeof ListRow>;

/** What a person notes at a position. */
export const noteColumns = {
  hint: text('hint'),
  customArticleNumber: text('custom_article_number'),
  customArticleInfo: text('custom_article_info'),
  costCenter: text('cost_center'),
  offerNumber: text('offer_number'),
};
export type ListNotes = ValuesOf<typeof noteColumns>;

/** What a position keeps; of its article, which may leave the catalogue, number, name and unit. */
export const positionColumns = {
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  displayName: text('display_name'),
  unit: text('unit'),
  quantity: integer('quantity'),
  ...noteColumns,
};

export const PositionRow = z.extend(rowOf({ id: bigint('id'), ...positionColumns }), {
  timestamp: z.number(),
  article: z.nullable(ArticleRow),
  successor: z.nullable(SuccessorRow),
});

export interface StoredListPosition extends ValuesOf<typeof positionColumns> {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Null when the article has left the catalogue. */
  readonly article: BasketArticle | null;
  /** What has taken its place then; null where nothing has. */
  readonly successor: SuccessorRow | null;
}

/** A position as it is put on a list for the first time. */
export type NewListPosition = ValuesOf<typeof positionColumns>;
