import { addressEndpoints } from '#contract/address.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { AddressService } from './address.service.ts';

/** The customer's own addresses (S7.1); a guest has none. */
export function registerAddressRoutes(
  handle: Handle,
  { addresses }: { readonly addresses: AddressService },
): void {
  handle(addressEndpoints.list, async ({ visitor }) => ({
    items: visitor.user === null ? [] : await addresses.list(visitor.user.id),
  }));
}
