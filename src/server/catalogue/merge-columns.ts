import { smallColumnNames, wideColumnNames } from './catalogue-facts.ts';
import type { FacetColumns, SmallColumn, SmallColumnName, WideColumnName } from './catalogue-facts.ts';

export interface MergedColumns {
  readonly columns: FacetColumns;
  /** New row of each old one, -1 for those that are gone. */
  readonly rowOfOld: Int32Array;
  /** Rows that are new or changed. */
  readonly freshRows: readonly number[];
}

/** Names of both sides in one order, and where those of each side stand now; behind its own, the place of none. */
function mergeNames(left: readonly string[], right: readonly string[]) {
  const names = [...new Set([...left, ...right])].sort();
  const placesOf = (own: readonly string[]): number[] => [
    ...own.map((name) => names.indexOf(name)),
    names.length,
  ];
  return { names, left: placesOf(left), right: placesOf(right) };
}

/** Numbers of rows from both sides; as wide as the wider of them. */
function pickWhole(sources: readonly number[], left: Int32Array, right: Int32Array): Int32Array {
  const picked = new Int32Array(sources.length);
  for (let row = 0; row < picked.length; row += 1) {
    const source = sources[row]!;
    picked[row] = source >= 0 ? left[source]! : right[-1 - source]!;
  }
  return picked;
}

function pickSmall(sources: readonly number[], left: SmallColumn, right: SmallColumn): SmallColumn {
  if (left instanceof Int32Array || right instanceof Int32Array)
    return pickWhole(sources, Int32Array.from(left), Int32Array.from(right));
  const picked = new Uint16Array(sources.length);
  for (let row = 0; row < picked.length; row += 1) {
    const source = sources[row]!;
    picked[row] = source >= 0 ? left[source]! : right[-1 - source]!;
  }
  return picked;
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
  const small = (
    name: SmallColumnName,
    left: SmallColumn = old[name],
    right: SmallColumn = fresh[name],
  ): SmallColumn => pickSmall(sources, left, right);
  const labels = mergeNames(old.begreenLabels, fresh.begreenLabels);
  const colours = mergeNames(old.colours, fresh.colours);
  const placed = (places: readonly number[], column: SmallColumn): SmallColumn =>
    column.map((place) => places[place]!);
  return {
    columns: {
      ...(Object.fromEntries(
        wideColumnNames.map((name) => [name, pickWhole(sources, old[name], fresh[name])]),
      ) as Record<WideColumnName, Int32Array>),
      ...(Object.fromEntries(smallColumnNames.map((name) => [name, small(name)])) as Record<
        SmallColumnName,
        SmallColumn
      >),
      begreen: small('begreen', placed(labels.left, old.begreen), placed(labels.right, fresh.begreen)),
      farbe: small('farbe', placed(colours.left, old.farbe), placed(colours.right, fresh.farbe)),
      count: sources.length,
      names: sources.map((source) => (source >= 0 ? old.names[source]! : fresh.names[-1 - source]!)),
      begreenLabels: labels.names,
      colours: colours.names,
    },
    rowOfOld,
    freshRows,
  };
}
