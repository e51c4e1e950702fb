import type { Address, AddressInput } from '#contract/address.ts';
import { checkAddress } from '#domain/address-check.ts';
import type { AddressFault, AddressField, AddressWarning } from '#domain/address-check.ts';
import type { AddressPick, ShippingPick } from '#machines/checkout/checkout.types.ts';
import { textIn } from '#ui/bindings/checkout-drafts.ts';
import { nameRules } from './name-rules.ts';

/** The two addresses of the step; the start of the names of their fields. */
export type AddressPart = 'billing' | 'shipping';

/** Value of the choice that stands for the form instead of a kept address. */
export const typedChoice = 'typed';

export const emptyAddress: AddressInput = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'none',
  firstname: '',
  lastname: '',
  street: '',
  houseNumber: '',
  addition: '',
  zip: '',
  city: '',
  country: 'DE',
  phone: '',
};

const addressFields = Object.keys(emptyAddress) as AddressField[];

export const fieldName = (part: AddressPart, field: AddressField | 'choice' | 'same'): string =>
  `${part}.${field}`;
export const fieldId = (part: AddressPart, field: AddressField | 'choice'): string => `${part}-${field}`;

/** The address in the fields of one part; missing fields as in `otherwise`. */
export function addressIn(
  form: FormData | null,
  part: AddressPart,
  otherwise: AddressInput = emptyAddress,
): AddressInput {
  const read = addressFields.map((field) => [field, textIn(form, fieldName(part, field), otherwise[field])]);
  return Object.fromEntries(read) as unknown as AddressInput;
}

export const isSameAsBilling = (form: FormData): boolean => form.has(fieldName('shipping', 'same'));

/** Whether the fields of a part count: nothing else was chosen instead. */
function isTyped(form: FormData, part: AddressPart): boolean {
  if (part === 'shipping' && isSameAsBilling(form)) return false;
  return textIn(form, fieldName(part, 'choice'), typedChoice) === typedChoice;
}

export interface PartCheck {
  readonly faults: Readonly<Partial<Record<AddressField, AddressFault>>>;
  readonly warnings: Readonly<Partial<Record<AddressField, AddressWarning>>>;
}

const nothing: PartCheck = { faults: {}, warnings: {} };

/** What is wrong with what was typed; kept addresses were checked when they were kept. */
export function checkPart(form: FormData, part: AddressPart): PartCheck {
  if (!isTyped(form, part)) return nothing;
  const { fieldErrors, warnings } = checkAddress(addressIn(form, part), nameRules());
  return { faults: fieldErrors, warnings };
}

/**
 * What is left of the faults of the last try. What goes wrong only while somebody types is told by the next try: a summary that
 * came up now would take the focus out of the field.
 */
export const leftOf = (before: PartCheck, { faults, warnings }: PartCheck): PartCheck => ({
  faults: Object.fromEntries(Object.entries(faults).filter(([field]) => field in before.faults)),
  warnings,
});

function pickOf(form: FormData, part: AddressPart): AddressPick {
  return isTyped(form, part)
    ? { address: addressIn(form, part) }
    : { addressId: Number(textIn(form, fieldName(part, 'choice'))) };
}

/** What the step sends. */
export const picksOf = (form: FormData): { billing: AddressPick; shipping: ShippingPick } => ({
  billing: pickOf(form, 'billing'),
  shipping: isSameAsBilling(form) ? { isSameAsBilling: true } : pickOf(form, 'shipping'),
});

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
