import { listingEndpoints } from '#contract/listing.ts';
import { printerEndpoints } from '#contract/printer.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

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
  handle(printerEndpoints.supplies, ({ visitor, services }, { query }) =>
    services.printers.supplies(query.device, query.brand ?? null, audienceOf(visitor)),
  );
  handle(
    listingEndpoints.suggest,
    ({ visitor: { language }, services }, { query: { searchterm, only = null } }) =>
      services.search.suggest(searchterm, language, only),
    { weight: searchWeight },
  );
}
