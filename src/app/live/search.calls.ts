import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { oneLineOf } from '#contract/storable.ts';
import type { SuggestReply } from '#machines/search/search.types.ts';
import { ask, type Asked } from './ask.ts';

/** Search suggestions; the panel itself says when they cannot be had. */
export const searchCalls = (call: Call) => ({
  loadSuggestions: ({ input, signal }: Asked<{ readonly term: string }>): Promise<SuggestReply> =>
    ask(
      call,
      listingEndpoints.suggest,
      { query: { searchterm: oneLineOf(input.term) } },
      { signal, suppressErrors: true },
    ),
});
