import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import type { SuggestReply } from '#machines/search/search.types.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** Search suggestions wired to the client; the panel itself says when they cannot be had. */
export const liveSearch = (call: Call) =>
  searchMachine.provide({
    actors: {
      loadSuggestions: fromPromise<SuggestReply, { readonly term: string }>(({ input, signal }) =>
        ask(
          call,
          listingEndpoints.suggest,
          { query: { searchterm: input.term } },
          { signal, suppressErrors: true },
        ),
      ),
    },
  });
