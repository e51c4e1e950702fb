import * as z from 'zod/mini';
import { countries, salutations } from './address-choices.ts';
import { get } from './endpoint.ts';
import { line } from './text.ts';

export const CustomerKind = z.enum(['company', 'private']);
export type CustomerKind = z.infer<typeof CustomerKind>;

export const Salutation = z.enum(salutations);

export const Country = z.enum(countries);
export type Country = z.infer<typeof Country>;

/** An address as a person types it; rules that give a sentence live in domain/address (docs/decisions/0001). */
export const AddressInput = z.strictObject({
  kind: CustomerKind,
  company: line(80),
  vatId: line(20),
  salutation: Salutation,
  firstname: line(60),
  lastname: line(60),
  street: line(80),
  houseNumber: line(20),
  addition: line(80),
  zip: line(12),
  city: line(60),
  country: Country,
  phone: line(40),
});
export type AddressInput = z.infer<typeof AddressInput>;

/** An address kept by the shop. `id` is null for the one of a guest's order. */
export const Address = z.extend(AddressInput, { id: z.nullable(z.number()), isDefault: z.boolean() });
export type Address = z.infer<typeof Address>;

export const addressEndpoints = {
  list: get({
    name: 'address.list',
    path: '/addresses/user',
    summary: "The customer's own addresses; empty for guests.",
    spec: ['S7.1-14'],
    reply: z.object({ items: z.array(Address) }),
  }),
};
