import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { oneLineOf } from '#contract/storable.ts';
import type { SuggestReply } from '#machines/search/search.types.ts';
import { ask, type Asked } from './ask.ts';

type AskedTerm = Asked<{ readonly term: string }>;

/** Search suggestions, of everything or of printers alone; the panel itself says when they cannot be had. */
export function searchCalls(call: Call) {
  const load = ({ input, signal }: AskedTerm, only: { readonly only?: 'device' }): Promise<SuggestReply> =>
    ask(
      call,
      listingEndpoints.suggest,
      { query: { searchterm: oneLineOf(input.term), ...only } },
      { signal, suppressErrors: true },
    );
  return {
    loadSuggestions: (asked: AskedTerm) => load(asked, {}),
    loadPrinters: (asked: AskedTerm) => load(asked, { only: 'device' }),
  };
}
