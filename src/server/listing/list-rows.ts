import type { Candidates } from '#server/catalogue/facet-count.ts';

/** Those of the candidates that are wanted, in their order. */
export function restrict(candidates: Candidates, isWanted: (row: number) => boolean): Candidates {
  if (candidates.kind === 'rows') return { kind: 'rows', rows: candidates.rows.filter(isWanted) };
  const { start, end } = candidates;
  const rows = new Int32Array(end - start);
  let found = 0;
  for (let row = start; row < end; row += 1) {
    if (!isWanted(row)) continue;
    rows[found] = row;
    found += 1;
  }
  return { kind: 'rows', rows: rows.slice(0, found) };
}

/** Rows that are in both; named rows keep their order, those of `first` before those of `second`. */
export function intersect(first: Candidates, second: Candidates): Candidates {
  if (second.kind === 'range') {
    const { start, end } = second;
    if (first.kind === 'rows') return restrict(first, (row) => row >= start && row < end);
    const firstRow = Math.max(first.start, start);
    return { kind: 'range', start: firstRow, end: Math.max(firstRow, Math.min(first.end, end)) };
  }
  if (first.kind === 'range') return intersect(second, first);
  const wanted = new Set(second.rows);
  return restrict(first, (row) => wanted.has(row));
}
