import type { AddressInput } from '#contract/address.ts';
import type { FormFault } from '#contract/form-fields.ts';
import type { FaultsOf } from '#contract/form-schema.ts';
import type { addressFields } from '#contract/forms/address.ts';
import { isAddressLine, isCompanyName, isPersonName } from './name.ts';

type AddressFaults = FaultsOf<typeof addressFields>;

/** Signs that come with pasted text and change nothing that is read. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text as it is stored: single spaces, nothing that is not seen. */
export const oneSpace = (value: string): string => value.replace(unseen, '').trim().replace(/\s+/g, ' ');

/** A VAT id as it is stored: capitals without separators. */
export const normaliseVatId = (vatId: string): string => vatId.replace(/[\s.-]/g, '').toUpperCase();

const compact = (value: string): string => value.replace(/\s/g, '').toLowerCase();

/** What stands for a street alone where streets have numbers for names ("Straße 12", "Q 7"). */
const bareStreet = /^(?:.{0,2}|str(?:\.|a(?:ß|ss)e)|weg|block)$/i;

/** The street without the house number at its end, where that was typed once more into its own field. */
function streetAlone(street: string, houseNumber: string): string {
  const number = compact(houseNumber);
  const end = Array.from(street, (_, at) => at).find(
    (at) => compact(street.slice(at)) === number && !/[\d/–-]/.test(street.charAt(at - 1)),
  );
  const name = street.slice(0, end).replace(/(?:\s+Nr\.?)?[\s,]*$/i, '');
  return /^\d/.test(number) && !bareStreet.test(name) ? name : street;
}

/** The address as it is stored: single spaces, a house number once, postcode without country prefix, VAT id without separators. */
export function normaliseAddress(address: AddressInput): AddressInput {
  const isCompany = address.kind === 'company';
  const houseNumber = oneSpace(address.houseNumber);
  return {
    ...address,
    company: isCompany ? oneSpace(address.company) : '',
    vatId: isCompany ? normaliseVatId(address.vatId) : '',
    firstname: oneSpace(address.firstname),
    lastname: oneSpace(address.lastname),
    street: streetAlone(oneSpace(address.street), houseNumber),
    houseNumber,
    addition: oneSpace(address.addition),
    zip: address.zip.replace(/^\s*(?:D|DE|A|AT|CH)[\s-]+/i, '').replace(/\s/g, ''),
    city: oneSpace(address.city),
    phone: oneSpace(address.phone),
  };
}

const germanZip = /^(?!00)\d{5}$/;
const shortZip = /^[1-9]\d{3}$/;

function zipFault(zip: string, country: AddressInput['country']): FormFault | null {
  if (zip === '') return 'missing';
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
  const written = normaliseVatId(vatId);
  return (vatIdPatterns[written.slice(0, 2)] ?? foreignVatId).test(written);
}

const phonePattern = /^\+?[\d\s()/.-]{4,}$/;

/** Whether a text can be a phone number: digits with what stands between them. */
export const isPhone = (phone: string): boolean => phonePattern.test(phone);

/**
 * What is wrong with an address as a person typed it, beyond fields that are empty (docs/decisions/0001). A missing house number
 * is nothing wrong, since there are addresses without one.
 */
export function addressFaults(typed: AddressInput): AddressFaults {
  const address = normaliseAddress(typed);
  const faults: { -readonly [Field in keyof AddressFaults]: AddressFaults[Field] } = {};
  if (address.kind === 'company' && address.company === '') faults.company = 'companyMissing';
  if (address.vatId !== '' && !isVatId(address.vatId)) faults.vatId = 'vatIdInvalid';
  if (!isCompanyName(address.company)) faults.company = 'nameOnly';
  for (const field of ['firstname', 'lastname'] as const) {
    if (!isPersonName(address[field])) faults[field] = 'nameOnly';
  }
  for (const field of ['street', 'houseNumber', 'addition', 'city'] as const) {
    if (!isAddressLine(address[field])) faults[field] = 'addressOnly';
  }
  // What is left without signs that are not seen.
  for (const field of ['firstname', 'lastname', 'street', 'city'] as const) {
    if (address[field] === '') faults[field] = 'missing';
  }
  const zip = zipFault(address.zip, address.country);
  if (zip !== null) faults.zip = zip;
  if (address.phone !== '' && !isPhone(address.phone)) faults.phone = 'phoneInvalid';
  return faults;
}
