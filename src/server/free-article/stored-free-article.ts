import * as z from 'zod/mini';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { bigint, integer, nullable, rowOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

export const freeArticleColumns = {
  id: integer('id'),
  article_number: text('article_number'),
  custom_article_number: text('custom_article_number'),
  shop_depot_id: integer('shop_depot_id'),
  body: text('body'),
  quantity: integer('quantity'),
  value_of_goods_from: bigint('value_of_goods_from'),
  value_of_goods_to: bigint('value_of_goods_to'),
};

/** The coupon it goes with; null where any order may have it. */
export const freeArticleCoupon = { couponId: nullable(bigint('coupon_id')) };

/** A free article as statements that ask for the basket read it. */
export const FreeArticleRow = z.extend(rowOf({ ...freeArticleColumns, ...freeArticleCoupon }), {
  article: z.nullable(ArticleRow),
});

/** A free article with the article it is, as that stands now; null where it has left the catalogue. */
export interface StoredFreeArticle extends ValuesOf<typeof freeArticleColumns & typeof freeArticleCoupon> {
  readonly article: BasketArticle | null;
}
