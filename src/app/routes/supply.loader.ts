import { listingEndpoints, longestSupplySearch } from '#contract/listing.ts';
import { readSearchTerm } from '#contract/search-term.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Words a printer is looked for by; what the call would refuse is none. */
export const supplySearchOf = (search: URLSearchParams): string =>
  readSearchTerm(search, longestSupplySearch);

export async function loadSupply(
  loading: PageLoaderArguments,
  kind: SupplyData['kind'],
): Promise<SupplyData> {
  const search = supplySearchOf(new URL(loading.request.url).searchParams);
  return {
    kind,
    supply: await loadOrNotFound(loading, listingEndpoints.supply, {
      query: search === '' ? {} : { search },
    }),
  };
}
