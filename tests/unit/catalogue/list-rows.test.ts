import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsIn, rowsWhere, union } from '#server/catalogue/row-set.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';
import { rowsAmong } from '#server/listing/list-rows.ts';

const count = 100;
const row = fc.integer({ min: 0, max: count - 1 });
/** As a stretch, as numbers or as bits. */
const rowSet: fc.Arbitrary<RowSet> = fc.oneof(
  fc.tuple(row, row).map(([one, other]) => ({
    kind: 'range' as const,
    start: Math.min(one, other),
    end: Math.max(one, other),
  })),
  fc.uniqueArray(row).map((rows) => ({ kind: 'rows' as const, rows: Int32Array.from(rows).sort() })),
  fc
    .uniqueArray(row, { minLength: 10 })
    .map((rows) => new Set(rows))
    .map((rows) => rowsWhere(count, (one) => rows.has(one))),
);

describe('rows of a list', () => {
  it('that were found in an order keep it where the list is narrowed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(row), rowSet, (hits, set) => {
        const wanted = new Set(rowsIn(set));
        expect([...rowsAmong(Int32Array.from(hits), set)]).toEqual(hits.filter((hit) => wanted.has(hit)));
      }),
    );
  });

  it('of several things are those of each, once', () => {
    fc.assert(
      fc.property(fc.array(rowSet, { minLength: 1, maxLength: 4 }), (sets) => {
        const wanted = new Set(sets.flatMap((set) => [...rowsIn(set)]));
        expect([...rowsIn(union(sets, count))]).toEqual([...wanted].toSorted((one, other) => one - other));
      }),
    );
  });
});
