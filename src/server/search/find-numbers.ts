import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { foldWords, hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits, hitTier } from './hit.repository.ts';
import { numbersBeginning } from './near-number.repository.ts';
import { apart, joinedNumbers } from './number-spellings.ts';
import { mistypedKeys } from './number-variants.ts';
import { mostWords } from './search-plan.ts';

/** Why a typed number means an article: it is its own or its maker's, another of its numbers, … */
export type NumberReading =
  'asTyped' | 'otherNumber' | 'besideWords' | 'besideCount' | 'mistyped' | 'beginning';

/** What a typed number means. */
export interface FoundNumber {
  readonly reading: NumberReading;
  /** The number that was found, as numbers are compared. */
  readonly key: string;
  /** In no order; hidden ones may be among those of another number. */
  readonly ids: readonly number[];
}

const longestKey = 40;
const shortestBesideWords = 2;
/** Digits that may as well be how many are wanted. */
const mayCount = /^\d{1,4}$/;
/** Articles of one number that are looked at. */
const mostOfNumber = 50;
/** Characters that the beginning of a number must have, and how many of its end may be wrong. */
const shortestBeginning = 4;
const longestWrongEnd = 1;
/** Of each number that only begins as it was typed. */
const mostBeginnings = 20;

const exactly = (key: string) => ({ numberKey: key, wholeKey: '', partKey: '', digits: null });

const isNumber = (key: string, shortest = 1): boolean => key.length >= shortest && key.length <= longestKey;

/** The numbers a line may hold beside words: 'HP CF 259 X schwarz' holds CF259X. The likeliest first. */
function besideWords(typed: string, vocabulary: Vocabulary): readonly string[] {
  const words = foldWords(typed)
    .slice(0, mostWords)
    .flatMap((word) => apart(word, vocabulary));
  const telling = words.filter((word) => !vocabulary.isBrandWord(word));
  const joined = [true, false].flatMap((isHeadOnly) => joinedNumbers(telling, vocabulary, isHeadOnly));
  const keys = [telling.join(''), ...joined, ...telling].map(keyOf);
  return [...new Set(keys)]
    .filter((key) => key !== keyOf(typed) && hasDigit(key) && isNumber(key, shortestBesideWords))
    .toSorted((left, right) => Number(mayCount.test(left)) - Number(mayCount.test(right)));
}

/** The words of a line but those that, one behind the other, are the number; but those the number holds where none are. */
function besideNumber(typed: string, key: string): readonly string[] {
  const words = foldWords(typed);
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1)
      if (keyOf(words.slice(start, end).join('')) === key)
        return [...words.slice(0, start), ...words.slice(end)];
  }
  return words.filter((word) => !key.includes(keyOf(word)));
}

/** Whether a line holds digits that are no part of the number: they may say how many are wanted, which nobody must lose. */
const holdsMore = (typed: string, key: string): boolean =>
  besideNumber(typed, key).some((word) => mayCount.test(word));

/** Which articles have these keys as a number; all are asked for at once. */
export async function exactHits(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Omit<FoundNumber, 'key'>>> {
  const distinct = [...new Set(keys)];
  const hits = await findHits(database, distinct.map(exactly));
  return new Map(
    distinct.flatMap((key, place) => {
      const [best] = hits[place]!;
      if (best === undefined) return [];
      const reading = best.tier === hitTier.alias ? ('otherNumber' as const) : ('asTyped' as const);
      return [[key, { reading, ids: [...best.ids].slice(0, mostOfNumber) }] as const];
    }),
  );
}

/** The beginnings of a number by which others are near, the longest first. */
const beginningsOf = (key: string): readonly string[] =>
  Array.from({ length: longestWrongEnd + 1 }, (_value, cut) => key.slice(0, key.length - cut)).filter(
    (beginning) => beginning.length >= shortestBeginning && isNumber(beginning) && hasDigit(beginning),
  );

/**
 * What each of some typed numbers means, in their order; null where none is like it. They are looked up as a search looks up one,
 * all together: exactly, beside words, and only those that are found neither way with typing errors and by their beginning.
 */
export async function findNumbers(
  { database, view }: { readonly database: Database; readonly view: CatalogueView },
  typed: readonly string[],
): Promise<readonly (FoundNumber | null)[]> {
  const { vocabulary } = await view.words;
  const asked = typed.map((one) => ({ key: keyOf(one), beside: besideWords(one, vocabulary) }));
  const exact = await exactHits(
    database,
    asked.flatMap(({ key, beside }) => [key, ...beside]).filter((key) => isNumber(key)),
  );
  const found = asked.map(({ key, beside }, place): FoundNumber | null => {
    const whole = exact.get(key);
    if (whole !== undefined) return { key, ...whole };
    const part = beside.find((one) => exact.has(one));
    if (part === undefined) return null;
    const reading = holdsMore(typed[place]!, part) ? 'besideCount' : 'besideWords';
    return { key: part, ids: exact.get(part)!.ids, reading };
  });
  const open = asked.filter(({ key }, place) => found[place] === null && isNumber(key)).map(({ key }) => key);
  if (open.length === 0) return found;
  const [mistyped, begun] = await Promise.all([
    exactHits(database, open.flatMap(mistypedKeys)),
    numbersBeginning(database, [...new Set(open.flatMap(beginningsOf))], mostBeginnings),
  ]);
  return asked.map(({ key }, place) => found[place] ?? nearest(key, mistyped, begun));
}

/** What is nearest to a number nobody knows. */
function nearest(
  key: string,
  mistyped: ReadonlyMap<string, Omit<FoundNumber, 'key'>>,
  begun: ReadonlyMap<string, readonly number[]>,
): FoundNumber | null {
  const variants = mistypedKeys(key).filter((variant) => mistyped.has(variant));
  const [variant] = variants;
  if (variant !== undefined) {
    const ids = [...new Set(variants.flatMap((one) => mistyped.get(one)!.ids))];
    return { reading: 'mistyped', key: variant, ids };
  }
  const beginning = beginningsOf(key).find((one) => begun.has(one));
  return beginning === undefined
    ? null
    : { reading: 'beginning', key: beginning, ids: begun.get(beginning)! };
}
