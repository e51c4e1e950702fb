import { describe, expect, it } from 'vitest';
import { couponCodeOf, couponDiscount, couponObstacle } from '#domain/coupon.ts';
import type { CouponRule, CouponUse } from '#domain/coupon.ts';

const rule: CouponRule = {
  kind: 'percent',
  value: 10,
  minimum: 5000,
  mode: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostPerAccount: null,
  isActive: true,
  usedCount: 0,
  usedByAccount: 0,
};
const now = new Date('2026-11-26T12:00:00Z');
const use: CouponUse = { now, mode: 'b2b', hasAccount: true, goods: 5000 };

describe('[S1-04][R41] what a coupon gives', () => {
  it.each([
    [{}, {}, null],
    [{ isActive: false }, {}, 'inactive'],
    [{ validFrom: now.getTime() }, {}, null],
    [{ validFrom: now.getTime() + 1 }, {}, 'notYet'],
    [{ validUntil: now.getTime() + 1 }, {}, null],
    [{ validUntil: now.getTime() }, {}, 'over'],
    [{ mostUses: 3, usedCount: 2 }, {}, null],
    [{ mostUses: 3, usedCount: 3 }, {}, 'usedUp'],
    [{ mode: 'b2b' }, {}, null],
    [{ mode: 'b2c' }, {}, 'otherMode'],
    [{ mostPerAccount: 1 }, {}, null],
    [{ mostPerAccount: 1 }, { hasAccount: false }, 'needsAccount'],
    [{ mostPerAccount: 2, usedByAccount: 2 }, {}, 'usedByAccount'],
    [{}, { goods: 4999 }, 'belowMinimum'],
    [{ isActive: false }, { goods: 0 }, 'inactive'],
  ] as const)('%j for %j: %s', (more, otherUse, expected) => {
    expect(couponObstacle({ ...rule, ...more }, { ...use, ...otherUse })).toBe(expected);
  });

  it('is a share of the goods rounded half-up, an amount never above them, or nothing of them', () => {
    expect(couponDiscount({ kind: 'percent', value: 10 }, 5005)).toBe(501);
    expect(couponDiscount({ kind: 'percent', value: 15 }, 0)).toBe(0);
    expect(couponDiscount({ kind: 'amount', value: 2500 }, 30_000)).toBe(2500);
    expect(couponDiscount({ kind: 'amount', value: 2500 }, 1000)).toBe(1000);
    expect(couponDiscount({ kind: 'freeShipping', value: 0 }, 30_000)).toBe(0);
  });

  it('goes by a code that may be typed in small letters and with blanks', () => {
    expect(couponCodeOf(' willkommen\u00a010 ')).toBe('WILLKOMMEN10');
  });
});
