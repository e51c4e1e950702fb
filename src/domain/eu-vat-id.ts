/** Prefixes of VAT ids of the member states and of Northern Ireland (XI), which counts as one for goods; Greece writes EL. */
const euPrefixes: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Whether a VAT id is one of the European Union, by its prefix (§ 6a UStG). */
export const isEuVatId = (vatId: string): boolean => euPrefixes.has(vatId.slice(0, 2));
