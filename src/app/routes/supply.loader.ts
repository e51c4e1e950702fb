import { listingEndpoints, longestSupplySearch } from '#contract/listing.ts';
import { readSearchTerm } from '#contract/address-query.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadSupply(
  loading: PageLoaderArguments,
  kind: SupplyData['kind'],
): Promise<SupplyData> {
  const search = readSearchTerm(new URL(loading.request.url).searchParams, longestSupplySearch);
  return {
    kind,
    supply: await loadOrNotFound(loading, listingEndpoints.supply, {
      query: search === '' ? {} : { search },
    }),
  };
}
