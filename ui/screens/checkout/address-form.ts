import type { Address, AddressInput } from '#contract/address.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { partField, typedChoice, type AddressPart } from '#contract/forms/addresses.ts';
import { emptyAddress } from '#ui/sections/address/empty-address.ts';

/** An address as it stands in the fields of one part. */
export const fieldsOf = (part: AddressPart, address: AddressInput): TypedValues =>
  Object.fromEntries(
    (Object.keys(emptyAddress) as (keyof AddressInput)[]).map((field) => [
      partField(part, field),
      address[field],
    ]),
  );

/**
 * Which kept address is chosen at first: the one said before, else the default one; the form without kept ones.
 *
 * @param taken the choice of the other part: two addresses are asked for because they differ
 */
export function firstChoice(
  said: Address | null,
  kept: readonly Address[],
  taken: string | null = null,
): string {
  if (said !== null) {
    return said.id !== null && kept.some(({ id }) => id === said.id) ? String(said.id) : typedChoice;
  }
  const others = kept.filter(({ id }) => String(id) !== taken);
  const offered = others.find(({ isDefault }) => isDefault) ?? others[0];
  return offered === undefined ? typedChoice : String(offered.id);
}
