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

/** Raised articles, raised brands, what no rule is about, lowered brands, lowered articles. */
const mostPlaces = 5;
const unmoved = 2;

const placeOf = (of: Boost['of'], isRaised: boolean): number => {
  if (of === 'article') return isRaised ? 0 : mostPlaces - 1;
  return isRaised ? 1 : mostPlaces - 2;
};

/** Puts rows from `start` to `end` into the order of their places, those of one place as they stood. */
function sortByPlace(
  rows: Int32Array,
  places: Uint8Array,
  ordered: Int32Array,
  start: number,
  end: number,
): void {
  const next = new Int32Array(mostPlaces).fill(start);
  for (let at = start; at < end; at += 1)
    for (let place = places[at]! + 1; place < mostPlaces; place += 1) next[place]! += 1;
  for (let at = start; at < end; at += 1) {
    const place = places[at]!;
    ordered[next[place]!] = rows[at]!;
    next[place]! += 1;
  }
}

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
  const moved = own.map(({ of, id, isRaised }) => ({ of, id, place: placeOf(of, isRaised) }));
  // What is said of an article says more than what is said of its brand.
  const articlePlaces = new Map<number, number>();
  const brandPlaces = new Map<number, number>();
  for (const { of, id, place } of moved)
    if (of === 'article') articlePlaces.set(index.rowOf(id), place);
    else brandPlaces.set(id, place);
  const brands = index.facet('brand', 'b2b').values;
  const places = new Uint8Array(rows.length);
  let isMoved = false;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const place = articlePlaces.get(row) ?? brandPlaces.get(brands[row]!) ?? unmoved;
    places[at] = place;
    isMoved ||= place !== unmoved;
  }
  if (!isMoved) return { rows, tiers };
  const ordered = new Int32Array(rows.length);
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && tiers[end] === tiers[start]) end += 1;
    sortByPlace(rows, places, ordered, start, end);
    start = end;
  }
  return { rows: ordered, tiers };
}
