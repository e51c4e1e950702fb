import { describe, expect, it } from 'vitest';
import { unitAmount } from '#domain/price.ts';
import { chargeAmount, lineAmount } from '#domain/totals.ts';
import type { PriceMode } from '#domain/price.ts';

describe.each(['b2b', 'b2c'] as const)('a tax-exempt buyer in %s', (mode: PriceMode) => {
  const rules = { mode, isTaxExempt: true };

  it('[S1-10] sees the net price of a piece, a line and a charge on both sides', () => {
    expect(unitAmount(1999, 19, rules)).toEqual({ net: 1999, gross: 1999 });
    expect(lineAmount({ unitNet: 1999, taxRate: 19, quantity: 3 }, rules)).toEqual({
      net: 5997,
      gross: 5997,
    });
    expect(chargeAmount(490, rules)).toEqual({ net: 490, gross: 490 });
  });
});
