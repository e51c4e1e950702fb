import type { AddressInput } from '#contract/address.ts';

const oneSpace = (value: string): string => value.trim().replace(/\s+/g, ' ');

type Named = Pick<AddressInput, 'firstname' | 'lastname'>;

/** First and last name in one line. */
export function fullName(person: Named): string {
  return oneSpace(`${person.firstname} ${person.lastname}`);
}

/** Who an account most likely belongs to that pays for this address: the firm, or the person. */
export const likelyAccountHolder = (address: Pick<AddressInput, 'company'> & Named): string =>
  address.company === '' ? fullName(address) : address.company;

/** The lines of a postal address, without empty ones; the country only when it is not Germany. */
export function addressLines(
  address: AddressInput,
  countryNames: Readonly<Record<AddressInput['country'], string>>,
): string[] {
  return [
    address.company,
    fullName(address),
    address.addition,
    oneSpace(`${address.street} ${address.houseNumber}`),
    oneSpace(`${address.zip} ${address.city}`),
    address.country === 'DE' ? '' : countryNames[address.country],
  ].filter((part) => part !== '');
}

/**
 * Whether a house number is probably missing; it keeps nobody from going on. A number inside the street, a post box and a packing
 * station count as one.
 */
export const lacksHouseNumber = ({ street, houseNumber, zip }: Readonly<Record<string, string>>): boolean =>
  street !== '' && zip !== '' && houseNumber === '' && !/\d/.test(street ?? '');
