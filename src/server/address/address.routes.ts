import { addressBookEndpoints } from '#contract/address-book.ts';
import { addressEndpoints } from '#contract/address.ts';
import type { AddressBookService } from './address-book.service.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { AddressService } from './address.service.ts';

const done = { success: true } as const;

/** The customer's own addresses (S7.1); a guest has none. */
export function registerAddressRoutes(
  handle: Handle,
  { addresses }: { readonly addresses: AddressService & AddressBookService },
): void {
  handle(addressEndpoints.list, async ({ visitor }) => ({
    items: visitor.user === null ? [] : await addresses.list(visitor.user.id),
  }));
  handle(addressBookEndpoints.create, async ({ visitor }, { body }) => {
    await addresses.create(memberOf(visitor), body);
    return done;
  });
  handle(addressBookEndpoints.update, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await addresses.update(memberOf(visitor), id, typed);
    return done;
  });
  handle(addressBookEndpoints.remove, async ({ visitor }, { body }) => {
    await addresses.remove(memberOf(visitor), body.id);
    return done;
  });
  handle(addressBookEndpoints.setDefault, async ({ visitor }, { body }) => {
    await addresses.setDefault(memberOf(visitor), body.id);
    return done;
  });
}
