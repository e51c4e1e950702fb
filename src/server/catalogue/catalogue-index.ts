import type { SortKey } from '#contract/address-query.ts';
import { grossOf } from '#domain/money.ts';
import { costPerPage } from '#domain/price.ts';
import { columnColours, columnFills, columnPacks, memberKinds } from './catalogue-facts.ts';
import type {
  ArticleFacts,
  BrandFacts,
  CatalogueFacts,
  CategoryFacts,
  FacetColumns,
  KindName,
  MemberKind,
  SmallColumn,
} from './catalogue-facts.ts';
import type { Mode } from '#server/session/visitor.ts';
import { priceBandOf, yieldBandOf } from './bands.ts';
import { withFamilies } from './colour-families.ts';
import type { PrinterKeys } from './colour-families.ts';
import { KindRows } from './kind-rows.ts';
import type { ColumnKind, NamedKind, RowKind } from './kind-rows.ts';
import type { Members } from './members.ts';
import { mergeColumns } from './merge-columns.ts';
import { meritsOf, mostPopularity } from './merits.ts';
import { mergeNameOrder, orderByName } from './name-order.ts';
import { firstNotBelow, intersect } from './row-set.ts';
import type { RowSet } from './row-set.ts';

/** Columns a facet is counted from; values are small whole numbers from 0. */
export interface FacetColumn {
  readonly values: SmallColumn;
  /** One above the largest value. */
  readonly size: number;
}

/** What of a visitor decides what a list holds and counts. */
export interface ShownTo {
  /** Whose prices it is counted by. */
  readonly mode: Mode;
  /** Days since 2000: the day on which the licence of an eco label must stand; null for businesses, who see all labels. */
  readonly provenOn: number | null;
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
/** A place in an order and one in its ranks; what was asked for longest ago goes first. */
const bytesOfOrder = 8;
const mostOrderBytes = 32_000_000;
/** One above the largest value of a column of bands, makes or states. */
const bandSize = 8;
const makeCount = 4;
const deliveryStateSize = 8;

/** A column of small numbers made from another. */
function derivedColumn(length: number, size: number, valueAt: (row: number) => number): FacetColumn {
  const values = new Uint16Array(length);
  for (let row = 0; row < length; row += 1) values[row] = valueAt(row);
  return { values, size };
}

/** What decides among rows with equal keys: a number of each, no two alike, and the row of each such number. */
interface Ties {
  readonly values: Int32Array;
  readonly rowAt: Int32Array;
}

const tiesOf = (places: Int32Array): Ties => ({ values: places, rowAt: placesOf(places) });

/**
 * Rows by ascending key; among equals by their ties, else as they stand. Key and tie are packed into one number, since
 * sorting numbers takes a fraction of what a comparing function would: 1,000,000 rows stay below 0.2 s.
 */
function orderOf(keys: Int32Array, ties: Ties | null): Int32Array {
  const { length } = keys;
  let least = 0;
  let most = 0;
  for (const key of keys) {
    if (key < least) least = key;
    if (key !== unknownLast && key > most) most = key;
  }
  const span = ties === null ? length : ties.rowAt.length;
  const packed = new Float64Array(length);
  for (let row = 0; row < length; row += 1) {
    const key = keys[row] === unknownLast ? most + 1 : keys[row]!;
    packed[row] = (key - least) * span + (ties === null ? row : ties.values[row]!);
  }
  packed.sort();
  const order = new Int32Array(length);
  for (let place = 0; place < length; place += 1) {
    const tie = packed[place]! % span;
    order[place] = ties === null ? tie : ties.rowAt[tie]!;
  }
  return order;
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
function tableOf(ids: Int32Array): Int32Array | null {
  let largest = 0;
  for (const id of ids) if (id > largest) largest = id;
  if (largest > ids.length * sparsestTable + smallestTable) return null;
  const table = new Int32Array(largest + 1).fill(-1);
  for (let row = 0; row < ids.length; row += 1) table[ids[row]!] = row;
  return table;
}

/** Place of each row among all, the most popular first, of equal ones the one with the smaller id. */
function popularPlacesOf({ popularity }: FacetColumns, byId: Ties): Int32Array {
  const keys = new Int32Array(popularity.length);
  // Bounded, a popularity can be packed with any id of a table.
  for (let row = 0; row < keys.length; row += 1) keys[row] = -Math.min(popularity[row]!, mostPopularity);
  return placesOf(orderOf(keys, byId));
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
  readonly #facets: Readonly<Record<Exclude<CountedFacet, 'priceBand'>, FacetColumn>>;
  readonly #priceBands: Readonly<Record<Mode, FacetColumn>>;
  /** Row by id, -1 for those that are not visible; null when the ids are too far apart. */
  readonly #rowTable: Int32Array | null;
  /** Rows by ascending id where there is no such table. */
  readonly #rowsById: Int32Array | null;
  /** Place of each row among all, the most popular first. */
  readonly #popularPlaces: Int32Array;
  readonly #kindRows: KindRows;
  readonly #orders = new Map<string, { order: Int32Array; rank: Int32Array }>();

  readonly #printers: PrinterKeys | null;
  #proven: { readonly day: number; readonly column: FacetColumn } | null = null;
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
    const { count, netCents, yieldPages } = columns;
    const bands = (mode: Mode): FacetColumn =>
      derivedColumn(count, bandSize, (row) =>
        priceBandOf(netCents[row]! < 0 ? null : this.#centsAt(row, mode)),
      );
    this.#priceBands = { b2b: bands('b2b'), b2c: bands('b2c') };
    this.#facets = {
      category: { values: columns.categoryPosition, size: categorySize },
      brand: { values: columns.brandId, size: brandSize },
      make: { values: columns.make, size: makeCount },
      basisfarbe: { values: columns.basisfarbe, size: columnColours.length + 1 },
      fill: { values: columns.fill, size: columnFills.length + 1 },
      pack: { values: columns.pack, size: columnPacks.length + 1 },
      deliveryState: { values: columns.deliveryState, size: deliveryStateSize },
      yieldBand: derivedColumn(count, bandSize, (row) =>
        yieldBandOf(yieldPages[row]! < 0 ? null : yieldPages[row]!),
      ),
      begreen: { values: columns.begreen, size: columns.begreenLabels.length + 1 },
      bStock: { values: columns.isBStock, size: 2 },
    };
    this.#rowTable = tableOf(columns.ids);
    this.#rowsById = this.#rowTable === null ? orderOf(columns.ids, null) : null;
    this.#popularPlaces = popularPlacesOf(
      columns,
      this.#rowsById === null
        ? { values: columns.ids, rowAt: this.#rowTable! }
        : tiesOf(placesOf(this.#rowsById)),
    );
    this.#kindRows = new KindRows(source, (id) => this.rowOf(id), this.#popularPlaces);
  }

  /** All it is built from. */
  get facts(): CatalogueFacts {
    return this.#facts;
  }

  /** What articles are of a facet; eco labels whether proven or not. */
  facet(name: CountedFacet, mode: Mode): FacetColumn {
    return name === 'priceBand' ? this.#priceBands[mode] : this.#facets[name];
  }

  /** The same as somebody is shown it (docs/decisions/0150). */
  shown(name: CountedFacet, { mode, provenOn }: ShownTo): FacetColumn {
    return name === 'begreen' && provenOn !== null ? this.#labelsProvenOn(provenOn) : this.facet(name, mode);
  }

  /** Kept for one day: lists of yesterday are asked for no more. */
  #labelsProvenOn(day: number): FacetColumn {
    if (this.#proven?.day === day) return this.#proven.column;
    const { begreen, begreenUntil, begreenLabels, count } = this.#columns;
    const column = derivedColumn(count, begreenLabels.length + 1, (row) =>
      begreenUntil[row]! > 0 && begreenUntil[row]! >= day ? begreen[row]! : begreenLabels.length,
    );
    this.#proven = { day, column };
    return column;
  }

  /** What articles are grouped by beside categories. */
  kind(name: KindName): NamedKind {
    return this.#kindRows.kind(name);
  }

  /**
   * Rows of what articles are grouped by.
   *
   * @param id of the kind; a place in `columnColours` for basic colours, a state, a page
   * @param today days since 2000, which say what is new
   */
  rowsOf(kind: RowKind, id: number, today: number): RowSet {
    return this.#kindRows.rowsOf(kind, id, today);
  }

  /** How many rows {@link rowsOf} would give, without finding them. */
  countOf(kind: RowKind, id: number, today: number): number {
    return this.#kindRows.countOf(kind, id, today);
  }

  /** How many of some rows there are of each value of a kind that an article has one of, by its id. */
  countsWithin(kind: ColumnKind, rows: RowSet): Uint32Array {
    return this.#kindRows.countsWithin(kind, rows);
  }

  /** Rows that two sets share; a list of rows in another than their own order is none of them. */
  intersect(one: RowSet, other: RowSet): RowSet {
    return intersect(one, other);
  }

  /** The index after some articles changed: their rows are replaced, everything else is taken over. */
  replaced(version: number, changedIds: ReadonlySet<number>, fresh: ArticleFacts): CatalogueIndex {
    const rows = [...changedIds].map((id) => this.rowOf(id)).filter((row) => row !== -1);
    const merged = mergeColumns(this.#columns, Int32Array.from(rows).sort(), fresh.columns);
    const nameOrder = this.#nameOrder === null ? null : mergeNameOrder(this.#nameOrder, merged);
    const members = Object.fromEntries(
      memberKinds.map((kind) => [kind, this.#facts.members[kind].replaced(changedIds, fresh.members[kind])]),
    ) as Record<MemberKind, Members>;
    return new CatalogueIndex(
      { ...this.#facts, version, columns: merged.columns, members },
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
    if (this.#rowsById === null) return this.#rowTable?.[id] ?? -1;
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

  /** Price of a row as a mode shows it; below 0 for one on request. */
  #centsAt(row: number, mode: Mode): number {
    const net = this.#columns.netCents[row]!;
    return mode === 'b2b' || net < 0 ? net : grossOf(net, this.#columns.taxBasisPoints[row]! / 100);
  }

  /** First row and row after the last of a category with everything below it; rows lie in the order of the tree. */
  rangeOf(category: CategoryFacts): { start: number; end: number } {
    const { categoryPosition } = this.#columns;
    return {
      start: firstNotBelow(categoryPosition, category.position),
      end: firstNotBelow(categoryPosition, category.lastPosition + 1),
    };
  }

  /**
   * All rows in the order of a sort key, and the place of each row in it; unknown prices and yields come last, and by
   * relevance what is not delivered; there, the colours of a family stand side by side.
   */
  sorted(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): { order: Int32Array; rank: Int32Array } {
    const key = `${sortBy} ${direction} ${sortBy === 'price' || sortBy === 'pageCost' ? mode : ''}`;
    const known = this.#orders.get(key);
    if (known !== undefined) {
      this.#orders.delete(key);
      this.#orders.set(key, known);
      return known;
    }
    const keys = this.#sortValues(sortBy, direction, mode);
    const sortedRows = orderOf(keys, tiesOf(this.#popularPlaces));
    const order =
      sortBy === 'relevance' ? withFamilies(sortedRows, this.#columns, this.#printers) : sortedRows;
    const rank = placesOf(order);
    const made = { order, rank };
    if (this.#orders.size > 0 && (this.#orders.size + 1) * this.count * bytesOfOrder > mostOrderBytes)
      this.#orders.delete(this.#orders.keys().next().value!);
    this.#orders.set(key, made);
    return made;
  }

  #sortValues(sortBy: SortKey, direction: 'asc' | 'desc', mode: Mode): Int32Array {
    const { count, yieldPages, publishedDay, fill } = this.#columns;
    const turn = (sign: number, valueAt: (row: number) => number): Int32Array => {
      const turned = new Int32Array(count);
      const factor = direction === 'asc' ? sign : -sign;
      for (let row = 0; row < count; row += 1) {
        const value = valueAt(row);
        turned[row] = value < 0 ? unknownLast : value * factor;
      }
      return turned;
    };
    if (sortBy === 'name') {
      this.#nameOrder ??= orderByName(this.#columns.names);
      const places = placesOf(this.#nameOrder);
      return turn(1, (row) => places[row]!);
    }
    if (sortBy === 'price') return turn(1, (row) => this.#centsAt(row, mode));
    if (sortBy === 'yield') return turn(1, (row) => yieldPages[row]!);
    if (sortBy === 'pageCost') {
      // Boxes for waste toner and drums say their pages, too, but a page is printed with what is filled in.
      const printedBy = (row: number): number | null => {
        const cents = this.#centsAt(row, mode);
        return fill[row] === columnFills.length || cents < 0 ? null : cents;
      };
      return turn(1, (row) => costPerPage(printedBy(row), yieldPages[row]!) ?? -1);
    }
    if (sortBy === 'newest') return turn(-1, (row) => publishedDay[row]!);
    const merits = meritsOf(this.#facts);
    return turn(-1, (row) => merits[row]!);
  }
}
