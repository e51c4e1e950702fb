import { addressEndpoints } from '#contract/address.ts';
import type { Handlers } from '#server/calls/endpoints.ts';
import { listAddresses } from './address.repository.ts';

/** The customer's own addresses (S7.1); a guest has none. */
export function registerAddressRoutes(handlers: Handlers): void {
  handlers.handle(addressEndpoints.list, async ({ services, visitor }) => ({
    items: visitor.user === null ? [] : await listAddresses(services.database, visitor.user.id),
  }));
}
