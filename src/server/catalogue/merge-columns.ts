import { smallColumnNames, wideColumnNames } from './catalogue-facts.ts';
import type { FacetColumns, SmallColumn, SmallColumnName, WideColumnName } from './catalogue-facts.ts';
import type { Run } from './names.ts';

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

const placed = (places: readonly number[], column: SmallColumn): SmallColumn =>
  places.every((place, own) => place === own) ? column : column.map((place) => places[place]!);

/** First old row that does not stand before a fresh one. */
function placeOf(old: FacetColumns, fresh: FacetColumns, freshRow: number): number {
  const isBefore = (row: number): boolean => {
    const position = old.categoryPosition[row]! - fresh.categoryPosition[freshRow]!;
    if (position !== 0) return position < 0;
    const popularity = fresh.popularity[freshRow]! - old.popularity[row]!;
    return popularity === 0 ? old.ids[row]! < fresh.ids[freshRow]! : popularity < 0;
  };
  let low = 0;
  let high = old.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function runsOf(old: FacetColumns, goneRows: Int32Array, fresh: FacetColumns): Run[] {
  const runs: Run[] = [];
  let row = 0;
  let gone = 0;
  const add = (run: Run): void => {
    if (run.end > run.start) runs.push(run);
  };
  const keepUntil = (end: number): void => {
    for (; gone < goneRows.length && goneRows[gone]! < end; gone += 1) {
      add({ isFresh: false, start: row, end: goneRows[gone]! });
      row = goneRows[gone]! + 1;
    }
    add({ isFresh: false, start: row, end });
    row = Math.max(row, end);
  };
  for (let freshRow = 0; freshRow < fresh.count; freshRow += 1) {
    keepUntil(placeOf(old, fresh, freshRow));
    add({ isFresh: true, start: freshRow, end: freshRow + 1 });
  }
  keepUntil(old.count);
  return runs;
}

/**
 * Replaces some articles: their old rows go, and those of `fresh` come in where the order of rows wants them.
 *
 * @param goneRows rows of the articles as they were, ascending
 */
export function mergeColumns(old: FacetColumns, goneRows: Int32Array, fresh: FacetColumns): MergedColumns {
  const runs = runsOf(old, goneRows, fresh);
  const count = old.count - goneRows.length + fresh.count;
  const fill = <Column extends SmallColumn>(into: Column, left: SmallColumn, right: SmallColumn): Column => {
    let at = 0;
    for (const { isFresh, start, end } of runs) {
      into.set((isFresh ? right : left).subarray(start, end), at);
      at += end - start;
    }
    return into;
  };
  const whole = (name: WideColumnName): Int32Array => fill(new Int32Array(count), old[name], fresh[name]);
  const small = (left: SmallColumn, right: SmallColumn): SmallColumn => {
    const isWide = left instanceof Int32Array || right instanceof Int32Array;
    return fill(isWide ? new Int32Array(count) : new Uint16Array(count), left, right);
  };
  const rowOfOld = new Int32Array(old.count).fill(-1);
  const freshRows: number[] = [];
  let row = 0;
  for (const { isFresh, start, end } of runs) {
    if (isFresh) freshRows.push(row);
    else for (let own = start; own < end; own += 1) rowOfOld[own] = row + own - start;
    row += end - start;
  }
  const labels = mergeNames(old.begreenLabels, fresh.begreenLabels);
  const colours = mergeNames(old.colours, fresh.colours);
  return {
    columns: {
      ...(Object.fromEntries(wideColumnNames.map((name) => [name, whole(name)])) as Record<
        WideColumnName,
        Int32Array
      >),
      ...(Object.fromEntries(smallColumnNames.map((name) => [name, small(old[name], fresh[name])])) as Record<
        SmallColumnName,
        SmallColumn
      >),
      begreen: small(placed(labels.left, old.begreen), placed(labels.right, fresh.begreen)),
      farbe: small(placed(colours.left, old.farbe), placed(colours.right, fresh.farbe)),
      count,
      names: old.names.merged(runs, fresh.names),
      begreenLabels: labels.names,
      colours: colours.names,
    },
    rowOfOld,
    freshRows,
  };
}
