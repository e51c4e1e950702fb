import type { Problem } from '#machines/call-problem.ts';

export interface ExternalCatalogContext {
  /** Why the basket was not handed over; null before the first try. */
  readonly problem: Problem | null;
}

export interface ExternalCatalogCommand {
  readonly type: 'basket.handOver';
}

/** The basket lies at the shop for its system, and the form that goes there can be opened. */
export interface ExternalCatalogEmitted {
  readonly type: 'catalog.handedOver';
}
