import type { BasketState } from '#contract/basket.ts';
import type { TypedValues } from '#contract/form-fields.ts';

/** Names of the fields of the review. */
export const reviewFields = {
  comment: 'comment',
  reference: 'reference',
  deliveryDay: 'deliveryDay',
  terms: 'terms',
  shown: 'shown',
} as const;

/** What a tick at the terms is set for: this basket at this total. */
export const shownWith = ({ version, totals }: BasketState): string => `${version} ${totals.totalGross}`;

/** Whether the terms were ticked for exactly this basket. */
export const isTermsTickOf = (draft: TypedValues | null, basket: BasketState | null): boolean =>
  draft !== null &&
  basket !== null &&
  reviewFields.terms in draft &&
  draft[reviewFields.shown] === shownWith(basket);

/** What stands in the form of the review, its remark with line breaks. */
export const reviewValuesIn = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
