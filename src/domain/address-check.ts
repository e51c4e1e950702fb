import type { AddressInput } from '#contract/address.ts';

export type AddressField = keyof AddressInput;

/** Keys of the sentences below a field. */
export type AddressFault =
  | 'required'
  | 'companyRequired'
  | 'nameOnly'
  | 'addressOnly'
  | 'zipFiveDigits'
  | 'zipFourDigits'
  | 'vatIdInvalid'
  | 'phoneInvalid';

/** Something that is probably a mistake but may be right; it never keeps anyone from ordering. */
export type AddressWarning = 'houseNumberMissing';

/** What may be a name or a line of an address; `domain/name.ts` holds them, which a browser fetches when it needs them. */
export interface NameRules {
  readonly isPersonName: (name: string) => boolean;
  readonly isCompanyName: (name: string) => boolean;
  readonly isAddressLine: (line: string) => boolean;
}

export interface AddressCheck {
  readonly fieldErrors: Readonly<Partial<Record<AddressField, AddressFault>>>;
  readonly warnings: Readonly<Partial<Record<AddressField, AddressWarning>>>;
  readonly isValid: boolean;
}

/** Signs that come with pasted text and change nothing that is read. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

const oneSpace = (value: string): string => value.replace(unseen, '').trim().replace(/\s+/g, ' ');

/** The address as it is stored: single spaces, postcode without country prefix, VAT id without separators. */
export function normaliseAddress(address: AddressInput): AddressInput {
  const isCompany = address.kind === 'company';
  return {
    ...address,
    company: isCompany ? oneSpace(address.company) : '',
    vatId: isCompany ? address.vatId.replace(/[\s.-]/g, '').toUpperCase() : '',
    firstname: oneSpace(address.firstname),
    lastname: oneSpace(address.lastname),
    street: oneSpace(address.street),
    houseNumber: oneSpace(address.houseNumber),
    addition: oneSpace(address.addition),
    zip: address.zip.replace(/^\s*(?:D|DE|A|AT|CH)[\s-]+/i, '').replace(/\s/g, ''),
    city: oneSpace(address.city),
    phone: oneSpace(address.phone),
  };
}

const germanZip = /^(?!00)\d{5}$/;
const shortZip = /^[1-9]\d{3}$/;

function zipFault(zip: string, country: AddressInput['country']): AddressFault | null {
  if (zip === '') return 'required';
  if (country === 'DE') return germanZip.test(zip) ? null : 'zipFiveDigits';
  return shortZip.test(zip) ? null : 'zipFourDigits';
}

const vatIdPatterns: Readonly<Record<string, RegExp>> = {
  DE: /^DE\d{9}$/,
  AT: /^ATU\d{8}$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
};
const foreignVatId = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/;

/** Whether a VAT identification number has the form of its country; whether it is valid, only the tax office can tell. */
export function isVatId(vatId: string): boolean {
  const compact = vatId.replace(/[\s.-]/g, '').toUpperCase();
  return (vatIdPatterns[compact.slice(0, 2)] ?? foreignVatId).test(compact);
}

const phonePattern = /^\+?[\d\s()/.-]{4,}$/;

/**
 * Checks an address as a person typed it (docs/decisions/0001). A missing house number is only a warning, since there are
 * addresses without one; a number inside the street field, a post box and a packing station count as one.
 */
export function checkAddress(typed: AddressInput, names: NameRules): AddressCheck {
  const address = normaliseAddress(typed);
  const fieldErrors: Partial<Record<AddressField, AddressFault>> = {};
  if (address.kind === 'company' && address.company === '') fieldErrors.company = 'companyRequired';
  if (address.vatId !== '' && !isVatId(address.vatId)) fieldErrors.vatId = 'vatIdInvalid';
  if (!names.isCompanyName(address.company)) fieldErrors.company = 'nameOnly';
  for (const field of ['firstname', 'lastname'] as const) {
    if (!names.isPersonName(address[field])) fieldErrors[field] = 'nameOnly';
  }
  for (const field of ['street', 'houseNumber', 'addition', 'city'] as const) {
    if (!names.isAddressLine(address[field])) fieldErrors[field] = 'addressOnly';
  }
  for (const field of ['firstname', 'lastname', 'street', 'city'] as const) {
    if (address[field] === '') fieldErrors[field] = 'required';
  }
  const zip = zipFault(address.zip, address.country);
  if (zip !== null) fieldErrors.zip = zip;
  if (address.phone !== '' && !phonePattern.test(address.phone)) fieldErrors.phone = 'phoneInvalid';
  const hasHouseNumber = address.houseNumber !== '' || /\d/.test(address.street);
  return {
    fieldErrors,
    warnings: hasHouseNumber ? {} : { houseNumber: 'houseNumberMissing' },
    isValid: Object.keys(fieldErrors).length === 0,
  };
}
