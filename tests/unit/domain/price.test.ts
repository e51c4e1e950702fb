import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf, netOf, roundHalfUp, taxOnNet } from '#domain/money.ts';
import { splitByWeight } from '#domain/split.ts';
import { basePriceFor, costPerPage, nextTier, reachableTiers, tierFor, unitAmount } from '#domain/price.ts';
import { basketTotals, chargeAmount, goodsAmount, lineAmount } from '#domain/totals.ts';

/** The independent model: exact fractions in bigint, written as the sentences of the decision read. */
const half = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole;
};

interface ModelLine {
  readonly unitNet: number;
  readonly taxRate: number;
  readonly quantity: number;
}

/** Shares of a charge by goods value: exact fractions cut off, cents left over to the largest rests. */
function modelShares(charge: bigint, goods: readonly bigint[]): bigint[] {
  const whole = goods.reduce((total, value) => total + value, 0n);
  if (whole === 0n) return goods.map((_value, index) => (index === 0 ? charge : 0n));
  const shares = goods.map((value) => (charge * value) / whole);
  const rests = goods.map((value) => (charge * value) % whole);
  for (let left = charge - shares.reduce((total, share) => total + share, 0n); left > 0n; left -= 1n) {
    let best = 0;
    rests.forEach((rest, index) => {
      if (rest > (rests[best] ?? 0n)) best = index;
    });
    shares[best] = (shares[best] ?? 0n) + 1n;
    rests[best] = -1n;
  }
  return shares;
}

function modelTotal(
  lines: readonly ModelLine[],
  mode: 'b2b' | 'b2c',
  isTaxExempt: boolean,
  shipping: { net: number; gross: number },
  fee: { net: number; gross: number },
): { net: bigint; gross: bigint; perRate: Map<number, { net: bigint; tax: bigint }> } {
  const isNet = mode === 'b2b' || isTaxExempt;
  const known = [...new Set(lines.map((line) => (isTaxExempt ? 0 : line.taxRate)))];
  const rates = known.length === 0 ? [isTaxExempt ? 0 : 19] : known.sort((left, right) => left - right);
  const goods = rates.map((rate) => {
    let sum = 0n;
    for (const line of lines) {
      if (!isTaxExempt && line.taxRate !== rate) continue;
      const unit = BigInt(line.unitNet);
      sum += (isNet ? unit : half(unit * BigInt(100 + rate), 100n)) * BigInt(line.quantity);
    }
    return sum;
  });
  const shippingShares = modelShares(BigInt(isNet ? shipping.net : shipping.gross), goods);
  const feeShares = modelShares(BigInt(isNet ? fee.net : fee.gross), goods);
  const perRate = new Map<number, { net: bigint; tax: bigint }>();
  let net = 0n;
  let tax = 0n;
  rates.forEach((rate, index) => {
    const amount = (goods[index] ?? 0n) + (shippingShares[index] ?? 0n) + (feeShares[index] ?? 0n);
    const rateNet = isNet ? amount : half(amount * 100n, BigInt(100 + rate));
    const rateTax = isNet ? half(amount * BigInt(rate), 100n) : amount - rateNet;
    perRate.set(rate, { net: rateNet, tax: rateTax });
    net += rateNet;
    tax += rateTax;
  });
  return { net, gross: net + tax, perRate };
}

const lines = fc.array(
  fc.record({
    unitNet: fc.integer({ min: 0, max: 200_000 }),
    taxRate: fc.constantFrom(0, 7, 19, 20),
    quantity: fc.integer({ min: 1, max: 1000 }),
  }),
  { maxLength: 12 },
);
const charge = fc.integer({ min: 0, max: 5000 });
const mode = fc.constantFrom('b2b' as const, 'b2c' as const);

describe('basketTotals', () => {
  it('[R39] equals an independent integer model for 10,000 random baskets', () => {
    fc.assert(
      fc.property(lines, mode, fc.boolean(), charge, charge, (given, priceMode, isTaxExempt, ship, pay) => {
        const rules = { mode: priceMode, isTaxExempt };
        const shipping = chargeAmount(ship, rules);
        const paymentFee = chargeAmount(pay, rules);
        const totals = basketTotals({ ...rules, lines: given, shipping, paymentFee, freeShippingFrom: null });
        const model = modelTotal(given, priceMode, isTaxExempt, shipping, paymentFee);
        expect(BigInt(totals.totalNet)).toBe(model.net);
        expect(BigInt(totals.totalGross)).toBe(model.gross);
        for (const tax of totals.taxes) {
          expect(BigInt(tax.net)).toBe(model.perRate.get(tax.rate)?.net);
          expect(BigInt(tax.tax)).toBe(model.perRate.get(tax.rate)?.tax);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('[R39][R41] a discount is split over the tax rates to the cent, and every part adds up to the total', () => {
    const share = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(
        lines,
        mode,
        fc.boolean(),
        charge,
        share,
        (given, priceMode, isTaxExempt, ship, percent) => {
          const rules = { mode: priceMode, isTaxExempt };
          const input = {
            ...rules,
            lines: given,
            shipping: chargeAmount(ship, rules),
            paymentFee: chargeAmount(0, rules),
            freeShippingFrom: null,
          };
          const side = priceMode === 'b2b' || isTaxExempt ? 'net' : 'gross';
          const plain = basketTotals(input);
          const goods = side === 'net' ? plain.goodsNet : plain.goodsGross;
          const discount = Math.round((goods * percent) / 100);
          const totals = basketTotals({ ...input, discount });
          const off = totals.discount ?? { net: 0, gross: 0 };
          expect(off[side]).toBe(discount);
          expect([totals.goodsNet, totals.goodsGross]).toEqual([plain.goodsNet, plain.goodsGross]);
          expect(totals.goodsNet - off.net + totals.shippingNet).toBe(totals.totalNet);
          expect(totals.goodsGross - off.gross + totals.shippingGross).toBe(totals.totalGross);
          expect(totals.totalNet + totals.totalTax).toBe(totals.totalGross);
          expect(totals.taxes.reduce((total, tax) => total + tax.tax, 0)).toBe(totals.totalTax);
          expect(off.gross).toBeGreaterThanOrEqual(off.net);
          expect(totals.totalGross).toBeLessThanOrEqual(plain.totalGross);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('[R39] lines add up to the goods value of the mode, and every part to the total', () => {
    fc.assert(
      fc.property(lines, mode, fc.boolean(), charge, charge, (given, priceMode, isTaxExempt, ship, pay) => {
        const rules = { mode: priceMode, isTaxExempt };
        const totals = basketTotals({
          ...rules,
          lines: given,
          shipping: chargeAmount(ship, rules),
          paymentFee: chargeAmount(pay, rules),
          freeShippingFrom: null,
        });
        const side = priceMode === 'b2b' || isTaxExempt ? 'net' : 'gross';
        const sum = given.reduce((total, line) => total + lineAmount(line, rules)[side], 0);
        expect(sum).toBe(side === 'net' ? totals.goodsNet : totals.goodsGross);
        expect(totals.goodsNet + totals.shippingNet + totals.paymentFeeNet).toBe(totals.totalNet);
        expect(totals.goodsGross + totals.shippingGross + totals.paymentFeeGross).toBe(totals.totalGross);
        expect(totals.totalNet + totals.totalTax).toBe(totals.totalGross);
        expect(totals.taxes.reduce((total, tax) => total + tax.tax, 0)).toBe(totals.totalTax);
        for (const amount of [totals.shippingNet, totals.shippingGross, totals.paymentFeeNet])
          expect(amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  it('[R39] a hand-calculated basket in net mode', () => {
    const totals = basketTotals({
      mode: 'b2b',
      isTaxExempt: false,
      lines: [
        { unitNet: 1995, taxRate: 19, quantity: 3 },
        { unitNet: 250, taxRate: 7, quantity: 4 },
        { unitNet: null, taxRate: 19, quantity: 2 },
      ],
      shipping: { net: 490, gross: 583 },
      paymentFee: { net: 0, gross: 0 },
      freeShippingFrom: 10_000,
    });
    expect(totals).toEqual({
      article_count: 9,
      position_count: 3,
      goodsNet: 6985,
      goodsGross: 8192,
      shippingNet: 490,
      shippingGross: 575,
      paymentFeeNet: 0,
      paymentFeeGross: 0,
      taxes: [
        { rate: 7, net: 1070, tax: 75 },
        { rate: 19, net: 6405, tax: 1217 },
      ],
      totalNet: 7475,
      totalTax: 1292,
      totalGross: 8767,
      missingToFreeShipping: 3015,
    });
  });

  it('[S1-10] a tax-exempt buyer pays net prices and no tax in both modes', () => {
    for (const priceMode of ['b2b', 'b2c'] as const) {
      const totals = basketTotals({
        mode: priceMode,
        isTaxExempt: true,
        lines: [{ unitNet: 999, taxRate: 19, quantity: 2 }],
        shipping: { net: 490, gross: 583 },
        paymentFee: { net: 0, gross: 0 },
        freeShippingFrom: null,
      });
      expect([totals.totalNet, totals.totalTax, totals.totalGross, totals.taxes]).toEqual([
        2488,
        0,
        2488,
        [],
      ]);
    }
  });

  it('gross mode rounds the gross unit price first', () => {
    expect(unitAmount(105, 19, { mode: 'b2c', isTaxExempt: false })).toEqual({ net: 105, gross: 125 });
    const line = { unitNet: 105, taxRate: 19, quantity: 10 };
    expect(lineAmount(line, { mode: 'b2c', isTaxExempt: false })).toEqual({ net: 1050, gross: 1250 });
    expect(lineAmount({ ...line, quantity: 100 }, { mode: 'b2b', isTaxExempt: false })).toEqual({
      net: 10500,
      gross: 12495,
    });
    expect(goodsAmount([line], { mode: 'b2c', isTaxExempt: false })).toEqual({ net: 1050, gross: 1250 });
  });

  it('the free-shipping limit compares in the kind of the mode', () => {
    const input = {
      isTaxExempt: false,
      lines: [{ unitNet: 1000, taxRate: 19, quantity: 5 }],
      shipping: { net: 0, gross: 0 },
      paymentFee: { net: 0, gross: 0 },
      freeShippingFrom: 5900,
    };
    expect(basketTotals({ ...input, mode: 'b2b' }).missingToFreeShipping).toBe(900);
    expect(basketTotals({ ...input, mode: 'b2c' }).missingToFreeShipping).toBe(0);
  });
});

describe('rounding', () => {
  it('rounds half away from zero', () => {
    expect([149, 150, 151, -150, -149, 50, -49].map((value) => roundHalfUp(value, 100))).toEqual([
      1, 2, 2, -2, -1, 1, 0,
    ]);
  });

  it('net and gross differ by the tax, and going there and back is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(0, 7, 8.1, 19, 20),
        (net, rate) => {
          expect(grossOf(net, rate) - net).toBe(taxOnNet(net, rate));
          expect(netOf(grossOf(net, rate), rate)).toBe(net);
        },
      ),
    );
  });

  it('splits an amount without losing or inventing a cent, each part within one cent of its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 6 }),
        (amount, weights) => {
          const parts = splitByWeight(amount, weights);
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
          if (sum === 0) return;
          parts.forEach((part, index) =>
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1.000001),
          );
        },
      ),
    );
  });
});

describe('tiers', () => {
  const ladder = [
    { quantity_lower_bound: 10, net_price: 900, tax_rate: 19 },
    { quantity_lower_bound: 1, net_price: 1000, tax_rate: 19 },
    { quantity_lower_bound: 50, net_price: 900, tax_rate: 19 },
    { quantity_lower_bound: 100, net_price: 800, tax_rate: 19 },
  ];

  it('the tier with the highest bound that is reached holds', () => {
    expect([0, 1, 9, 10, 49, 50, 100, 5000].map((count) => tierFor(ladder, count)?.net_price)).toEqual([
      1000, 1000, 1000, 900, 900, 900, 800, 800,
    ]);
    expect(tierFor([], 1)).toBeNull();
  });

  it('the next tier is the next one that is really cheaper', () => {
    expect([1, 10, 50, 100].map((count) => nextTier(ladder, count)?.quantity_lower_bound ?? null)).toEqual([
      10,
      100,
      100,
      null,
    ]);
  });

  it.each([
    [1, [1, 10, 50, 100]],
    [5, [5, 10, 50, 100]],
    [10, [10, 50, 100]],
    [60, [60, 100]],
    [500, [500]],
  ])('a ladder begins at the minimum of %d', (minimum, bounds) => {
    const tiers = reachableTiers(ladder, minimum);
    expect(new Map(tiers.map((tier) => [tier.quantity_lower_bound, tier.net_price]))).toEqual(
      new Map(bounds.map((bound) => [bound, tierFor(ladder, bound)?.net_price])),
    );
  });

  it('the base price follows the tier', () => {
    const content = { content: 500, unit: 'ml', comparativeUnit: 'l' };
    const basePrices = [1, 10].map((count) => {
      const tier = tierFor(ladder, count);
      return tier === null ? null : basePriceFor(tier, content);
    });
    expect(basePrices).toEqual([
      { net_price: 2000, gross_price: 2380, per: 'l' },
      { net_price: 1800, gross_price: 2142, per: 'l' },
    ]);
    const price = { net_price: 499, tax_rate: 19 };
    expect(basePriceFor(price, { content: 500, unit: 'Blatt', comparativeUnit: '100 Blatt' })).toEqual({
      net_price: 100,
      gross_price: 119,
      per: '100 Blatt',
    });
    expect(basePriceFor(price, { content: 500, unit: 'ml', comparativeUnit: 'kg' })).toBeNull();
    expect(basePriceFor({ net_price: null, tax_rate: 19 }, content)).toBeNull();
    expect(basePriceFor(price, { ...content, comparativeUnit: null })).toBeNull();
  });
});

it('one page costs price by yield, in hundredths of a cent', () => {
  expect(costPerPage(8999, 2500)).toBe(360);
  expect(costPerPage(8999, null)).toBeNull();
  expect(costPerPage(null, 2500)).toBeNull();
  expect(costPerPage(8999, 0)).toBeNull();
});
