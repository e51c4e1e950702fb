import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketCounts, limitQuantity, positionUid, sortPositions } from '#domain/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';

const fields = fc.record({
  articleNumber: fc.constantFrom('T1', 'T11', 'A2'),
  shopDepotId: fc.constantFrom(1, 11),
  unit: fc.constantFrom('Stk', 'Pck'),
  costCenter: fc.oneof(fc.constantFrom('', 'IT', 'IT,x'), fc.string({ maxLength: 4 })),
  offerNumber: fc.constantFrom('', 'x'),
  hint: fc.oneof(fc.constantFrom('', '"', 'x', 'x,'), fc.string({ maxLength: 4 })),
});
const positions = fc.array(
  fc.record({ fields, quantity: fc.integer({ min: 1, max: 99 }), timestamp: fc.integer({ min: 0, max: 5 }) }),
  { maxLength: 20 },
);
const flat = (
  given: readonly { fields: Parameters<typeof groupingKey>[0]; quantity: number; timestamp: number }[],
) =>
  given.map((position) => ({
    ...position.fields,
    quantity: position.quantity,
    timestamp: position.timestamp,
  }));

describe('grouping', () => {
  it('[S3.2-03] two positions have one key and one uid exactly when all six fields are equal', () => {
    fc.assert(
      fc.property(fields, fields, (left, right) => {
        const isSame =
          left.articleNumber === right.articleNumber &&
          left.shopDepotId === right.shopDepotId &&
          left.unit === right.unit &&
          left.costCenter === right.costCenter &&
          left.offerNumber === right.offerNumber &&
          left.hint === right.hint;
        expect(groupingKey(left) === groupingKey(right)).toBe(isSame);
        expect(positionUid(left) === positionUid(right)).toBe(isSame);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['articleNumber', 'shopDepotId', 'unit', 'costCenter', 'offerNumber', 'hint'] as const)(
    '[S3.2-03] a different %s makes a different position',
    (field) => {
      const one = {
        articleNumber: 'T1',
        shopDepotId: 1,
        unit: 'Stk',
        costCenter: '',
        offerNumber: '',
        hint: '',
      };
      const other = { ...one, [field]: field === 'shopDepotId' ? 2 : 'other' };
      expect(groupingKey(other)).not.toBe(groupingKey(one));
    },
  );

  it('a uid is short enough for an address whatever was noted', () => {
    const hint = 'ü'.repeat(200);
    const uid = positionUid({
      articleNumber: 'T104711',
      shopDepotId: 1,
      unit: 'Stk',
      costCenter: hint,
      offerNumber: hint,
      hint,
    });
    expect(uid).toMatch(/^T104711-1-[a-z0-9]{10,24}$/);
  });
});

it('[S3.2-04] sorts ascending by timestamp, then by article number', () => {
  fc.assert(
    fc.property(positions, (given) => {
      const sorted = sortPositions(flat(given));
      for (let index = 1; index < sorted.length; index += 1) {
        const before = sorted[index - 1];
        const after = sorted[index];
        if (before === undefined || after === undefined) throw new Error('hole in the list');
        expect(before.timestamp).toBeLessThanOrEqual(after.timestamp);
        if (before.timestamp === after.timestamp)
          expect(before.articleNumber <= after.articleNumber).toBe(true);
      }
    }),
  );
});

describe('limit over the sum of an article', () => {
  const rule = { minimum: 1, maximum: 1000, step: 1 };

  it('[R36] 600 and 600 make 1000 at most', () => {
    expect(limitQuantity(600, rule, 0)).toEqual({ quantity: 600, reason: null });
    expect(limitQuantity(600, rule, 600)).toEqual({ quantity: 400, reason: 'limitPerArticle' });
    expect(limitQuantity(1, rule, 1000)).toEqual({ quantity: 0, reason: 'limitPerArticle' });
  });

  it('[R36] never lets the sum above the maximum nor leaves the lattice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 3000 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 1, max: 30 }),
        (asked, other, step) => {
          const limited = limitQuantity(asked, { minimum: step, maximum: 1000, step }, other);
          expect(limited.quantity === 0 || limited.quantity + other <= 1000).toBe(true);
          expect(limited.quantity % step).toBe(0);
        },
      ),
    );
  });
});

it('[S3.3-02] counts articles and positions', () => {
  expect(basketCounts([{ quantity: 3 }, { quantity: 4 }])).toEqual({ article_count: 7, position_count: 2 });
});
