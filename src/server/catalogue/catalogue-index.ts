import type { SortKey } from '#contract/address-query.ts';
import { grossOf } from '#domain/money.ts';
import { costPerPage } from '#domain/price.ts';
import { columnColours, columnFills, columnPacks } from './catalogue-facts.ts';
import type { BrandFacts, CatalogueFacts, CategoryFacts, FacetColumns } from './catalogue-facts.ts';
import type { Mode } from '#server/session/visitor.ts';
import { priceBandOf, yieldBandOf } from './bands.ts';
import { withFamilies } from './colour-families.ts';
import type { PrinterKeys } from './colour-families.ts';
import { mergeColumns } from './merge-columns.ts';
import { meritsOf } from './merits.ts';
import { mergeNameOrder, orderByName } from './name-order.ts';

/** Columns a facet is counted from; values are small whole numbers from 0. */
export interface FacetColumn {
  readonly values: Uint16Array;
  /** One above the largest value. */
  readonly size: number;
}

export type CountedFacet =
  | 'category'
  | 'brand'
  | 'make'
  | 'basisfarbe'
  | 'fill'
  | 'pack'
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

/** What has none of a facet's values stands behind them. */
const choiceColumn = (source: Int32Array, choices: number): FacetColumn =>
  columnOf(source, choices + 1, (value) => (value < 0 ? choices : value));

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

/** Ids up to this many times the number of articles find their row in a table, larger ones by halving. */
const sparsestTable = 16;
const smallestTable = 65_536;

/** Rows by id as a table, unless it would be mostly empty. */
function tableOf(ids: Int32Array, rowsById: Int32Array): Int32Array | null {
  const largest = rowsById.length === 0 ? 0 : ids[rowsById[rowsById.length - 1]!]!;
  if (largest > ids.length * sparsestTable + smallestTable) return null;
  const table = new Int32Array(largest + 1).fill(-1);
  ids.forEach((id, row) => {
    table[id] = row;
  });
  return table;
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
  readonly categoryBySlug: ReadonlyMap<string, CategoryFacts>;
  readonly categoryById: ReadonlyMap<number, CategoryFacts>;
  readonly brandBySlug: ReadonlyMap<string, BrandFacts>;
  readonly #facts: CatalogueFacts;
  readonly #columns: FacetColumns;
  readonly #gross: Int32Array;
  readonly #facets: Readonly<Record<Exclude<CountedFacet, 'priceBand'>, FacetColumn>>;
  readonly #priceBands: Readonly<Record<Mode, FacetColumn>>;
  readonly #rowsById: Int32Array;
  /** Row by id, -1 for those that are not visible; null when the ids are too far apart. */
  readonly #rowTable: Int32Array | null;
  /** Place of each row among all, the most popular first. */
  readonly #popularPlaces: Int32Array;
  readonly #orders = new Map<string, { order: Int32Array; rank: Int32Array }>();

  readonly #printers: PrinterKeys | null;
  #nameOrder: Int32Array | null;

  /**
   * @param printers what fits the same printers; null until it is known
   * @param nameOrder rows by name when it is known already
   */
  constructor(
    source: CatalogueFacts,
    printers: PrinterKeys | null = null,
    nameOrder: Int32Array | null = null,
  ) {
    const { columns } = source;
    this.#printers = printers;
    this.#facts = source;
    this.#columns = columns;
    this.#nameOrder = nameOrder;
    this.version = source.version;
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
      basisfarbe: choiceColumn(columns.basisfarbe, columnColours.length),
      fill: choiceColumn(columns.fill, columnFills.length),
      pack: choiceColumn(columns.pack, columnPacks.length),
      deliveryState: columnOf(columns.deliveryState, 8),
      yieldBand: columnOf(columns.yieldPages, bandSize, (value) => yieldBandOf(value < 0 ? null : value)),
      begreen: choiceColumn(columns.begreen, columns.begreenLabels.length),
      bStock: columnOf(columns.isBStock, 2),
    };
    this.#rowsById = orderOf(columns.ids, null);
    this.#rowTable = tableOf(columns.ids, this.#rowsById);
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

  /** The index after some articles changed: their rows are replaced, everything else is taken over. */
  replaced(version: number, changedIds: ReadonlySet<number>, fresh: FacetColumns): CatalogueIndex {
    const merged = mergeColumns(this.#columns, changedIds, fresh);
    const nameOrder = this.#nameOrder === null ? null : mergeNameOrder(this.#nameOrder, merged);
    return new CatalogueIndex(
      { ...this.#facts, version, columns: merged.columns },
      this.#printers,
      nameOrder,
    );
  }

  /** The same index once it is known what fits the same printers. */
  withPrinters(printers: PrinterKeys): CatalogueIndex {
    return new CatalogueIndex(this.#facts, printers, this.#nameOrder);
  }

  /** Row of an article, -1 when it is not visible. */
  rowOf(id: number): number {
    if (this.#rowTable !== null) return this.#rowTable[id] ?? -1;
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

  /**
   * All rows in the order of a sort key, and the place of each row in it; unknown prices and yields come last, and by
   * relevance what is not delivered; there, the colours of a family stand side by side.
   */
  sorted(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): { order: Int32Array; rank: Int32Array } {
    const key = `${sortBy} ${direction} ${sortBy === 'price' || sortBy === 'pageCost' ? mode : ''}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const keys = this.#sortValues(sortBy, direction, mode);
    const sortedRows = orderOf(keys, this.#popularPlaces);
    const order =
      sortBy === 'relevance' ? withFamilies(sortedRows, this.#columns, this.#printers) : sortedRows;
    const rank = placesOf(order);
    const made = { order, rank };
    this.#orders.set(key, made);
    return made;
  }

  #sortValues(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): Int32Array {
    const { netCents, yieldPages, publishedDay, fill } = this.#columns;
    const turn = (values: Int32Array, sign: number): Int32Array =>
      values.map((value) => (value < 0 ? unknownLast : direction === 'asc' ? value * sign : -value * sign));
    if (sortBy === 'name') {
      this.#nameOrder ??= orderByName(this.#columns.names);
      return turn(placesOf(this.#nameOrder), 1);
    }
    if (sortBy === 'price') return turn(mode === 'b2b' ? netCents : this.#gross, 1);
    if (sortBy === 'yield') return turn(yieldPages, 1);
    if (sortBy === 'pageCost') {
      const cents = mode === 'b2b' ? netCents : this.#gross;
      // Boxes for waste toner and drums say their pages, too, but a page is printed with what is filled in.
      const printedBy = (row: number): number | null =>
        fill[row]! < 0 || cents[row]! < 0 ? null : cents[row]!;
      return turn(
        yieldPages.map((pages, row) => costPerPage(printedBy(row), pages) ?? -1),
        1,
      );
    }
    if (sortBy === 'newest') return turn(publishedDay, -1);
    return turn(meritsOf(this.#facts), -1);
  }
}
