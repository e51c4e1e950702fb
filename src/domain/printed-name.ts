import type { ArticleTile } from '#contract/article.ts';

type Named = Pick<ArticleTile, 'displayName' | 'brandName' | 'manufacturerNumber'>;

/** What stands before the kind in the name of ink or toner: its maker's name for it, as it is printed on the cartridge. */
const beforeKind = /^(.+?) (?:Tinte|Toner)\b/;

/**
 * What is printed on a cartridge where the number it is ordered by does not begin so: '950' of the HP CN049AE, '102' of the
 * Epson T03R1; null for anything else. Who holds the old cartridge in their hand knows no other.
 */
export function printedName({ displayName, brandName, manufacturerNumber }: Named): string | null {
  const [, named = ''] = beforeKind.exec(displayName) ?? [];
  if (!named.startsWith(`${brandName} `)) return null;
  const printed = named.slice(brandName.length + 1);
  return manufacturerNumber.startsWith(printed) ? null : printed;
}
