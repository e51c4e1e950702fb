import type { BasketState } from '#contract/basket.ts';
import type { Problem } from '#machines/call-problem.ts';

/** The visit and the basket the page shows: no other is handed over. */
export interface SeenBasket {
  readonly visit: string;
  readonly basketVersion: number;
}

/** What the server has made of it. */
export interface GoneBack {
  /** Names the basket; null where nothing was taken over. */
  readonly uuid: string | null;
}

export interface ExternalCatalogContext {
  /** What was shown as it was pressed; null before. */
  readonly seen: SeenBasket | null;
  /** The basket of now, where another one was shown. */
  readonly fresh: BasketState | null;
  /** Why the basket was not handed over; null before the first try. */
  readonly problem: Problem | null;
}

export interface ExternalCatalogCommand {
  readonly type: 'basket.handOver';
  readonly seen: SeenBasket;
}

/** The visit is over, and the form that goes to its system can be opened. */
export interface ExternalCatalogEmitted {
  readonly type: 'catalog.handedOver';
}
