import type { Module } from '#server/calls/module.ts';
import { registerListingRoutes } from './listing.routes.ts';
import { createListingService } from './listing.service.ts';
import type { ListingNeeds } from './listing.service.ts';

/** Article lists and their facets. */
export const listingModule = (needs: ListingNeeds) =>
  ({ service: createListingService(needs), routes: registerListingRoutes }) satisfies Module<unknown, never>;
