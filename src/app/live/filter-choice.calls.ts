import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { FilterCount } from '#machines/filter-choice/filter-choice.types.ts';
import { listRequestOf } from '../routes/list-request.ts';
import { ask, type Asked } from './ask.ts';

/** Counts ahead of a list that may never be shown: that they cannot be had is told by the filter sheet alone (S7.1-25). */
export const filterChoiceCalls = (call: Call) => ({
  countArticles: ({
    input: { address },
    signal,
  }: Asked<{ readonly address: string }>): Promise<FilterCount> => {
    // As the list that stands there was asked for.
    const { request } = listRequestOf(new URL(address, location.origin).href);
    return ask(call, listingEndpoints.filter, { query: request }, { signal, isAhead: true });
  },
});
