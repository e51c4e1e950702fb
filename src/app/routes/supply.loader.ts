import { listingEndpoints } from '#contract/listing.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export async function loadSupply(
  loading: PageLoaderArguments,
  kind: SupplyData['kind'],
): Promise<SupplyData> {
  const search = (new URL(loading.request.url).searchParams.get('search') ?? '').trim().slice(0, 100);
  return {
    kind,
    supply: await loadOrNotFound(loading, listingEndpoints.supply, {
      query: search === '' ? {} : { search },
    }),
  };
}
