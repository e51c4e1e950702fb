import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { hasDigit } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import type { SearchHits } from './search-rows.ts';
import { isKnownWord } from './word-spellings.ts';

/** What stands before or behind what else was found for the same reason. */
interface Boost {
  /** Words a search must hold, side by side; empty for every search. */
  readonly words: string;
  readonly of: 'article' | 'brand';
  readonly id: number;
  readonly isRaised: boolean;
}

/** Rules of the shop's staff as a search follows them; all words in the spelling of `foldWords` (docs/decisions/0166). */
export interface Steering {
  /** Addresses by whole searches. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly blocked: ReadonlySet<string>;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly boosts: readonly Boost[];
}

/** Words of the longest phrase that a rule may be about. */
export const longestRulePhrase = 3;

/** A search as the rules want it read. */
export interface SteeredWords {
  readonly words: readonly string[];
  /** What words the catalogue knows are called as well: what has either name is found. */
  readonly also: ReadonlyMap<string, string>;
}

/** Words of a search without those that are blocked; a search of nothing else is left as it is. */
function unblocked(typed: readonly string[], { blocked }: Steering): readonly string[] {
  if (blocked.size === 0) return typed;
  const left = typed.filter((word) => !blocked.has(word));
  return left.length === 0 ? typed : left;
}

/** @param typed as `foldWords` gives them */
export function steeredWords(
  typed: readonly string[],
  steering: Steering,
  vocabulary: Vocabulary,
): SteeredWords {
  const left = unblocked(typed, steering);
  const { synonyms } = steering;
  const also = new Map<string, string>();
  if (synonyms.size === 0) return { words: left, also };
  const words: string[] = [];
  for (let place = 0; place < left.length;) {
    let length = Math.min(longestRulePhrase, left.length - place);
    while (length > 0 && !synonyms.has(left.slice(place, place + length).join(' '))) length -= 1;
    const word = left[place]!;
    const meant = length === 0 ? undefined : synonyms.get(left.slice(place, place + length).join(' '));
    const [other = '', ...more] = meant ?? [];
    const isBeside =
      length === 1 && more.length === 0 && !hasDigit(word + other) && isKnownWord(word, vocabulary);
    if (meant !== undefined && isBeside) also.set(word, other);
    if (meant === undefined || isBeside) words.push(word);
    else words.push(...meant);
    place += Math.max(1, length);
  }
  return { words, also };
}

const holds = (words: readonly string[], phrase: string): boolean =>
  phrase === '' || ` ${words.join(' ')} `.includes(` ${phrase} `);

/**
 * What was found with what is raised before and what is lowered behind the rest that was found for the same reason: a number
 * that was typed stays before everything.
 *
 * @param readings the words of the search, as they were typed and as they were read
 */
export function boosted(
  hits: Pick<SearchHits, 'rows' | 'tiers'>,
  { boosts }: Steering,
  readings: readonly (readonly string[])[],
  index: CatalogueIndex,
): Pick<SearchHits, 'rows' | 'tiers'> {
  const { rows, tiers } = hits;
  const own = boosts.filter(({ words }) => readings.some((read) => holds(read, words)));
  if (own.length === 0 || rows.length < 2) return { rows, tiers };
  const idsOf = (of: 'article' | 'brand', isRaised: boolean): ReadonlySet<number> =>
    new Set(own.filter((boost) => boost.of === of && boost.isRaised === isRaised).map(({ id }) => id));
  const [raised, lowered] = [idsOf('article', true), idsOf('article', false)];
  const [raisedBrands, loweredBrands] = [idsOf('brand', true), idsOf('brand', false)];
  const brands = index.facet('brand', 'b2b').values;
  // What is said of an article says more than what is said of its brand.
  const shiftOf = (row: number): number => {
    const id = index.ids[row]!;
    if (raised.has(id)) return -2;
    if (lowered.has(id)) return 2;
    if (raisedBrands.has(brands[row]!)) return -1;
    return loweredBrands.has(brands[row]!) ? 1 : 0;
  };
  const shifts = Int8Array.from(rows, shiftOf);
  if (shifts.every((shift) => shift === 0)) return { rows, tiers };
  const ordered = new Int32Array(rows.length);
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && tiers[end] === tiers[start]) end += 1;
    let next = start;
    for (let shift = -2; shift <= 2; shift += 1)
      for (let place = start; place < end; place += 1)
        if (shifts[place] === shift) ordered[next++] = rows[place]!;
    start = end;
  }
  return { rows: ordered, tiers };
}
