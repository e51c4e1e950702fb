import type { SortKey } from '#contract/address-query.ts';
import { grossOf } from '#domain/money.ts';
import type {
  BrandFacts,
  CatalogueSource,
  CategoryFacts,
  TermFacts,
} from '#server/repositories/facet.repository.ts';
import type { Mode } from '#server/visitor.ts';
import { priceBandOf, yieldBandOf } from './bands.ts';
import { Vocabulary } from './vocabulary.ts';

/** Columns a facet is counted from; values are small whole numbers from 0. */
export interface FacetColumn {
  readonly values: Uint16Array;
  /** One above the largest value. */
  readonly size: number;
}

/** Rows of the articles with a word; beside each whether it stands in its heading. */
export interface WordRows {
  readonly rows: Int32Array;
  readonly isHeading: Uint8Array;
}

export type CountedFacet =
  | 'category'
  | 'brand'
  | 'make'
  | 'basisfarbe'
  | 'deliveryState'
  | 'priceBand'
  | 'yieldBand'
  | 'begreen'
  | 'bStock';

const unknownLast = 2_147_483_647;

function columnOf(
  source: Int32Array,
  size: number,
  valueOf: (value: number) => number = (value) => value,
): FacetColumn {
  const values = new Uint16Array(source.length);
  for (let row = 0; row < source.length; row += 1) values[row] = valueOf(source[row]!);
  return { values, size };
}

/**
 * Rows by ascending key; among equals by the places given, else as they stand. Key and place are packed into one
 * number, since sorting numbers takes a fraction of what a comparing function would: 1,000,000 rows stay below 0.2 s.
 */
function orderOf(keys: Int32Array, places: Int32Array | null): Int32Array {
  const { length } = keys;
  let least = 0;
  let most = 0;
  for (const key of keys) {
    if (key < least) least = key;
    if (key !== unknownLast && key > most) most = key;
  }
  const packed = new Float64Array(length);
  for (let row = 0; row < length; row += 1) {
    const key = keys[row] === unknownLast ? most + 1 : keys[row]!;
    packed[row] = (key - least) * length + (places?.[row] ?? row);
  }
  packed.sort();
  const rowAt = places === null ? null : placesOf(places);
  return Int32Array.from(packed, (value) => (rowAt === null ? value % length : rowAt[value % length]!));
}

/** Place of each row in an order, and the other way round. */
function placesOf(order: Int32Array): Int32Array {
  const places = new Int32Array(order.length);
  for (let place = 0; place < order.length; place += 1) places[order[place]!] = place;
  return places;
}

function termsOf(
  words: ReadonlyMap<string, WordRows>,
  deviceWords: ReadonlyMap<string, WordRows>,
): TermFacts[] {
  const terms = [...words].map(([term, { rows }]) => ({ term, count: rows.length, isDeviceWord: false }));
  for (const [term, { rows }] of deviceWords) {
    if (!words.has(term)) terms.push({ term, count: rows.length, isDeviceWord: true });
  }
  return terms
    .filter(({ term }) => term.length > 1)
    .toSorted((left, right) => (left.term < right.term ? -1 : 1));
}

/**
 * The visible articles of one version of the catalogue as columns of small numbers: lists are counted, filtered and
 * sorted here in a pass over memory, and only the page's articles are read from the database. Derived, never written.
 */
export class CatalogueIndex {
  readonly version: number;
  readonly count: number;
  readonly ids: Int32Array;
  readonly categories: readonly CategoryFacts[];
  readonly brands: readonly BrandFacts[];
  readonly begreenLabels: readonly string[];
  readonly vocabulary: Vocabulary;
  /** Rows of the articles with a word. */
  readonly wordRows: ReadonlyMap<string, WordRows>;
  /** Rows of the articles that fit a printer with a word. */
  readonly deviceWordRows: ReadonlyMap<string, WordRows>;
  readonly categoryBySlug: ReadonlyMap<string, CategoryFacts>;
  readonly categoryById: ReadonlyMap<number, CategoryFacts>;
  readonly brandBySlug: ReadonlyMap<string, BrandFacts>;
  readonly #columns: CatalogueSource['columns'];
  readonly #gross: Int32Array;
  readonly #facets: Readonly<Record<Exclude<CountedFacet, 'priceBand'>, FacetColumn>>;
  readonly #priceBands: Readonly<Record<Mode, FacetColumn>>;
  readonly #rowsById: Int32Array;
  /** Place of each row among all, the most popular first. */
  readonly #popularPlaces: Int32Array;
  readonly #orders = new Map<string, { order: Int32Array; rank: Int32Array }>();

  constructor(source: CatalogueSource) {
    const { columns } = source;
    this.#columns = columns;
    this.version = columns.version;
    this.count = columns.count;
    this.ids = columns.ids;
    this.categories = source.categories;
    this.brands = source.brands;
    this.begreenLabels = columns.begreenLabels;
    this.categoryBySlug = new Map(source.categories.map((category) => [category.slug, category]));
    this.categoryById = new Map(source.categories.map((category) => [category.id, category]));
    this.brandBySlug = new Map(source.brands.map((brand) => [brand.slug, brand]));
    const brandSize = source.brands.reduce((most, brand) => Math.max(most, brand.id), 0) + 1;
    const categorySize =
      source.categories.reduce((most, category) => Math.max(most, category.position), 0) + 1;
    this.#gross = columns.netCents.map((net, row) =>
      net < 0 ? -1 : grossOf(net, columns.taxBasisPoints[row]! / 100),
    );
    const bandSize = 8;
    const bands = (cents: Int32Array): FacetColumn =>
      columnOf(cents, bandSize, (value) => priceBandOf(value < 0 ? null : value));
    this.#priceBands = { b2b: bands(columns.netCents), b2c: bands(this.#gross) };
    this.#facets = {
      category: columnOf(columns.categoryPosition, categorySize),
      brand: columnOf(columns.brandId, brandSize),
      make: columnOf(columns.make, 4),
      basisfarbe: columnOf(columns.basisfarbe, 9, (value) => (value < 0 ? 8 : value)),
      deliveryState: columnOf(columns.deliveryState, 8),
      yieldBand: columnOf(columns.yieldPages, bandSize, (value) => yieldBandOf(value < 0 ? null : value)),
      begreen: columnOf(columns.begreen, columns.begreenLabels.length + 1, (value) =>
        value < 0 ? columns.begreenLabels.length : value,
      ),
      bStock: columnOf(columns.isBStock, 2),
    };
    this.#rowsById = orderOf(columns.ids, null);
    const rowsOf = (words: CatalogueSource['words']): Map<string, WordRows> =>
      new Map(
        words.map(({ term, ids, isHeading }) => {
          const rows = ids.map((id) => this.rowOf(id));
          const isKnown = (_value: number, place: number): boolean => rows[place] !== -1;
          return [term, { rows: rows.filter(isKnown), isHeading: isHeading.filter(isKnown) }];
        }),
      );
    this.wordRows = rowsOf(source.words);
    this.deviceWordRows = rowsOf(source.deviceWords);
    this.vocabulary = new Vocabulary(termsOf(this.wordRows, this.deviceWordRows), source.brands);
    this.#popularPlaces = placesOf(
      orderOf(
        columns.popularity.map((value) => -value),
        placesOf(this.#rowsById),
      ),
    );
  }

  facet(name: CountedFacet, mode: Mode): FacetColumn {
    return name === 'priceBand' ? this.#priceBands[mode] : this.#facets[name];
  }

  /** Row of an article, -1 when it is not visible. */
  rowOf(id: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const row = this.#rowsById[middle]!;
      const found = this.ids[row]!;
      if (found === id) return row;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** First row and row after the last of a category with everything below it; rows lie in the order of the tree. */
  rangeOf(category: CategoryFacts): { start: number; end: number } {
    return { start: this.#firstFrom(category.position), end: this.#firstFrom(category.lastPosition + 1) };
  }

  #firstFrom(position: number): number {
    const positions = this.#columns.categoryPosition;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (positions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** All rows in the order of a sort key, and the place of each row in it; unknown prices and yields come last. */
  sorted(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): { order: Int32Array; rank: Int32Array } {
    const key = `${sortBy} ${direction} ${sortBy === 'price' ? mode : ''}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const keys = this.#sortValues(sortBy, direction, mode);
    const order = orderOf(keys, this.#popularPlaces);
    const rank = placesOf(order);
    const made = { order, rank };
    this.#orders.set(key, made);
    return made;
  }

  #sortValues(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): Int32Array {
    const { nameRank, netCents, yieldPages, publishedDay, popularity } = this.#columns;
    const turn = (values: Int32Array, sign: number): Int32Array =>
      values.map((value) => (value < 0 ? unknownLast : direction === 'asc' ? value * sign : -value * sign));
    if (sortBy === 'name') return turn(nameRank, 1);
    if (sortBy === 'price') return turn(mode === 'b2b' ? netCents : this.#gross, 1);
    if (sortBy === 'yield') return turn(yieldPages, 1);
    if (sortBy === 'newest') return turn(publishedDay, -1);
    return turn(popularity, -1);
  }
}
