import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, addBody, insertArticle, show, startSmallShop } from './small-catalogue.ts';

interface Goods {
  readonly number: string;
  readonly cents: bigint;
  readonly rate: bigint;
  readonly tiers: readonly (readonly [number, number])[];
}

let shop: TestShop;
const goods: Goods[] = [];

/** A small generator of its own (mulberry32), so that a failing basket can be made again. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

beforeAll(async () => {
  shop = await startSmallShop();
  const random = randomFrom(1);
  for (let index = 0; index < 30; index += 1) {
    const cents = 1 + random(index % 3 === 0 ? 99 : 30_000);
    const rate = index % 4 === 0 ? 7 : 19;
    const tiers: [number, number][] =
      index % 5 === 0 && cents > 50
        ? [
            [10, cents - 7],
            [100, cents - 23],
          ]
        : [];
    await insertArticle(shop, { number: `M${index}`, netCents: cents, taxRate: rate, tiers });
    goods.push({ number: `M${index}`, cents: BigInt(cents), rate: BigInt(rate), tiers });
  }
});
afterAll(async () => {
  await shop.stop();
});

/** Half-up division of amounts that are never negative: the model's own, in whole numbers without limit. */
const divide = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** What the basket must come to, written without anything of the shop (docs/decisions/0015). */
function model(lines: readonly { goods: Goods; quantity: number }[], mode: 'b2b' | 'b2c' | 'exempt') {
  const byRate = new Map<bigint, bigint>();
  let sum = 0n;
  for (const { goods: article, quantity } of lines) {
    const rung = article.tiers.filter(([bound]) => bound <= quantity).at(-1);
    const net = rung === undefined ? article.cents : BigInt(rung[1]);
    const unit = mode === 'b2c' ? divide(net * (100n + article.rate), 100n) : net;
    const line = unit * BigInt(quantity);
    const rate = mode === 'exempt' ? 0n : article.rate;
    byRate.set(rate, (byRate.get(rate) ?? 0n) + line);
    sum += line;
  }
  // Standard shipping is counted until another is chosen: 4,95 € net below goods of 50 € net, 59,50 € gross.
  const shipping = sum < (mode === 'b2c' ? 5950n : 5000n) ? (mode === 'b2c' ? 589n : 495n) : 0n;
  const reduced = byRate.get(7n) ?? 0n;
  const shippingReduced = divide(shipping * reduced, sum);
  let tax = 0n;
  for (const [rate, goodsOfRate] of byRate) {
    const value = goodsOfRate + (rate === 7n ? shippingReduced : shipping - shippingReduced);
    tax += mode === 'b2c' ? value - divide(value * 100n, 100n + rate) : divide(value * rate, 100n);
  }
  const total = sum + shipping;
  return mode === 'b2c' ? { net: total - tax, tax, gross: total } : { net: total, tax, gross: total + tax };
}

describe('totals', () => {
  it('[R39] equal an independent model to the cent for 120 random baskets in both modes and tax-exempt', async () => {
    const random = randomFrom(20_261_121);
    await shop.database.query(`update account set is_tax_exempt = true where company = 'Andere GmbH'`);
    for (const mode of ['b2b', 'b2c', 'exempt'] as const) {
      const visitor = shop.visitor();
      if (mode === 'exempt') await visitor.signIn('einkauf@andere-gmbh.example');
      else await visitor.ask(mode === 'b2c' ? sessionEndpoints.setB2c : sessionEndpoints.setB2b);
      for (let round = 0; round < 40; round += 1) {
        // Every fourth basket is so small that shipping costs something.
        const isSmall = round % 4 === 0;
        const chosen = goods.filter(() => random(4) === 0).slice(0, isSmall ? 2 : undefined);
        const lines = chosen.map((article) => ({
          goods: article,
          quantity: 1 + random(isSmall ? 3 : random(3) === 0 ? 999 : 12),
        }));
        if (lines.length === 0) continue;
        await visitor.ask(basketEndpoints.removeAll);
        const { basket, refused } = await visitor.ask(basketEndpoints.addItems, {
          body: { items: lines.map((line) => addBody(line.goods.number, line.quantity)) },
        });
        expect(refused).toEqual([]);
        const { totals } = basket;
        const expected = model(lines, mode);
        expect({ mode, round, net: totals.totalNet, tax: totals.totalTax, gross: totals.totalGross }).toEqual(
          {
            mode,
            round,
            net: Number(expected.net),
            tax: Number(expected.tax),
            gross: Number(expected.gross),
          },
        );
        const side = mode === 'b2c' ? 'lineGross' : 'lineNet';
        const sum = basket.items.reduce((total, item) => total + item[side], 0);
        expect(sum).toBe(mode === 'b2c' ? totals.goodsGross : totals.goodsNet);
      }
    }
  });

  it('[R39] count the first way to deliver until one is chosen, the same before and after it is chosen', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    const open = await show(guest);
    expect(open.shippingEstimate).toEqual({ displayName: 'Standardversand', isCollectionFree: true });
    expect(open.totals).toMatchObject({ shippingNet: 495, totalNet: 2494, missingToFreeShipping: 3001 });
    const { basket: chosen } = await guest.ask(checkoutEndpoints.shippingMethod, {
      body: { slug: 'standard' },
    });
    expect(chosen.shippingEstimate).toBeNull();
    expect(chosen.totals).toEqual(open.totals);
    const { basket: collected } = await guest.ask(checkoutEndpoints.shippingMethod, {
      body: { slug: 'abholung' },
    });
    expect(collected.totals).toMatchObject({ shippingNet: 0, totalNet: 1999, missingToFreeShipping: null });
  });

  it('do not promise a free collection of goods that cannot be fetched, and cost nothing while empty', async () => {
    const guest = shop.visitor();
    expect(await show(guest)).toMatchObject({ shippingEstimate: null, totals: { totalNet: 0 } });
    await add(guest, 'E3');
    expect((await show(guest)).shippingEstimate).toEqual({
      displayName: 'Standardversand',
      isCollectionFree: false,
    });
  });
});
