import type { ReplyOf } from '#contract/endpoint.ts';
import type { listingEndpoints, SearchSuggestion } from '#contract/listing.ts';
import type { CallFailure } from '#machines/call-failure.ts';

/** Time without a key before suggestions are asked for. */
export const typingPauseMs = 250;

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

export interface SearchInput {
  /** The term in the address, so that the box shows it on a result page. */
  readonly term: string;
}

export interface SearchContext {
  readonly term: string;
  readonly suggestions: readonly SearchSuggestion[];
  /** Hits in the whole shop, not only those suggested. */
  readonly total: number;
  /** What is said above suggestions that are only next to what was meant. */
  readonly lead: string | null;
  /** Index of the suggestion the arrow keys stand on; null when they stand in the box. */
  readonly highlighted: number | null;
  readonly failure: CallFailure['kind'] | null;
}

export type SearchCommand =
  | { type: 'search.submit' }
  /** Pointer: a suggestion was chosen. */
  | { type: 'suggestion.choose'; index: number }
  /** The list of all hits, whatever is highlighted. */
  | { type: 'hits.showAll' }
  /** Arrow keys: one suggestion down or up, round over the box. */
  | { type: 'highlight.move'; direction: 'down' | 'up' }
  /** Escape, or the focus has left. */
  | { type: 'search.close' }
  /** The box was entered again. */
  | { type: 'search.open' };

export type SearchFact =
  | { type: 'term.changed'; term: string }
  /** The page has changed; `term` is the one in its address, or empty. */
  | { type: 'address.changed'; term: string };

export type SearchEvent = SearchCommand | SearchFact;

export type SearchEmitted =
  /** Goes to the list of hits and is tracked as a site search (S2.11). */
  | { type: 'search.submitted'; term: string }
  | { type: 'search.suggestionChosen'; path: string; term: string };
