import type { Module } from '#server/calls/module.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerFirmAddressRoutes } from './firm-address.routes.ts';
import { createFirmAddresses } from './firm-address.service.ts';

/** Addresses that admins of firms keep. */
export const firmAddressModule = (needs: { readonly foundation: Foundation; readonly firms: FirmService }) =>
  ({ service: createFirmAddresses(needs), routes: registerFirmAddressRoutes }) satisfies Module<
    unknown,
    never
  >;
