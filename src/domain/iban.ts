import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

type IbanFault = 'ibanMissing' | 'ibanInvalid' | 'ibanNotSepa';

/** The IBAN without spaces and in capitals, as it is stored. */
export function normaliseIban(typed: string): string {
  return electronicFormatIBAN(typed) ?? '';
}

/** What is wrong with an IBAN for a SEPA direct debit; null when nothing is. */
export function ibanFault(typed: string): IbanFault | null {
  const iban = normaliseIban(typed);
  if (iban === '') return 'ibanMissing';
  if (!isValidIBAN(iban)) return 'ibanInvalid';
  return isSEPACountry(iban.slice(0, 2)) ? null : 'ibanNotSepa';
}

/** An IBAN in groups of four for reading. */
export function formatIban(iban: string): string {
  return friendlyFormatIBAN(iban) ?? '';
}

const shownCharacters = 4;

/** Only the last four characters; nothing else of an IBAN ever leaves the server (R65). */
export function maskIban(iban: string): string {
  return `**** ${normaliseIban(iban).slice(-shownCharacters)}`;
}
