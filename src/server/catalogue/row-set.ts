/** Rows of an index, ascending; which of the forms is the smallest. */
export type RowSet =
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  | { readonly kind: 'rows'; readonly rows: Int32Array }
  /** A bit a row, from the lowest of each byte. */
  | { readonly kind: 'bits'; readonly bits: Uint8Array; readonly count: number };

/** A set of this share of all rows takes as much room in numbers as in bits. */
const densestRows = 1 / 32;

export function countOfRows(set: RowSet): number {
  if (set.kind === 'range') return set.end - set.start;
  return set.kind === 'rows' ? set.rows.length : set.count;
}

const isSet = (bits: Uint8Array, row: number): boolean => ((bits[row >> 3]! >> (row & 7)) & 1) === 1;

/** Goes through the rows of a set, ascending. */
export function forEachRow(set: RowSet, take: (row: number) => void): void {
  if (set.kind === 'range') for (let row = set.start; row < set.end; row += 1) take(row);
  else if (set.kind === 'rows') for (const row of set.rows) take(row);
  else
    for (let place = 0; place < set.bits.length; place += 1) {
      for (let byte = set.bits[place]!, row = place * 8; byte !== 0; byte >>= 1, row += 1)
        if ((byte & 1) === 1) take(row);
    }
}

/** The rows as numbers, ascending. */
export function rowsIn(set: RowSet): Int32Array {
  if (set.kind === 'rows') return set.rows;
  const rows = new Int32Array(countOfRows(set));
  let place = 0;
  forEachRow(set, (row) => {
    rows[place] = row;
    place += 1;
  });
  return rows;
}

/** Rows out of `count` that are wanted. */
export function rowsWhere(count: number, isWanted: (row: number) => boolean): RowSet {
  const bits = new Uint8Array((count + 7) >> 3);
  let wanted = 0;
  for (let row = 0; row < count; row += 1) {
    if (!isWanted(row)) continue;
    bits[row >> 3]! |= 1 << (row & 7);
    wanted += 1;
  }
  const set: RowSet = { kind: 'bits', bits, count: wanted };
  return wanted > count * densestRows ? set : { kind: 'rows', rows: rowsIn(set) };
}

/** Whether a set has a row, for many rows. */
export function testOf(set: RowSet): (row: number) => boolean {
  if (set.kind === 'range') return (row) => row >= set.start && row < set.end;
  if (set.kind === 'bits') return (row) => isSet(set.bits, row);
  const { rows } = set;
  return (row) => rows[firstNotBelow(rows, row)] === row;
}

/** Place of the first of ascending numbers that is not below a value. */
export function firstNotBelow(ascending: Int32Array | Uint16Array | Uint32Array, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows that two sets of one index share. */
export function intersect(one: RowSet, other: RowSet): RowSet {
  if (one.kind === 'range' && other.kind === 'range') {
    const start = Math.max(one.start, other.start);
    return { kind: 'range', start, end: Math.max(start, Math.min(one.end, other.end)) };
  }
  if (one.kind === 'bits' && other.kind === 'bits') {
    const has = testOf(other);
    return rowsWhere(one.bits.length * 8, (row) => isSet(one.bits, row) && has(row));
  }
  const [fewer, more] = countOfRows(one) <= countOfRows(other) ? [one, other] : [other, one];
  return { kind: 'rows', rows: rowsIn(fewer).filter(testOf(more)) };
}

/**
 * Rows that are in one of some sets.
 *
 * @param count of all rows
 */
export function union(sets: readonly RowSet[], count: number): RowSet {
  if (sets.length === 1) return sets[0]!;
  const isIn = new Uint8Array(count);
  for (const set of sets)
    forEachRow(set, (row) => {
      isIn[row] = 1;
    });
  return rowsWhere(count, (row) => isIn[row] === 1);
}
