import { hitTier } from './hit.repository.ts';
import type { TierOfHits } from './hit.repository.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { foldedNameOf } from './folded-names.ts';
import { isUndeliverable, noMake } from '#server/catalogue/merits.ts';
import { described, isMet, meetAll, release } from './met-needs.ts';
import type { Met } from './met-needs.ts';
import { Scratch } from '#server/catalogue/scratch.ts';
import type { Need } from './search-need.ts';
import type { SearchPlan } from './search-plan.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { baseOf } from '#server/catalogue/vocabulary.ts';

export interface SearchHits {
  /** Best first. */
  readonly rows: Int32Array;
  /** Why each row was found, beside `rows`. */
  readonly tiers: Uint8Array;
  /** Article whose number was typed exactly. */
  readonly exactRow: number | null;
  readonly corrected: string | null;
}

export const noHits: SearchHits = {
  rows: new Int32Array(0),
  tiers: new Uint8Array(0),
  exactRow: null,
  corrected: null,
};

/** Places within a tier; smaller is better. */
const placesPerTier = 16;
const undeliverable = 8;
const otherBrand = 4;
const otherCategory = 2;
const onlyDescribed = 1;
/** Share of all rows from which walking the whole order is cheaper than sorting the hits. */
const walkShare = 1 / 16;

/** Positions in the tree of categories whose name is about one of the words ('stuhl' is what a 'Drehstuhl' is). */
function categoriesAbout(index: CatalogueIndex, words: readonly string[]): Set<number> {
  const bases = words.filter((word) => word.length > 3).map(baseOf);
  const positions = new Set<number>();
  if (bases.length === 0) return positions;
  for (const category of index.categories) {
    const isAbout = foldedNameOf(category).bases.some((own) =>
      bases.some((base) => own === base || (base.length > 3 && own.endsWith(base))),
    );
    if (!isAbout) continue;
    const { position, lastPosition } = category;
    for (let place = position; place <= lastPosition; place += 1) positions.add(place);
  }
  return positions;
}

/** What of a row decides its place within its tier. */
function placing(index: CatalogueIndex, plan: SearchPlan): (row: number, tier: number) => number {
  const brandOf = index.facet('brand', 'b2b').values;
  const makeOf = index.facet('make', 'b2b').values;
  const categoryOf = index.facet('category', 'b2b').values;
  const stateOf = index.facet('deliveryState', 'b2b').values;
  const brands = new Set(
    index.brands
      .filter((brand) => foldedNameOf(brand).words.every((word) => plan.brandWords.includes(word)))
      .map(({ id }) => id),
  );
  const categories = categoriesAbout(index, plan.plainWords);
  return (row, tier) => {
    const state = isUndeliverable[stateOf[row]!] === true ? undeliverable : 0;
    // A number or a printer's name means the maker's own article first, then what replaces it.
    if (tier !== hitTier.words && tier !== hitTier.widened)
      return state + (makeOf[row] === 0 ? 0 : otherBrand);
    const brand = brands.size === 0 || brands.has(brandOf[row]!) ? 0 : otherBrand;
    return state + brand + (categories.size === 0 || categories.has(categoryOf[row]!) ? 0 : otherCategory);
  };
}

const scratch = new Scratch();

/** Whether a printing supply with the words of a search meets needs. */
function hasSupply(
  index: CatalogueIndex,
  articles: SearchWords['articles'],
  needs: readonly Need[],
): boolean {
  const makes = index.facet('make', 'b2b').values;
  const met = meetAll(needs, articles, index);
  const isFound = met?.rows.some((row) => makes[row] !== noMake) ?? false;
  release(met);
  return isFound;
}

/** Rows with the short numbers of a search; with those of their series only where that finds a supply and the typed ones none. */
function meetShortNumbers(
  index: CatalogueIndex,
  articles: SearchWords['articles'],
  { shortNumbers, seriesNumbers, needs }: SearchPlan,
): Met | null {
  const isOfSeries =
    seriesNumbers !== null &&
    !hasSupply(index, articles, [...shortNumbers, ...needs]) &&
    hasSupply(index, articles, [...seriesNumbers, ...needs]);
  return meetAll(isOfSeries ? seriesNumbers : shortNumbers, articles, index);
}

/** What was found by numbers, with the short ones: they stand beside what the database found, or narrow its words with digits. */
function withShortNumbers(
  index: CatalogueIndex,
  articles: SearchWords['articles'],
  plan: SearchPlan,
  byNumber: readonly TierOfHits[],
): readonly TierOfHits[] {
  const { digits } = plan;
  const met = meetShortNumbers(index, articles, plan);
  if (met === null) return byNumber;
  const isWithin = (id: number): boolean => {
    const row = index.rowOf(id);
    return row !== -1 && met.marks[row]! > 0;
  };
  const byWords =
    digits === null
      ? met.rows.map((row) => index.ids[row]!)
      : (byNumber.find(({ tier }) => tier === hitTier.words)?.ids.filter(isWithin) ?? new Int32Array(0));
  release(met);
  const others = byNumber.filter(({ tier }) => tier !== hitTier.words);
  return byWords.length === 0 ? others : [...others, { tier: hitTier.words, ids: byWords }];
}

/**
 * Rows of a search, best first: exact numbers, beginnings of numbers, words, printers, corrections; within each what can
 * be delivered, then the original of a named brand, then what the words are about, then what is popular.
 *
 * @param byNumber what the database found by numbers
 */
export function findRows(
  index: CatalogueIndex,
  { articles, devices }: SearchWords,
  plan: SearchPlan,
  byNumber: readonly TierOfHits[],
): SearchHits {
  const counted = withShortNumbers(index, articles, plan, byNumber);
  const fitting = plan.device === null ? [] : devices.articlesFor(plan.device, counted.length > 0);
  const numbered = fitting.length === 0 ? counted : [...counted, { tier: hitTier.device, ids: fitting }];
  const hasNumber = plan.digits !== null || plan.shortNumbers.length > 0;
  // Words with digits are found already or not at all.
  if (hasNumber && numbered.length === 0) return noHits;
  const best = scratch.takeBytes(index.count);
  const offered: number[] = [];
  let place: ReturnType<typeof placing> | null = null;
  const exact = new Map<number, number[]>();
  const offer = (row: number, tier: number, lack: number): void => {
    // Most readings of a search find nothing.
    place ??= placing(index, plan);
    const value = tier * placesPerTier + place(row, tier) + lack;
    if (best[row] === 0) offered.push(row);
    if (best[row] === 0 || value < best[row]!) best[row] = value;
  };
  const isFoundBy = (isTier: (tier: number) => boolean): boolean => numbered.some(({ tier }) => isTier(tier));
  const beside = isFoundBy((tier) => tier < hitTier.words)
    ? meetAll(plan.besideNeeds, articles, index)
    : null;
  const deviceBeside =
    isFoundBy((tier) => tier === hitTier.device) || plan.device?.wordNeeds
      ? meetAll(plan.device?.needs ?? [], articles, index)
      : null;
  const words =
    !hasNumber || isFoundBy((tier) => tier === hitTier.words) ? meetAll(plan.needs, articles, index) : null;
  // Who has the number that was typed has more than a corrected word.
  const wordTier = plan.corrected === null || hasNumber ? hitTier.words : hitTier.widened;
  const lackOf = (row: number): number => (words?.marks[row] === described ? onlyDescribed : 0);
  for (const { tier, ids } of numbered) {
    for (const id of ids) {
      const row = index.rowOf(id);
      if (row === -1) continue;
      if (tier === hitTier.words) {
        if (isMet(words, row)) offer(row, wordTier, lackOf(row));
      } else if (tier === hitTier.device) {
        if (isMet(deviceBeside, row)) offer(row, tier, 0);
      } else if (isMet(beside, row)) {
        offer(row, tier, 0);
        if (tier <= hitTier.alias) exact.set(tier, [...(exact.get(tier) ?? []), row]);
      }
    }
  }
  if (!hasNumber && words !== null) for (const row of words.rows) offer(row, wordTier, lackOf(row));
  const device = plan.device?.wordNeeds ?? null;
  const named = device === null ? null : meetAll(device, devices, index);
  for (const row of named?.rows ?? []) if (isMet(deviceBeside, row)) offer(row, hitTier.device, 0);
  const rows = inOrder(index, best, offered);
  const tiers = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    tiers[at] = Math.floor(best[row]! / placesPerTier);
  });
  scratch.giveBytes(best);
  for (const met of [beside, deviceBeside, words, named]) release(met);
  const [tier, single = []] = [...exact].toSorted(([left], [right]) => left - right)[0] ?? [];
  // A short other number that words had to single out names no article for certain.
  const isVague = tier === hitTier.alias && /^\d{1,3}$/.test(plan.numberKey) && plan.plainWords.length > 0;
  const isByWords = tiers.every((tier) => tier >= hitTier.words);
  return {
    rows,
    tiers,
    exactRow: single.length === 1 && !isVague ? single[0]! : null,
    corrected: isByWords && rows.length > 0 ? plan.corrected : null,
  };
}

/** Tells rows that have the words of a search in what they are called, in any form, or anywhere as they were typed; null without any. */
export function calledSo(
  index: CatalogueIndex,
  { articles }: SearchWords,
  { needs }: SearchPlan,
): ((row: number) => boolean) | null {
  // Thousands of rows are marked in a moment, and take long to be put into a set.
  const isCalled = new Uint8Array(index.count);
  let isAny = false;
  const take = (met: Met | null, least: number): void => {
    for (const row of met?.rows ?? []) {
      if (met!.marks[row]! < least) continue;
      isCalled[row] = 1;
      isAny = true;
    }
    release(met);
  };
  take(meetAll(needs, articles, index), described + 1);
  const asTyped = meetAll(
    needs.map((need) => ({ ...need, terms: need.prefix === null ? need.terms : [] })),
    articles,
    index,
  );
  take(asTyped, described);
  return isAny ? (row) => isCalled[row] === 1 : null;
}

/** Rows that were offered, by their value, then by relevance. */
function inOrder(index: CatalogueIndex, best: Uint8Array, offered: readonly number[]): Int32Array {
  const { order, rank } = index.sorted('relevance', 'asc', 'b2b');
  const { length } = offered;
  if (length <= index.count * walkShare) {
    const packed = new Float64Array(length);
    for (const [place, row] of offered.entries()) packed[place] = best[row]! * index.count + rank[row]!;
    packed.sort();
    const sorted = new Int32Array(length);
    packed.forEach((value, place) => {
      sorted[place] = order[value % index.count]!;
    });
    return sorted;
  }
  const sizes = new Int32Array(257);
  for (const row of offered) sizes[best[row]! + 1]! += 1;
  for (let value = 1; value < sizes.length; value += 1) sizes[value]! += sizes[value - 1]!;
  const rows = new Int32Array(length);
  for (const row of order) {
    const value = best[row]!;
    if (value === 0) continue;
    rows[sizes[value]!] = row;
    sizes[value]! += 1;
  }
  return rows;
}
