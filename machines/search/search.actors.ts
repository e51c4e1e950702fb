import { fromPromise } from 'xstate';
import type { SuggestReply } from './search.types.ts';

/**
 * Ports of the search: GET /systems/search brings suggestions; the signal ends it when the term changes; rejects with a call
 * failure.
 */
export const searchActors = {
  loadSuggestions: fromPromise<SuggestReply, { readonly term: string }>(() =>
    Promise.reject(new Error('loadSuggestions: not provided')),
  ),
};
