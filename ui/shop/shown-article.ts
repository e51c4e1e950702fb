import type { ArticleTile } from '#contract/article.ts';

/** Fields of a tile that something on a page shows or needs for adding; only these stand in the page (docs/decisions/0008). */
export const shownFields = [
  'id',
  'articleNumber',
  'shopDepotId',
  'slug',
  'displayName',
  'brandName',
  'manufacturerNumber',
  'weeeNummer',
  'price',
  'prices',
  'basePrice',
  'isBestPrice',
  'min_order_price_unit',
  'max_order_price_unit',
  'step_order_price_unit',
  'stock',
  'sap_delivery_state',
  'isUnbounded',
  'mainImage',
  'videoCount',
  'attributes',
  'umweltfreundlichesMerkmal',
  'begreenEvidence',
  'farbe',
  'basisfarbe',
  'yieldPages',
  'make',
  '_score',
  'boost',
] as const satisfies readonly (keyof ArticleTile)[];

/** An article as lists show it. `prices` is empty where there is one price for any quantity. */
export type ShownArticle = Pick<ArticleTile, (typeof shownFields)[number]>;
