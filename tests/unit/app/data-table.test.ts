import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTables, toTables } from '#app/data-table.ts';

const throughText = (value: unknown): unknown => fromTables(JSON.parse(JSON.stringify(toTables(value))));

const article = (index: number) => ({
  articleNumber: `T${index}`,
  stock: index,
  unit: 'Stück',
  price: { net: index * 100, tax: 19 },
  prices: index % 2 === 0 ? [] : [{ from: 1 }, { from: 5 }],
  base: index === 2 ? { per: '1 l' } : null,
});

describe('lists of like records in the page', () => {
  it('are written once per key and once per shared value, and read back as they were', () => {
    const list = { items: Array.from({ length: 24 }, (_, index) => article(index)) };
    expect(throughText(list)).toEqual(list);
    const text = JSON.stringify(toTables(list));
    expect([text.split('articleNumber').length - 1, text.split('Stück').length - 1]).toEqual([1, 1]);
    expect(text.length).toBeLessThan(JSON.stringify(list).length / 2);
  });

  it('stay lists where the records differ, and lose what JSON loses', () => {
    const mixed = [{ a: 1 }, { a: 1, b: 2 }, { a: undefined, b: 3 }, 'text'];
    expect(throughText(mixed)).toEqual([{ a: 1 }, { a: 1, b: 2 }, { b: 3 }, 'text']);
  });

  it('equal what was written, whatever it is', () => {
    const records = fc.array(fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.integer() }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), records), (value) => {
        expect(throughText(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
