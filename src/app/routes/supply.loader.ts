import { readSearchTerm } from '#contract/search-term.ts';
import { listingEndpoints, longestDeviceSearch } from '#contract/listing.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadSupply(
  loading: PageLoaderArguments,
  kind: SupplyData['kind'],
): Promise<SupplyData> {
  const search = readSearchTerm(new URL(loading.request.url).searchParams, longestDeviceSearch);
  return {
    kind,
    supply: await loadOrNotFound(loading, listingEndpoints.supply, {
      query: search === '' ? {} : { search },
    }),
  };
}
