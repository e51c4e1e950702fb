import { fromPromise } from 'xstate';
import type { SuggestReply } from './search.types.ts';

/** Asks for suggestions (`/systems/search`); the signal ends it when the term changes; rejects with a call failure. */
export const loadSuggestions = fromPromise<SuggestReply, { readonly term: string }>(() =>
  Promise.reject(new Error('loadSuggestions is not provided')),
);
