import { listingEndpoints } from '#contract/listing.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SupplyService } from './supply.service.ts';

/** The printer finder. */
export function registerSupplyRoutes(handle: Handle, { supply }: { readonly supply: SupplyService }): void {
  handle(listingEndpoints.supply, ({ visitor }, { query }) => supply.supply(query, visitor.language));
}
