import type { BasketState } from '#contract/basket.ts';

/** Names of the fields of the review. */
export const reviewFields = {
  comment: 'comment',
  reference: 'reference',
  terms: 'terms',
  shown: 'shown',
} as const;

/** What a tick at the terms is set for: this basket at this total. */
export const shownWith = ({ version, totals }: BasketState): string => `${version} ${totals.totalGross}`;

/** Whether the terms were ticked for exactly this basket. */
export const isTermsTickOf = (draft: FormData | null, basket: BasketState | null): boolean =>
  draft !== null &&
  basket !== null &&
  draft.has(reviewFields.terms) &&
  draft.get(reviewFields.shown) === shownWith(basket);
