import { hitTier } from '#server/repositories/listing.repository.ts';
import type { TierOfHits } from '#server/repositories/listing.repository.ts';
import type { CatalogueIndex, WordRows } from './catalogue-index.ts';
import type { SearchHits } from './catalogue-store.ts';
import type { Need, SearchPlan } from './search-plan.ts';
import { baseOf, foldWords } from './vocabulary.ts';

/** How a row has a word: in its name, brand or number, or only in what describes it. */
const inHeading = 2;
const described = 1;

/** Places within a tier; smaller is better. */
const placesPerTier = 8;
const otherBrand = 4;
const otherCategory = 2;
const onlyDescribed = 1;
/** Share of all rows from which walking the whole order is cheaper than sorting the hits. */
const walkShare = 1 / 16;

type Words = ReadonlyMap<string, WordRows>;

/** Terms with a prefix; `terms` are sorted. */
function* withPrefix(terms: readonly string[], prefix: string): Generator<string> {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  for (let place = low; terms[place]?.startsWith(prefix) === true; place += 1) yield terms[place]!;
}

function markNeed(need: Need, words: Words, count: number): Uint8Array {
  const marks = new Uint8Array(count);
  const mark = (term: string): void => {
    const found = words.get(term);
    if (found === undefined) return;
    const { rows, isHeading } = found;
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place]!;
      if (isHeading[place] === 1) marks[row] = inHeading;
      else if (marks[row] === 0) marks[row] = described;
    }
  };
  for (const term of need.terms) mark(term);
  if (need.prefix !== null) for (const term of withPrefix([...words.keys()], need.prefix)) mark(term);
  if (need.kin.length === 0 || marks.includes(inHeading)) return marks;
  for (const { rows, isHeading } of need.kin.flatMap((term) => words.get(term) ?? [])) {
    rows.forEach((row, place) => {
      if (marks[row] === described && isHeading[place] === 1) marks[row] = inHeading;
    });
  }
  return marks;
}

/** Rows that meet every need, with the weakest way each does; null without a need. */
function meetAll(needs: readonly Need[], words: Words, count: number): Uint8Array | null {
  let met: Uint8Array | null = null;
  for (const need of needs) {
    const marks = markNeed(need, words, count);
    if (met === null) met = marks;
    else for (let row = 0; row < count; row += 1) if (marks[row]! < met[row]!) met[row] = marks[row]!;
  }
  return met;
}

/** Positions in the tree of categories whose name is about one of the words ('stuhl' is what a 'Drehstuhl' is). */
function categoriesAbout(index: CatalogueIndex, words: readonly string[]): Set<number> {
  const bases = words.filter((word) => word.length > 3).map(baseOf);
  const isAbout = (name: string): boolean =>
    foldWords(name)
      .map(baseOf)
      .some((own) => bases.some((base) => own === base || (base.length > 3 && own.endsWith(base))));
  const positions = new Set<number>();
  for (const { name, position, lastPosition } of index.categories) {
    if (!isAbout(name)) continue;
    for (let place = position; place <= lastPosition; place += 1) positions.add(place);
  }
  return positions;
}

/** What of a row decides its place within its tier. */
function placing(index: CatalogueIndex, plan: SearchPlan): (row: number, tier: number) => number {
  const brandOf = index.facet('brand', 'b2b').values;
  const makeOf = index.facet('make', 'b2b').values;
  const categoryOf = index.facet('category', 'b2b').values;
  const brands = new Set(
    index.brands
      .filter(({ name }) => foldWords(name).every((word) => plan.brandWords.includes(word)))
      .map(({ id }) => id),
  );
  const categories = categoriesAbout(index, plan.plainWords);
  return (row, tier) => {
    // A number or a printer's name means the maker's own article first, then what replaces it.
    if (tier !== hitTier.words && tier !== hitTier.widened) return makeOf[row] === 0 ? 0 : otherBrand;
    const brand = brands.size === 0 || brands.has(brandOf[row]!) ? 0 : otherBrand;
    return brand + (categories.size === 0 || categories.has(categoryOf[row]!) ? 0 : otherCategory);
  };
}

/**
 * Rows of a search, best first: exact numbers, beginnings of numbers, words, printers, corrections; within each the
 * original of a named brand, then what the words are about, then what is popular.
 *
 * @param numbered what the database found by numbers and printers
 */
export function findRows(
  index: CatalogueIndex,
  plan: SearchPlan,
  numbered: readonly TierOfHits[],
): SearchHits {
  const { count } = index;
  const best = new Uint8Array(count);
  const place = placing(index, plan);
  const exact = new Map<number, number[]>();
  const offer = (row: number, tier: number, lack: number): void => {
    const value = tier * placesPerTier + place(row, tier) + lack;
    if (best[row] === 0 || value < best[row]!) best[row] = value;
  };
  const beside = meetAll(plan.besideNeeds, index.wordRows, count);
  const deviceBeside = meetAll(plan.device?.needs ?? [], index.wordRows, count);
  const words = meetAll(plan.needs, index.wordRows, count);
  const wordTier = plan.corrected === null ? hitTier.words : hitTier.widened;
  for (const { tier, ids } of numbered) {
    for (const id of ids) {
      const row = index.rowOf(id);
      if (row === -1) continue;
      if (tier === hitTier.words) {
        if (words === null || words[row]! > 0)
          offer(row, wordTier, words?.[row] === described ? onlyDescribed : 0);
      } else if (tier === hitTier.device) {
        if (deviceBeside === null || deviceBeside[row]! > 0) offer(row, tier, 0);
      } else if (beside === null || beside[row]! > 0) {
        offer(row, tier, 0);
        if (tier <= hitTier.alias) exact.set(tier, [...(exact.get(tier) ?? []), row]);
      }
    }
  }
  if (plan.digits === null && words !== null) {
    for (let row = 0; row < count; row += 1) {
      if (words[row]! > 0) offer(row, wordTier, words[row] === described ? onlyDescribed : 0);
    }
  }
  const device = plan.device?.wordNeeds ?? null;
  const named = device === null ? null : meetAll(device, index.deviceWordRows, count);
  for (let row = 0; named !== null && row < count; row += 1) {
    if (named[row]! > 0 && (deviceBeside === null || deviceBeside[row]! > 0)) offer(row, hitTier.device, 0);
  }
  const rows = inOrder(index, best);
  const tiers = Uint8Array.from(rows, (row) => Math.floor(best[row]! / placesPerTier));
  const single = [...exact].toSorted(([left], [right]) => left - right)[0]?.[1] ?? [];
  const isOnlyWidened = tiers.every((tier) => tier === hitTier.widened || tier === hitTier.device);
  return {
    rows,
    tiers,
    exactRow: single.length === 1 ? single[0]! : null,
    corrected: isOnlyWidened && rows.length > 0 ? plan.corrected : null,
    rowCount: rows.length,
  };
}

/** Rows with a value, by it, then by relevance. */
function inOrder(index: CatalogueIndex, best: Uint8Array): Int32Array {
  const { order, rank } = index.sorted('relevance', 'asc', 'b2b');
  const sizes = new Int32Array(257);
  let total = 0;
  for (const value of best) {
    if (value === 0) continue;
    total += 1;
    sizes[value + 1]! += 1;
  }
  if (total <= index.count * walkShare) {
    const packed = new Float64Array(total);
    for (let row = 0, place = 0; place < total; row += 1) {
      if (best[row] === 0) continue;
      packed[place] = best[row]! * index.count + rank[row]!;
      place += 1;
    }
    return Int32Array.from(packed.sort(), (value) => order[value % index.count]!);
  }
  for (let value = 1; value < sizes.length; value += 1) sizes[value]! += sizes[value - 1]!;
  const rows = new Int32Array(total);
  for (const row of order) {
    const value = best[row]!;
    if (value === 0) continue;
    rows[sizes[value]!] = row;
    sizes[value]! += 1;
  }
  return rows;
}
