import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createAddressBook } from './address-book.service.ts';
import { registerAddressRoutes } from './address.routes.ts';
import { createAddressService } from './address.service.ts';

/** Addresses people keep with their account. */
export const addressModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: {
      ...createAddressService(foundation.database),
      ...createAddressBook(foundation.database),
    },
    routes: registerAddressRoutes,
  }) satisfies Module<unknown, never>;
