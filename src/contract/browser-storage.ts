/** Storage keys (S9). */
export const storageKeys = { availability: 'brApp', consent: 'cookie:accepted' } as const;

/** Printers the visitor asked this browser to remember (docs/decisions/0042). */
export const keptPrintersKey = 'shop:printers';

/** Start of the keys of what columns an admin has chosen, by person (docs/decisions/0126). */
export const keptColumnsKey = 'shop:columns';

/** Keys of what one tab keeps until it is closed. */
export const tabStorageKeys = {
  /** Address that was loaded anew because its code was gone (R84). */
  reloadedFor: 'shop:reloadedFor',
  /** Token of the order that is on its way (docs/decisions/0005). */
  orderUnderWay: 'shop:orderUnderWay',
  /** The account was erased here, and is to be told so (docs/decisions/0125). */
  erased: 'shop:erased',
  /** Start of the keys of what was typed and not sent. */
  draft: 'shop:draft',
  /** Printers that were looked at (docs/decisions/0042). */
  seenPrinters: 'shop:seenPrinters',
} as const;

/** Start of the keys of what a person has typed and not sent. */
export const draftsOf = (person: string): string => `${tabStorageKeys.draft}:${person}:`;
