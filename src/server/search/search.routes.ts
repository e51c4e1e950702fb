import { listingEndpoints } from '#contract/listing.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SearchService } from './search.service.ts';

const searchWeight = 2;

/** Suggestions while somebody types. */
export function registerSearchRoutes(handle: Handle, { search }: { readonly search: SearchService }): void {
  handle(
    listingEndpoints.suggest,
    ({ visitor: { language } }, { query: { searchterm, only = null } }) =>
      search.suggest(searchterm, language, only),
    { weight: searchWeight },
  );
}
