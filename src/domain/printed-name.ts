/**
 * The name of ink or toner as it is printed on the cartridge: what stands before its kind, as in 'HP 950 Tinte Schwarz'. Who
 * holds the old one in their hand may know no other; of anything else the whole name.
 */
export const printedName = (displayName: string): string => displayName.split(/ T(?:inte|oner)\b/)[0] ?? '';
