import { hitTier } from './hit.repository.ts';
import { noMake } from '#server/catalogue/merits.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { apart, joinedNumbers } from './number-spellings.ts';
import { emptyWords, gluedUnit, narrowingWords } from './query-words.ts';
import { noHits } from './search-rows.ts';
import type { SearchHits } from './search-rows.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

/** More numbers than this are a list of something else. */
const mostNumbers = 4;

/** A search that names several supplies: what is searched for of each, and words that are given up for it. */
export interface SeveralNumbers {
  readonly each: readonly (readonly string[])[];
  readonly omitted: readonly string[];
}

const isLongNumber = (word: string): boolean =>
  (/\d{3}/.test(word) || /^[a-z]+\d{2}/.test(word)) && !gluedUnit.test(word);

/** A short number as it is printed on cartridges; beside a brand it is one of its supplies: 'hp 26x und 59x'. */
const isShortNumber = (word: string): boolean => /^\d{2}(?:[a-z]|xl)?$/.test(word) && !gluedUnit.test(word);

/**
 * The supplies of a search with two numbers or more ('canon pg-545 cl-546 multipack'), each with the words beside them;
 * null for any other search.
 *
 * @param words as `foldWords` gives them
 * @param isHeadOnly letters between two numbers belong to the second ('pg 545 cl 546'), not to the first ('950 xl 951 xl')
 */
export function severalNumbers(
  words: readonly string[],
  vocabulary: Vocabulary,
  isHeadOnly: boolean,
): SeveralNumbers | null {
  const telling = words.filter((word) => !emptyWords.has(word)).flatMap((word) => apart(word, vocabulary));
  const joined = joinedNumbers(telling, vocabulary, isHeadOnly);
  const isNumber =
    joined.filter(isLongNumber).length < 2 && joined.some((word) => vocabulary.isBrandWord(word))
      ? (word: string) => isLongNumber(word) || isShortNumber(word)
      : isLongNumber;
  const numbers = [...new Set(joined.filter(isNumber))];
  if (numbers.length < 2 || numbers.length > mostNumbers) return null;
  const others = joined.filter((word) => !isNumber(word));
  const beside = others.filter((word) => !narrowingWords.has(word));
  return {
    each: numbers.map((number) => [...beside, number]),
    omitted: others.filter((word) => narrowingWords.has(word)),
  };
}

/** What the numbers of a search found, by turns; null unless each of them found supplies by its number. */
export function byTurns(found: readonly SearchHits[], index: CatalogueIndex): SearchHits | null {
  const makes = index.facet('make', 'b2b').values;
  const isSupply = ({ rows, tiers }: SearchHits): boolean =>
    rows.length > 0 && tiers[0]! <= hitTier.words && makes[rows[0]!] !== noMake;
  if (!found.every(isSupply)) return null;
  const rows = new Set<number>();
  const longest = Math.max(...found.map((one) => one.rows.length));
  for (let place = 0; place < longest; place += 1)
    for (const one of found) if (place < one.rows.length) rows.add(one.rows[place]!);
  return { ...noHits, rows: Int32Array.from(rows), tiers: new Uint8Array(rows.size).fill(hitTier.words) };
}
