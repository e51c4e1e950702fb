import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidates } from '#server/catalogue/facet-count.ts';
import { intersect, restrict } from '#server/listing/list-rows.ts';

const rowsOf = (candidates: Candidates): number[] =>
  candidates.kind === 'rows'
    ? [...candidates.rows]
    : Array.from({ length: candidates.end - candidates.start }, (_, place) => candidates.start + place);

const row = fc.integer({ min: 0, max: 40 });
const candidates: fc.Arbitrary<Candidates> = fc.oneof(
  fc.tuple(row, row).map(([start, more]) => ({ kind: 'range' as const, start, end: start + more })),
  fc.uniqueArray(row).map((rows) => ({ kind: 'rows' as const, rows: Int32Array.from(rows) })),
);

describe('rows of a list that is narrowed twice', () => {
  it('are those of both', () => {
    fc.assert(
      fc.property(candidates, candidates, (first, second) => {
        const ofSecond = new Set(rowsOf(second));
        const both = rowsOf(first).filter((one) => ofSecond.has(one));
        const ascending = (rows: readonly number[]) => rows.toSorted((left, right) => left - right);
        expect(ascending(rowsOf(intersect(first, second)))).toEqual(ascending(both));
      }),
    );
  });

  it('keep the order they are named in, that of the first before that of the second', () => {
    const named: Candidates = { kind: 'rows', rows: Int32Array.of(9, 2, 5) };
    const range: Candidates = { kind: 'range', start: 2, end: 9 };
    const ascending: Candidates = { kind: 'rows', rows: Int32Array.of(2, 5, 9) };
    expect(rowsOf(intersect(named, range))).toEqual([2, 5]);
    expect(rowsOf(intersect(range, named))).toEqual([2, 5]);
    expect(rowsOf(intersect(named, ascending))).toEqual([9, 2, 5]);
    expect(rowsOf(intersect(ascending, named))).toEqual([2, 5, 9]);
  });

  it('are a range where two meet, and empty where they do not', () => {
    const left: Candidates = { kind: 'range', start: 0, end: 5 };
    expect(intersect(left, { kind: 'range', start: 3, end: 8 })).toEqual({ kind: 'range', start: 3, end: 5 });
    expect(rowsOf(intersect(left, { kind: 'range', start: 7, end: 8 }))).toEqual([]);
  });

  it('are the wanted ones alone', () => {
    const isEven = (one: number) => one % 2 === 0;
    fc.assert(
      fc.property(candidates, (given) => {
        expect(rowsOf(restrict(given, isEven))).toEqual(rowsOf(given).filter(isEven));
      }),
    );
  });
});
