import * as z from 'zod/mini';
import { countries, salutations } from './address-choices.ts';
import { get } from './endpoint.ts';

export const CustomerKind = z.enum(['company', 'private']);
export type CustomerKind = z.infer<typeof CustomerKind>;

export const Country = z.enum(countries);
export type Country = z.infer<typeof Country>;

const shownText = z.string();

/** An address kept by the shop. `id` is null for the one of a guest's order. */
export const Address = z.object({
  kind: CustomerKind,
  company: shownText,
  vatId: shownText,
  salutation: z.enum(salutations),
  firstname: shownText,
  lastname: shownText,
  street: shownText,
  houseNumber: shownText,
  addition: shownText,
  zip: shownText,
  city: shownText,
  country: Country,
  phone: shownText,
  id: z.nullable(z.number()),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof Address>;

/** An address somebody may choose: an own one, or one of the firm. */
export const ListedAddress = z.extend(Address, { isOfFirm: z.boolean() });
export type ListedAddress = z.infer<typeof ListedAddress>;

/** An address as a person types it: its fields and limits are those of the form (`forms/address.ts`). */
export type AddressInput = Omit<Address, 'id' | 'isDefault'>;

export const addressEndpoints = {
  list: get({
    name: 'address.list',
    path: '/addresses/user',
    access: 'everybody',
    isPersonal: true,
    isOrdering: true,
    summary: "The customer's own addresses, then those of the firm; empty for guests.",
    spec: ['S7.1-14'],
    reply: z.object({ items: z.array(ListedAddress) }),
  }),
};
