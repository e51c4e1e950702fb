import type { OrderableArticle } from '#contract/basket.ts';
import type { QuantityReason, QuantityRule } from '#domain/quantity.ts';
import type { AddObstacle } from '#domain/stock.ts';

/** What the shop and the visitor allow, independent of the article. */
export interface AddRights {
  /** Shop flag `May_order` (S6). */
  readonly mayOrder: boolean;
  /** Config switch `display_price` (S3.13). */
  readonly isPriceDisplayed: boolean;
  readonly allowOrdersWithoutStock: boolean;
  /** Tiles in the admin views only show (S6). */
  readonly isAdminMode: boolean;
}

export interface AddTileInput {
  readonly article: OrderableArticle;
  readonly rights: AddRights;
  /** What the field already shows, e.g. typed before the actor existed; null = the minimum. */
  readonly quantity: number | string | null;
}

export interface AddTileContext {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly rule: QuantityRule;
  /** Committed amount the field shows. */
  readonly quantity: number;
  /** Every reason against adding; empty when it is allowed ("Warum nicht?"). */
  readonly obstacles: readonly AddObstacle[];
}

export type AddTileCommand =
  /** The field changed or was left; `typed` is its raw text. */
  | { readonly type: 'quantity.commit'; readonly typed: number | string }
  /** Button, or Enter in the field; `typed` is the field's raw text at that moment. */
  | { readonly type: 'article.add'; readonly typed: number | string };

export type AddTileFact = { readonly type: 'rights.changed'; readonly obstacles: readonly AddObstacle[] };
export type AddTileEvent = AddTileCommand | AddTileFact;

export type AddTileEmitted =
  | {
      readonly type: 'tile.quantityCorrected';
      readonly articleNumber: string;
      readonly stored: number;
      readonly reason: QuantityReason;
      readonly step: number;
    }
  /** No more can be had; said at the field of the amount. */
  | { readonly type: 'tile.addLimited'; readonly sentence: string }
  | { readonly type: 'tile.addBlocked'; readonly obstacles: readonly AddObstacle[] };

/** What the tile asks the basket for. */
export interface AddRequest {
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly quantity: number;
}
