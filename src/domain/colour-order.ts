import type { ArticleTile, Basisfarbe } from '#contract/article.ts';

/** What of an article says its colour. */
export type Coloured = Pick<ArticleTile, 'basisfarbe' | 'farbe'>;

/** Colours every colour printer has, as its maker names them. */
const processColours: readonly Basisfarbe[] = ['schwarz', 'cyan', 'magenta', 'gelb'];
const otherColours: readonly Basisfarbe[] = ['farbig', 'grau', 'weiss', 'sonstige'];
/** Begins a word for a second shade of such a colour, in any case: photo black, light cyan. */
export const shadeBeginning = '^(?:foto|photo|hell|light|matt|pastell)';
const shade = new RegExp(shadeBeginning, 'i');

/**
 * Place of a colour wherever colours stand in an order: black, cyan, magenta, yellow, their photo and light shades, then
 * all others, and what has no colour last.
 */
export const colourPlace = ({ basisfarbe, farbe }: Coloured): number =>
  placeOfColour(basisfarbe, farbe !== null && shade.test(farbe));

/** The same for a colour whose shade is known already. */
export function placeOfColour(basisfarbe: Basisfarbe | null, isShade: boolean): number {
  const afterShades = processColours.length * 2;
  if (basisfarbe === null) return afterShades + otherColours.length;
  const place = processColours.indexOf(basisfarbe);
  if (place === -1) return afterShades + otherColours.indexOf(basisfarbe);
  return isShade ? processColours.length + place : place;
}

/** Compares by colour, for sorting; what has the same colour keeps its order. */
export const byColour = (left: Coloured, right: Coloured): number => colourPlace(left) - colourPlace(right);
