/** How many free articles go with an order where the shop says nothing else (S9-14). */
export const freeArticleCount = 2;

/** From and up to which value of goods an article is given; cents, an upper limit of 0 is none (S3.4-02). */
export interface FreeArticleRange {
  readonly value_of_goods_from: number;
  readonly value_of_goods_to: number;
}

/** Whether an article is given for a value of goods (S4.3-12). */
export const isFreeArticleAvailable = ({ value_of_goods_from }: FreeArticleRange, goods: number): boolean =>
  goods >= value_of_goods_from;

/** Whether an article is shown beside a value of goods (S4.3-14). */
export const isFreeArticleShown = ({ value_of_goods_to }: FreeArticleRange, goods: number): boolean =>
  value_of_goods_to === 0 || goods <= value_of_goods_to;

/** What is missing to an article, in cents; 0 where nothing is. */
export const missingToFreeArticle = ({ value_of_goods_from }: FreeArticleRange, goods: number): number =>
  Math.max(0, value_of_goods_from - goods);

/** A missing amount as it is shown (S5-19): `12,34 EUR`. */
export const missingAmountText = (cents: number): string =>
  `${(cents / 100).toFixed(2).replace('.', ',')} EUR`;

/** Whether a line of an order is a gift: it was not bought, and nobody chooses its quantity (S4.3-12). */
export const isGiftLine = (line: { readonly unitNet?: number; readonly unitGross?: number }): boolean =>
  line.unitNet === 0 && line.unitGross === 0;
