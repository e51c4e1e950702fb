import * as z from 'zod/mini';
import { boolean, integer, nullable, numeric, rowOf, smallint, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What the basket reads of an article as it stands. */
export const articleColumns = {
  id: integer('id'),
  articleNumber: text('article_number'),
  categoryId: integer('category_id'),
  shopDepotId: integer('shop_depot_id'),
  slug: text('slug'),
  excerpt: text('excerpt'),
  manufacturerNumber: text('manufacturer_number'),
  unit: text('unit'),
  netPrice: nullable(integer('net_price_cents')),
  taxRate: numeric('tax_rate'),
  minimum: integer('order_minimum'),
  maximum: integer('order_maximum'),
  step: integer('order_step'),
  deliveryState: smallint('delivery_state'),
  isVisible: boolean('is_visible'),
  isCollectable: boolean('is_collectable'),
  weightGrams: integer('weight_grams'),
};

/** Lower bound and net cents of a rung. */
export const Tiers = z.array(z.tuple([z.number(), z.number()]));

/** An article as statements that ask for `articleObject` read it. */
export const ArticleRow = z.extend(rowOf(articleColumns), {
  /** As its tile and its page call it. */
  name: z.string(),
  brandName: z.string(),
  pictureVersion: z.string(),
  tiers: Tiers,
  stock: z.number(),
  isUnbounded: z.boolean(),
});

/** An article as the basket needs it, with price ladder and stock of this moment. */
export interface BasketArticle extends ValuesOf<typeof articleColumns> {
  /** As its tile and its page call it. */
  readonly name: string;
  readonly brandName: string;
  /** Changes when the article's picture would be drawn differently. */
  readonly pictureVersion: string;
  /** Further rungs of the ladder: lower bound and net cents. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly stock: number;
  readonly isUnbounded: boolean;
}
