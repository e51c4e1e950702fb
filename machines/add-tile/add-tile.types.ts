import type { OrderableArticle } from '#contract/basket.ts';

/** What the shop and the visitor allow, independent of the article. */
export interface AddRights {
  /** Shop flag `May_order` (S6). */
  readonly mayOrder: boolean;
  /** Config switch `display_price` (S3.13). */
  readonly isPriceDisplayed: boolean;
  readonly allowOrdersWithoutStock: boolean;
  /** Tiles only show (S6-11, docs/decisions/0136). */
  readonly isAdminMode: boolean;
}

export interface AddTileInput {
  readonly article: OrderableArticle;
}

export interface AddTileContext {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
}

/** Button, or Enter in the field; `quantity` is the amount the field stands at, in order units. */
export type AddTileEvent = { readonly type: 'article.add'; readonly quantity: number };

/** How an add ended; `limit` says why no more can be had, for the field of the amount, and is null for everything else. */
export type AddTileEmitted = {
  readonly type: 'tile.addSettled';
  readonly isAdded: boolean;
  readonly limit: string | null;
};

/** What the tile asks the basket for. */
export interface AddRequest {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly quantity: number;
}
