import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { FirmAddressService } from './firm-address.service.ts';

const done = { success: true } as const;

/** Addresses that admins keep for their firm and for its people (S2.4-06). */
export function registerFirmAddressRoutes(
  handle: Handle,
  { firmAddresses }: { readonly firmAddresses: FirmAddressService },
): void {
  handle(adminAddressEndpoints.list, async ({ visitor }) => ({
    items: await firmAddresses.ofFirm(memberOf(visitor)),
  }));
  handle(adminAddressEndpoints.create, async ({ visitor }, { body }) => {
    await firmAddresses.create(memberOf(visitor), body);
    return done;
  });
  handle(adminAddressEndpoints.update, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await firmAddresses.update(memberOf(visitor), id, typed);
    return done;
  });
  handle(adminAddressEndpoints.remove, async ({ visitor }, { body }) => {
    await firmAddresses.remove(memberOf(visitor), body.id);
    return done;
  });

  handle(adminUserAddressEndpoints.list, ({ visitor }) => firmAddresses.ofPeople(memberOf(visitor)));
  handle(adminUserAddressEndpoints.create, async ({ visitor }, { body }) => {
    await firmAddresses.createFor(memberOf(visitor), body);
    return done;
  });
  handle(adminUserAddressEndpoints.update, async ({ visitor }, { body }) => {
    const { id, person, ...typed } = body;
    await firmAddresses.updateFor(memberOf(visitor), person, id, typed);
    return done;
  });
  handle(adminUserAddressEndpoints.remove, async ({ visitor }, { body }) => {
    await firmAddresses.removeFor(memberOf(visitor), body.person, body.id);
    return done;
  });
}
