import { listingEndpoints } from '#contract/listing.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SearchService } from './search.service.ts';

/** Suggestions while somebody types. */
export function registerSearchRoutes(handle: Handle, { search }: { readonly search: SearchService }): void {
  handle(listingEndpoints.suggest, ({ visitor }, { query: { searchterm, only = null } }) =>
    search.suggest(searchterm, audienceOf(visitor), only),
  );
}
