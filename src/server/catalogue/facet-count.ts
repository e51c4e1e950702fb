import type { FacetName, SortKey } from '#contract/address-query.ts';
import { facetNames } from '#contract/address-query.ts';
import type { Mode } from '#server/session/visitor.ts';
import type { CatalogueIndex, ShownTo } from './catalogue-index.ts';
import { countOfRows, rowsIn } from './row-set.ts';
import type { RowSet } from './row-set.ts';

/** What one selection leaves of the candidates. */
export interface Counted {
  /** Rows that pass every facet, in the order of the candidates. */
  readonly rows: Int32Array;
  /** Per facet and value: rows that pass every OTHER facet, so that a selected facet does not hide its alternatives. */
  readonly counts: Readonly<Record<FacetName, Uint32Array>>;
}

/** Values of a facet that are selected, as a table by column value; null when nothing of it is selected. */
export type Allowed = Readonly<Record<FacetName, Uint8Array | null>>;

/**
 * Counts all facets in one pass: a row that fails one facet only still counts for that facet.
 *
 * @param candidates rows a list is about, before its facets; hits of a search in their order
 */
export function countFacets(
  index: CatalogueIndex,
  candidates: RowSet,
  allowed: Allowed,
  shownTo: ShownTo,
): Counted {
  const columns = facetNames.map((name) => index.shown(name, shownTo).values);
  const counts = facetNames.map((name) => new Uint32Array(index.shown(name, shownTo).size));
  const active = facetNames.flatMap((name, place) => {
    const table = allowed[name];
    return table === null ? [] : [{ place, table, column: columns[place]! }];
  });
  const size = countOfRows(candidates);
  const rows = candidates.kind === 'range' ? null : rowsIn(candidates);
  const start = candidates.kind === 'range' ? candidates.start : 0;
  const passed = new Int32Array(size);
  let passedCount = 0;
  for (let step = 0; step < size; step += 1) {
    const row = rows === null ? start + step : rows[step]!;
    let failed = -1;
    let failures = 0;
    for (const { place, table, column } of active) {
      if (table[column[row]!] === 1) continue;
      failed = place;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    if (failures === 1) {
      const value = columns[failed]![row]!;
      counts[failed]![value]! += 1;
      continue;
    }
    passed[passedCount] = row;
    passedCount += 1;
    for (let place = 0; place < columns.length; place += 1) counts[place]![columns[place]![row]!]! += 1;
  }
  return {
    rows: passed.slice(0, passedCount),
    counts: Object.fromEntries(facetNames.map((name, place) => [name, counts[place]!])) as Counted['counts'],
  };
}

/** Share of all rows from which walking the whole order is cheaper than sorting the hits. */
const walkShare = 1 / 16;

/**
 * The first rows in the order of a sort key.
 *
 * @param needed how many rows from the first on; more may come
 */
export function sortRows(
  index: CatalogueIndex,
  rows: Int32Array,
  sort: { readonly sortBy: SortKey; readonly direction: 'asc' | 'desc'; readonly mode: Mode },
  needed: number,
): Int32Array {
  const { order, rank } = index.sorted(sort.sortBy, sort.direction, sort.mode);
  if (rows.length === index.count) return order;
  if (rows.length <= index.count * walkShare) {
    const places = rows.map((row) => rank[row]!).sort();
    return places.map((place) => order[place]!);
  }
  const isHit = new Uint8Array(index.count);
  for (const row of rows) isHit[row] = 1;
  const wanted = Math.min(needed, rows.length);
  const first = new Int32Array(wanted);
  for (let place = 0, found = 0; found < wanted; place += 1) {
    const row = order[place]!;
    if (isHit[row] === 0) continue;
    first[found] = row;
    found += 1;
  }
  return first;
}
