import { fromPromise } from 'xstate';
import type { FilterCount } from './filter-choice.types.ts';

/**
 * Ports of the filter sheet: GET /shop/filter counts the articles of a list; the signal ends it when more is chosen; rejects with
 * a call failure.
 */
export const filterChoiceActors = {
  countArticles: fromPromise<FilterCount, { readonly address: string }>(() =>
    Promise.reject(new Error('countArticles: not provided')),
  ),
};
