import * as z from 'zod/mini';
import { salutations } from '#contract/address-choices.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { bigint, integer, oneOf, rowOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What a position keeps; of its article, which may leave the catalogue, number, name and unit. */
export const offerPositionColumns = {
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  displayName: text('display_name'),
  unit: text('unit'),
  quantity: integer('quantity'),
};

export const OfferPositionRow = z.extend(rowOf({ id: bigint('id'), ...offerPositionColumns }), {
  article: z.nullable(ArticleRow),
});

export interface StoredOfferPosition extends ValuesOf<typeof offerPositionColumns> {
  readonly id: number;
  /** Null when the article has left the catalogue. */
  readonly article: BasketArticle | null;
}

/** A position as it is put on a request for the first time. */
export type NewOfferPosition = ValuesOf<typeof offerPositionColumns>;

/** A request that was sent. */
export const SentOfferRequestRow = z.object({
  token: z.string(),
  reference: z.string(),
  sentAt: z.date(),
  wordsMark: z.string(),
});

/** What is known of whoever asks, beside what every visitor's session knows. */
export const askerColumns = {
  salutation: oneOf('salutation', salutations),
  title: text('title'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  phone: text('phone'),
};
