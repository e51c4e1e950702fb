import { listingEndpoints } from '#contract/listing.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { ListingService } from './listing.service.ts';

/** Lists and their facets. */
export function registerListingRoutes(
  handle: Handle,
  { listing }: { readonly listing: ListingService },
): void {
  handle(listingEndpoints.list, ({ visitor }, { query }) => listing.list(query, audienceOf(visitor)));
  handle(listingEndpoints.filter, ({ visitor }, { query }) => listing.filter(query, audienceOf(visitor)));
}
