import { listingEndpoints } from '#contract/listing.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { Handlers } from '#server/endpoints.ts';

const searchWeight = 2;

/** Lists, their facets, the printer finder and search suggestions. */
export function registerListing({ handle }: Handlers): void {
  handle(
    listingEndpoints.list,
    ({ visitor, services }, { query }) => services.listing.list(query, audienceOf(visitor)),
    { weight: searchWeight },
  );
  handle(
    listingEndpoints.filter,
    ({ visitor, services }, { query }) => services.listing.filter(query, audienceOf(visitor)),
    { weight: searchWeight },
  );
  handle(listingEndpoints.supply, ({ services }, { query }) => services.supply.supply(query));
  handle(
    listingEndpoints.suggest,
    ({ visitor, services }, { query }) => services.search.suggest(query.searchterm, visitor.language),
    { weight: searchWeight },
  );
}
