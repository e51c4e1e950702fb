import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctQuantity,
  defaultQuantityRule,
  largestQuantity,
  largestWithin,
  ruleWithin,
  parseQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  quantityCorrectionOf,
  quantityRuleOf,
  smallestQuantity,
  stepQuantity,
} from '#domain/quantity.ts';

const rules = fc
  .record({
    minimum: fc.integer({ min: 1, max: 300 }),
    maximum: fc.integer({ min: 1, max: 3000 }),
    step: fc.integer({ min: 1, max: 50 }),
  })
  .filter(({ minimum, maximum, step }) => Math.floor(maximum / step) * step >= minimum);
const typed = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.double({ noNaN: false }),
  fc.string(),
  fc.integer({ min: -5000, max: 5000 }).map(String),
);

describe('correctQuantity', () => {
  it('[S5-14][R35] always gives a multiple of step between minimum and maximum', () => {
    fc.assert(
      fc.property(typed, rules, (asked, rule) => {
        const { quantity } = correctQuantity(asked, rule);
        expect(quantity).toBeGreaterThanOrEqual(rule.minimum);
        expect(quantity).toBeLessThanOrEqual(rule.maximum);
        expect(quantity % rule.step).toBe(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('[S5-14] changes nothing when applied a second time', () => {
    fc.assert(
      fc.property(typed, rules, (asked, rule) => {
        const once = correctQuantity(asked, rule).quantity;
        expect(correctQuantity(once, rule)).toEqual({ quantity: once, reason: null });
      }),
      { numRuns: 5000 },
    );
  });

  it('[S5-14] no allowed amount is nearer than the one it gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 4000 }), rules, (asked, rule) => {
        const { quantity } = correctQuantity(asked, rule);
        for (let other = rule.step; other <= rule.maximum; other += rule.step) {
          if (other < rule.minimum) continue;
          expect(Math.abs(asked - other)).toBeGreaterThanOrEqual(Math.abs(asked - quantity));
        }
      }),
    );
  });

  it('[S5-14] is the literal rule of the spec, round, raise, cap, wherever minimum and maximum are multiples of step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 10, max: 99 }),
        (asked, step, first, last) => {
          const rule = { minimum: first * step, maximum: last * step, step };
          const rounded = Math.round(asked / step) * step;
          expect(correctQuantity(asked, rule).quantity).toBe(
            Math.min(Math.max(rounded, rule.minimum), rule.maximum),
          );
        },
      ),
    );
  });

  it.each([
    [-1, 5, 'belowMinimum'],
    [0, 5, 'belowMinimum'],
    [0.5, 5, 'belowMinimum'],
    [7, 5, 'notOnStep'],
    [7.5, 10, 'notOnStep'],
    [8, 10, 'notOnStep'],
    [1001, 1000, 'aboveMaximum'],
    [1e9, 1000, 'aboveMaximum'],
    [Number.POSITIVE_INFINITY, 1000, 'aboveMaximum'],
    [Number.NaN, 5, 'notANumber'],
    ['5abc', 5, 'notANumber'],
    ['', 5, 'notANumber'],
    ['5', 5, null],
    ['1.000', 1000, null],
    ['12,5', 15, 'notOnStep'],
  ] as const)('[R35] step 5, minimum 5, maximum 1000: %s becomes %s', (asked, quantity, reason) => {
    expect(correctQuantity(asked, { minimum: 5, maximum: 1000, step: 5 })).toEqual({ quantity, reason });
  });

  it('[S9-05] without a rule of its own an article has 1 to 1000, step 1', () => {
    expect(defaultQuantityRule).toEqual({ minimum: 1, maximum: 1000, step: 1 });
    expect(quantityRuleOf({})).toEqual({ minimum: 1, maximum: 1000, step: 1 });
    expect(correctQuantity('2000')).toEqual({ quantity: 1000, reason: 'aboveMaximum' });
    expect(correctQuantity('nothing')).toEqual({ quantity: 1, reason: 'notANumber' });
  });

  it('keeps fractional steps free of binary noise', () => {
    const rule = { minimum: 0.1, maximum: 10, step: 0.1 };
    expect(correctQuantity(0.3, rule)).toEqual({ quantity: 0.3, reason: null });
    expect(correctQuantity('0,74', rule)).toEqual({ quantity: 0.7, reason: 'notOnStep' });
    expect(stepQuantity(0.2, rule, 1)).toEqual({ quantity: 0.3, reason: null });
  });

  it('gives the minimum where limits contain no multiple of step', () => {
    const rule = { minimum: 3, maximum: 4, step: 5 };
    expect(correctQuantity(99, rule)).toEqual({ quantity: 3, reason: 'aboveMaximum' });
    expect(correctQuantity(3, rule)).toEqual({ quantity: 3, reason: null });
  });
});

describe('largestWithin', () => {
  it.each([
    ['the last multiple of the step that the pieces allow', 531, 530],
    ['the maximum where there is more', 5000, 1000],
    ['nothing where the pieces are too few for the minimum', 9, 0],
    ['nothing without pieces', 0, 0],
  ])('[S5-14] is %s', (_, available, largest) => {
    expect(largestWithin({ minimum: 10, maximum: 1000, step: 5 }, available)).toBe(largest);
  });
});

describe('ruleWithin', () => {
  const byFives = { minimum: 1, maximum: 1000, step: 5 };

  it('ends at what is there, but never below the smallest amount', () => {
    expect(ruleWithin(byFives, 12)).toEqual({ ...byFives, maximum: 12 });
    expect(correctQuantity(8, ruleWithin(byFives, 3))).toEqual({ quantity: 5, reason: 'aboveMaximum' });
    expect(ruleWithin(byFives, null)).toBe(byFives);
  });
});

describe('parseQuantity', () => {
  it.each([
    ['1.000', 1000],
    ['1.234.567', 1234567],
    ['1 000', 1000],
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['1.000,25', 1000.25],
    [' 12 ', 12],
    ['-3', -3],
    ['+3', 3],
    ['1.00', 1],
  ])('reads %s as %d', (written, value) => {
    expect(parseQuantity(written)).toBe(value);
  });

  it.each(['5abc', '', ' ', '1e9', '0x10', '1,2,3', '1.00.000', 'NaN', 'Infinity', '--1', '٣'])(
    '[R35] does not take %j for a number',
    (written) => {
      expect(parseQuantity(written)).toBeNaN();
    },
  );
});

describe('quantity after an add', () => {
  it('[S4.3-03] becomes the minimum after a success and 1 after an error, the minimum where that is higher', () => {
    const single = { minimum: 1, maximum: 10, step: 1 };
    const pack = { minimum: 10, maximum: 100, step: 5 };
    expect(quantityAfterSuccess(pack)).toBe(10);
    expect(quantityAfterError(pack)).toBe(10);
    expect(quantityAfterError(single)).toBe(1);
    expect(quantityAfterSuccess({ minimum: 3, maximum: 30, step: 2 })).toBe(4);
  });

  it('stepping stays on the lattice and inside the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 4000 }), rules, (from, rule) => {
        const now = correctQuantity(from, rule).quantity;
        for (const steps of [1, 10])
          expect(stepQuantity(from, rule, steps).quantity).toBe(
            Math.min(now + steps * rule.step, largestQuantity(rule)),
          );
        expect(stepQuantity(from, rule, -1).quantity).toBe(Math.max(now - rule.step, smallestQuantity(rule)));
      }),
    );
  });

  it('[S5-14] says which limit ended a step', () => {
    const rule = { minimum: 5, maximum: 50, step: 5 };
    expect(stepQuantity(45, rule, 1)).toEqual({ quantity: 50, reason: null });
    expect(stepQuantity(50, rule, 1)).toEqual({ quantity: 50, reason: 'aboveMaximum' });
    expect(stepQuantity(5, rule, -1)).toEqual({ quantity: 5, reason: 'belowMinimum' });
    expect(stepQuantity(7, rule, 1)).toEqual({ quantity: 10, reason: null });
  });
});

it('reports a correction as the contract has it, and none when nothing was corrected', () => {
  const rule = { minimum: 5, maximum: 50, step: 5 };
  expect(quantityCorrectionOf('a', '7', correctQuantity('7', rule))).toEqual({
    uid: 'a',
    asked: 7,
    stored: 5,
    reason: 'notOnStep',
  });
  expect(quantityCorrectionOf('a', 'x', correctQuantity('x', rule))?.asked).toBe(0);
  expect(quantityCorrectionOf('a', 10, correctQuantity(10, rule))).toBeNull();
});
