import { smallColumnNames, wideColumnNames } from './catalogue-facts.ts';
import type {
  ColumnName,
  FacetColumns,
  SmallColumn,
  SmallColumnName,
  WideColumnName,
} from './catalogue-facts.ts';
import { Names } from './names.ts';

/** Where the rows of each part begin, counted through all of them; one more than there are. */
function startsOf(parts: readonly FacetColumns[]): Int32Array {
  const starts = new Int32Array(parts.length + 1);
  for (const [place, { count }] of parts.entries()) starts[place + 1] = starts[place]! + count;
  return starts;
}

/** A column of all parts, one behind the other. */
function behindEachOther<Column extends SmallColumn>(into: Column, parts: readonly SmallColumn[]): Column {
  let at = 0;
  for (const part of parts) {
    into.set(part, at);
    at += part.length;
  }
  return into;
}

const wideColumn = (parts: readonly FacetColumns[], name: ColumnName): Int32Array =>
  behindEachOther(
    new Int32Array(startsOf(parts).at(-1)!),
    parts.map((part) => part[name]),
  );

function smallColumn(parts: readonly FacetColumns[], name: SmallColumnName): SmallColumn {
  const columns = parts.map((part) => part[name]);
  if (columns.some((column) => column instanceof Int32Array)) return wideColumn(parts, name);
  return behindEachOther(new Uint16Array(startsOf(parts).at(-1)!), columns);
}

/** Places among the names of all parts in the place of those among the part's own; behind them, that of none. */
function renamed(
  parts: readonly FacetColumns[],
  column: 'begreen' | 'farbe',
  namesIn: (part: FacetColumns) => readonly string[],
): { readonly names: readonly string[]; readonly values: SmallColumn } {
  const names = [...new Set(parts.flatMap(namesIn))].sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const values = parts.map((part) => {
    const places = [...namesIn(part).map((name) => placeOf.get(name)!), names.length];
    return part[column].map((own) => places[own]!);
  });
  return { names, values: behindEachOther(new Uint16Array(startsOf(parts).at(-1)!), values) };
}

/** Rows of parts that stand in the order of rows each, as one such order. */
function mergedOrder(parts: readonly FacetColumns[]): Int32Array {
  const starts = startsOf(parts);
  const positions = wideColumn(parts, 'categoryPosition');
  const popularity = wideColumn(parts, 'popularity');
  const ids = wideColumn(parts, 'ids');
  const isBefore = (one: number, other: number): boolean => {
    const position = positions[one]! - positions[other]!;
    if (position !== 0) return position < 0;
    const more = popularity[one]! - popularity[other]!;
    return more === 0 ? ids[one]! < ids[other]! : more > 0;
  };
  const merge = (left: Int32Array, right: Int32Array): Int32Array => {
    const merged = new Int32Array(left.length + right.length);
    let [one, other] = [0, 0];
    for (let at = 0; at < merged.length; at += 1) {
      const isLeft = other === right.length || (one < left.length && isBefore(left[one]!, right[other]!));
      merged[at] = isLeft ? left[one++]! : right[other++]!;
    }
    return merged;
  };
  let runs: Int32Array[] = parts.map(({ count }, place) =>
    new Int32Array(count).map((_value, row) => starts[place]! + row),
  );
  while (runs.length > 1)
    runs = Array.from({ length: Math.ceil(runs.length / 2) }, (_value, pair) =>
      runs[pair * 2 + 1] === undefined ? runs[pair * 2]! : merge(runs[pair * 2]!, runs[pair * 2 + 1]!),
    );
  return runs[0] ?? new Int32Array(0);
}

/** Puts parts of a catalogue together that were read one after the other, each in the order of rows, into that order. */
export function joinColumns(parts: readonly FacetColumns[]): FacetColumns {
  if (parts.length === 1) return parts[0]!;
  const order = mergedOrder(parts);
  const inOrder = <Column extends SmallColumn>(column: Column): Column => {
    const ordered = column.slice() as Column;
    for (let row = 0; row < order.length; row += 1) ordered[row] = column[order[row]!]!;
    return ordered;
  };
  const labels = renamed(parts, 'begreen', ({ begreenLabels }) => begreenLabels);
  const colours = renamed(parts, 'farbe', (part) => part.colours);
  return {
    ...(Object.fromEntries(wideColumnNames.map((name) => [name, inOrder(wideColumn(parts, name))])) as Record<
      WideColumnName,
      Int32Array
    >),
    ...(Object.fromEntries(
      smallColumnNames.map((name) => [name, inOrder(smallColumn(parts, name))]),
    ) as Record<SmallColumnName, SmallColumn>),
    begreen: inOrder(labels.values),
    farbe: inOrder(colours.values),
    count: order.length,
    names: Names.inOrder(
      parts.map(({ names }) => names),
      order,
    ),
    begreenLabels: labels.names,
    colours: colours.names,
  };
}
