import { isOrderable } from '#domain/stock.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';

/** Delivery states whose articles nobody can order, by state. */
export const isUndeliverable: readonly boolean[] = Array.from(
  { length: 8 },
  (_value, deliveryState) => !isOrderable({ deliveryState, stock: 1, allowOrdersWithoutStock: false }),
);

/** Make of what is no printing supply. */
export const noMake = 3;

/** What weighs more than popularity in a list nobody ordered otherwise; the heavier first. */
const lacks = { undeliverable: 4, accessory: 2, replacement: 1 } as const;
const worstLack = lacks.undeliverable + lacks.accessory + lacks.replacement;
/** Popularity counts up to here, so that it never outweighs a lack. */
export const mostPopularity = 200_000_000;

const originalMake = 0;
const shortestStem = 4;
const endings = /(?:ern|en|er|es|n|s|e)$/;
const longestEnding = 3;
const purpose = ' für ';

/** What the words of a category's name share with the names of its articles: 'Aktenvernichter' gives 'aktenvernicht'. */
const stemsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(endings, ''))
    .filter((stem) => stem.length >= shortestStem);

const isHead = (word: string, stem: string): boolean => {
  const place = word.lastIndexOf(stem);
  return place !== -1 && word.length - place - stem.length <= longestEnding;
};

/** Whether a word with the stem goes on behind a hyphen: 'whiteboards-' or 'whiteboard-'. */
function leadsCompound(what: string, stem: string): boolean {
  const place = what.indexOf(stem);
  if (place === -1) return false;
  const end = place + stem.length;
  const hyphen = what.indexOf('-', end);
  return hyphen !== -1 && hyphen - end <= longestEnding && !what.slice(end, hyphen).includes(' ');
}

/**
 * Whether an article only serves what its category is about: the name says the kind as a purpose ('Abfallsäcke für
 * Aktenvernichter') or before a hyphen ('Whiteboard-Reiniger'), and no word of it is the kind.
 *
 * @param stems of the category's name
 */
export function isAccessory(name: string, stems: readonly string[]): boolean {
  if (!name.includes(purpose) && !name.includes('-')) return false;
  const lower = name.toLowerCase();
  const end = lower.indexOf(purpose);
  const what = end === -1 ? lower : lower.slice(0, end);
  const isMentioned = stems.some(
    (stem) => (end !== -1 && lower.includes(stem, end)) || leadsCompound(what, stem),
  );
  if (!isMentioned) return false;
  const words = what.split(/[\s,]+/);
  return !stems.some((stem) => words.some((word) => isHead(word, stem)));
}

/**
 * How much each row deserves to stand at the head of a list, the most first: what can be delivered, what the category is
 * about before what serves it, the makers' own before replacements for printers nobody named, then what is popular.
 */
export function meritsOf({ columns, categories }: CatalogueFacts): Int32Array {
  const { popularity, deliveryState, make, categoryPosition, names, count } = columns;
  const stems = new Map(categories.map(({ position, name }) => [position, stemsOf(name)]));
  const span = Math.min(
    popularity.reduce((most, value) => Math.max(most, value), 0),
    mostPopularity,
  );
  const merits = new Int32Array(count);
  for (let row = 0; row < count; row += 1) {
    const lack =
      (isUndeliverable[deliveryState[row]!] === true ? lacks.undeliverable : 0) +
      (isAccessory(names.at(row), stems.get(categoryPosition[row]!) ?? []) ? lacks.accessory : 0) +
      (make[row] === originalMake || make[row] === noMake ? 0 : lacks.replacement);
    merits[row] = Math.min(Math.max(popularity[row]!, 0), span) + (worstLack - lack) * (span + 1);
  }
  return merits;
}
