import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { oneLineOf } from '#contract/storable.ts';
import type { SuggestReply } from '#machines/search/search.types.ts';
import { ask, type Asked } from './ask.ts';

type AskedTerm = Asked<{ readonly term: string }>;

/** Search suggestions; the panel itself says when they cannot be had. */
const suggestions = (call: Call, only: { readonly only?: 'device' }) => ({
  loadSuggestions: ({ input, signal }: AskedTerm): Promise<SuggestReply> =>
    ask(
      call,
      listingEndpoints.suggest,
      { query: { searchterm: oneLineOf(input.term), ...only } },
      { signal, suppressErrors: true },
    ),
});

/** The search of the header suggests everything, that of the printer finder printers alone. */
export const searchCalls = (call: Call) => suggestions(call, {});
export const printerSearchCalls = (call: Call) => suggestions(call, { only: 'device' });
