import { fromPromise } from 'xstate';
import type { FilterCount } from './filter-choice.types.ts';

/** Counts the articles of a list (`/shop/filter`); the signal ends it when more is chosen; rejects with a call failure. */
export const countArticles = fromPromise<FilterCount, { readonly address: string }>(() =>
  Promise.reject(new Error('countArticles is not provided')),
);
