import * as z from 'zod/mini';
import { countries, salutations } from '#contract/address-choices.ts';
import { bigint, boolean, oneOf, rowOf, text } from '#server/database/columns.ts';

/** What people type of an address. */
export const typedAddressColumns = {
  kind: oneOf('kind', ['company', 'private']),
  company: text('company'),
  vatId: text('vat_id'),
  salutation: oneOf('salutation', salutations),
  firstname: text('firstname'),
  lastname: text('lastname'),
  street: text('street'),
  houseNumber: text('house_number'),
  addition: text('addition'),
  zip: text('zip'),
  city: text('city'),
  country: oneOf('country', countries),
  phone: text('phone'),
};

/** Addresses a customer keeps; at most one is the default. */
export const addressColumns = {
  id: bigint('id'),
  ...typedAddressColumns,
  isDefault: boolean('is_default'),
};

/** An address as it stands in a basket or an order; `id` is null for the one of a guest. */
export const StoredAddress = z.extend(rowOf(addressColumns), { id: z.nullable(z.number()) });
