import type { listingEndpoints } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

/** Facets of a list and how many articles it holds. */
export type FilterCount = ReplyOf<typeof listingEndpoints.filter>;

export interface FilterChoiceInput {
  /** Path and query of the list that is shown. */
  readonly shownAt: string;
}

export interface FilterChoiceContext extends FilterChoiceInput {
  /** Path and query of the list that is being chosen. */
  readonly address: string;
  /** What was counted last; null while what is shown is chosen. */
  readonly count: FilterCount | null;
}

export type FilterChoiceCommand =
  /** A value was added or taken away; `address` is the list with it. */
  | { readonly type: 'value.choose'; readonly address: string }
  /** The sheet was closed: what was chosen in it is forgotten. */
  | { readonly type: 'choice.discard' }
  | { readonly type: 'choice.retry' };
