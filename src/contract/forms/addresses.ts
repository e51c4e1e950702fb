import type { FormFields, TypedValues } from '../form-fields.ts';
import { addressFields, typedAddress } from './address.ts';

/** The two addresses of an order; the start of the names of their fields. */
export const addressParts = ['billing', 'shipping'] as const;
export type AddressPart = (typeof addressParts)[number];

/** `choice` is a kept address or `typedChoice`, `same` the tick of the other delivery address, `keep` that it is kept. */
export const partField = (
  part: AddressPart,
  field: keyof typeof addressFields | 'choice' | 'same' | 'keep',
): string => `${part}.${field}`;

/** Both addresses in one form. */
export const addressesFields: FormFields = Object.fromEntries(
  addressParts.flatMap((part) =>
    Object.entries(addressFields).map(([name, field]) => [`${part}.${name}`, field]),
  ),
);

/** Value of the choice that stands for the fields instead of a kept address. */
export const typedChoice = 'typed';

export const isSameAsBilling = (values: TypedValues): boolean => partField('shipping', 'same') in values;

/** Whether the fields of a part count: nothing else was chosen instead. */
export function isPartTyped(values: TypedValues, part: AddressPart): boolean {
  if (part === 'shipping' && isSameAsBilling(values)) return false;
  return (values[partField(part, 'choice')] ?? typedChoice) === typedChoice;
}

/** What stands in the fields of one part, by name of the field of an address. */
export const partValues = (values: TypedValues, part: AddressPart): TypedValues =>
  typedAddress(
    Object.fromEntries(Object.keys(addressFields).map((name) => [name, values[`${part}.${name}`] ?? ''])),
  );
