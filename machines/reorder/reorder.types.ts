import type { BasketPosition, BasketState, Successor } from '#contract/basket.ts';
import type { Order } from '#contract/order.ts';
import type { GroupingFields } from '#domain/position-grouping.ts';
import type { Problem } from '../call-problem.ts';
import type { BasketCommand, RefusedItem } from '../basket/basket.types.ts';

/** A line of an order, of a list or of what was bought, that is to be put into the basket. */
export type LineToReorder = Pick<
  Order['positions'][number],
  'articleNumber' | 'shopDepotId' | 'quantity' | 'unit' | 'hint' | 'costCenter' | 'url' | 'displayName'
> & {
  readonly offerNumber?: string;
  /** What a unit cost then; left out where nothing was paid yet. */
  readonly unitNet?: number;
  readonly unitGross?: number;
};

/** One whose article there still is. */
export type KnownLine = LineToReorder & { readonly shopDepotId: number };

/** What is put in: an own order of which the page has only the number, or lines it has. */
export type WantedAgain = { readonly orderNumber: string } | { readonly lines: readonly LineToReorder[] };

export type ItemsToAdd = Extract<BasketCommand, { readonly type: 'items.add' }>['items'];

/** Lines as the basket is asked for them. */
export interface AskedLines {
  readonly items: ItemsToAdd;
  /** In the order of the items. */
  readonly lines: readonly KnownLine[];
  /** What is missing without having been asked for. */
  readonly unknown: readonly MissingLine[];
}

/** A line that is not in the basket, or not whole. */
export interface MissingLine {
  readonly name: string;
  /** Null where it has left the catalogue. */
  readonly message: string | null;
  /** What has taken its place, and how it goes into the basket; null where nothing has that can be had. */
  readonly instead: { readonly successor: Successor; readonly items: ItemsToAdd } | null;
}

export interface OtherPrice {
  readonly name: string;
  /** Cents of a unit, in the prices the buyer reckons with. */
  readonly before: number;
  readonly now: number;
}

/** What became of all of it. */
export interface Reordered {
  /** Lines of which something was put into the basket. */
  readonly addedCount: number;
  readonly missing: readonly MissingLine[];
  /** What costs more or less than it did then. */
  readonly otherPrices: readonly OtherPrice[];
}

/** What lies in the basket, as far as prices are compared with it. */
export interface PricedBasket {
  /** Null as long as nothing is known of it. */
  readonly mode: BasketState['mode'] | null;
  readonly isTaxExempt: boolean;
  readonly positions: readonly (GroupingFields & Pick<BasketPosition, 'quantity' | 'price' | 'prices'>)[];
}

/** What the basket has taken of what it was asked for, and what lies in it since. */
export interface LinesAdded {
  readonly addedCount: number;
  readonly refused: readonly RefusedItem[];
  readonly basket: PricedBasket;
}

export interface ReorderContext {
  /** What was asked for last. */
  readonly asked: AskedLines;
  readonly reordered: Reordered | null;
  /** Place among the missing lines of the one whose successor was taken last; null before. */
  readonly place: number | null;
  /** Places of those whose successor lies in the basket. */
  readonly taken: readonly number[];
  /** Why the last try did not work, in the visitor's language; empty where nobody says why, null where it did. */
  readonly failure: readonly string[] | null;
  /** The button has gone while something was under way. */
  readonly isAway: boolean;
}

export type ReorderCommand =
  | { readonly type: 'order.again'; readonly wanted: WantedAgain }
  /** Puts what has taken the place of a missing line into the basket, as much of it as was asked for then. */
  | { readonly type: 'instead.take'; readonly place: number };

export type ReorderFact =
  | { readonly type: 'widget.left' }
  /** The button stands again, while something is under way still. */
  | { readonly type: 'widget.returned' };

/** What the button is no longer there to say. */
export type ReorderEmitted =
  | { readonly type: 'reorder.settledUnseen'; readonly reordered: Pick<Reordered, 'addedCount' | 'missing'> }
  | {
      readonly type: 'reorder.failedUnseen';
      readonly problem: Problem;
      /** What was asked for may lie in the basket all the same. */
      readonly isUnanswered: boolean;
    };

/** Sentences for who has gone on meanwhile. */
export interface ReorderWords {
  readonly added: (given: { readonly count: number }) => string;
  readonly left: string;
  readonly gone: (given: { readonly name: string }) => string;
  readonly failed: string;
  readonly unanswered: string;
}
