import { columnNames } from './catalogue-facts.ts';
import type { ColumnName, FacetColumns } from './catalogue-facts.ts';

export interface MergedColumns {
  readonly columns: FacetColumns;
  /** New row of each old one, -1 for those that are gone. */
  readonly rowOfOld: Int32Array;
  /** Rows that are new or changed. */
  readonly freshRows: readonly number[];
}

/** Labels of both sides by name, and where those of each side stand now. */
function mergeLabels(left: readonly string[], right: readonly string[]) {
  const labels = [...new Set([...left, ...right])].sort();
  const placesOf = (own: readonly string[]): number[] => own.map((label) => labels.indexOf(label));
  return { labels, left: placesOf(left), right: placesOf(right) };
}

/** Replaces some articles: their old rows go, and those of `fresh` come in where the order of rows wants them. */
export function mergeColumns(
  old: FacetColumns,
  changedIds: ReadonlySet<number>,
  fresh: FacetColumns,
): MergedColumns {
  const isBefore = (row: number, freshRow: number): boolean => {
    const position = old.categoryPosition[row]! - fresh.categoryPosition[freshRow]!;
    if (position !== 0) return position < 0;
    const popularity = fresh.popularity[freshRow]! - old.popularity[row]!;
    return popularity === 0 ? old.ids[row]! < fresh.ids[freshRow]! : popularity < 0;
  };
  const rowOfOld = new Int32Array(old.count).fill(-1);
  /** Old row, or -1 minus the fresh one. */
  const sources: number[] = [];
  const freshRows: number[] = [];
  let freshRow = 0;
  const takeFresh = (): void => {
    freshRows.push(sources.length);
    sources.push(-1 - freshRow);
    freshRow += 1;
  };
  for (let row = 0; row < old.count; row += 1) {
    while (freshRow < fresh.count && !isBefore(row, freshRow)) takeFresh();
    if (changedIds.has(old.ids[row]!)) continue;
    rowOfOld[row] = sources.length;
    sources.push(row);
  }
  while (freshRow < fresh.count) takeFresh();
  const pick = (left: Int32Array, right: Int32Array): Int32Array =>
    Int32Array.from(sources, (source) => (source >= 0 ? left[source]! : right[-1 - source]!));
  const columns = Object.fromEntries(
    columnNames.map((name) => [name, pick(old[name], fresh[name])]),
  ) as Record<ColumnName, Int32Array>;
  const { labels, left, right } = mergeLabels(old.begreenLabels, fresh.begreenLabels);
  const placed = (places: readonly number[], column: Int32Array): Int32Array =>
    column.map((place) => (place < 0 ? place : places[place]!));
  return {
    columns: {
      ...columns,
      begreen: pick(placed(left, old.begreen), placed(right, fresh.begreen)),
      count: sources.length,
      names: sources.map((source) => (source >= 0 ? old.names[source]! : fresh.names[-1 - source]!)),
      begreenLabels: labels,
    },
    rowOfOld,
    freshRows,
  };
}
