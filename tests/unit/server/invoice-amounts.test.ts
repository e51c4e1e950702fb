import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceNetPrice } from '#domain/invoice-amounts.ts';
import { roundHalfUp } from '#domain/money.ts';
import { contentOfBasket, invoicedBasket, orderOfBasket } from '#tests/support/invoiced-baskets.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('[S2.3-13] amounts of an invoice', () => {
  it('come to what was ordered and add up as EN 16931 asks (BR-CO-10 to 17, BR-S-08), to the cent', () => {
    fc.assert(
      fc.property(invoicedBasket, (basket) => {
        const { order } = orderOfBasket(basket);
        const content = contentOfBasket(basket);
        const { lines, parts, taxes } = content;
        const isDiscount = ({ kind }: (typeof parts)[number]): boolean => kind === 'discount';
        expect(content.payable).toBe(order.totalGrossCents);
        expect(content.lineTotal).toBe(sum(lines.map(({ net }) => net)));
        expect(content.allowanceTotal).toBe(sum(parts.filter(isDiscount).map(({ net }) => net)));
        expect(content.chargeTotal).toBe(
          sum(parts.filter((part) => !isDiscount(part)).map(({ net }) => net)),
        );
        expect(content.net).toBe(content.lineTotal - content.allowanceTotal + content.chargeTotal);
        expect(content.tax).toBe(sum(taxes.map(({ tax }) => tax)));
        expect(content.gross).toBe(content.net + content.tax);
        expect(content.payable).toBe(content.gross + content.rounding);
        for (const { rate, net, tax } of taxes) {
          const atRate = <Rated extends { readonly rate: number }>(one: Rated): boolean => one.rate === rate;
          const goods = sum(lines.filter(atRate).map((line) => line.net));
          const others = parts.filter(atRate).map((part) => (isDiscount(part) ? -part.net : part.net));
          expect(net).toBe(goods + sum(others));
          expect(tax).toBe(roundHalfUp(net * rate, 100));
        }
        for (const { net } of [...lines, ...parts]) expect(net).toBeGreaterThanOrEqual(0);
        // Only gross prices leave a cent no net amount leads to, one a rate at most.
        expect(Math.abs(content.rounding)).toBeLessThanOrEqual(content.isNet ? 0 : taxes.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('name a price of one piece that gives the line again (PEPPOL-EN16931-R120)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (net, pieces) => {
          expect(Math.round(Number(pieceNetPrice(net, pieces)) * pieces * 100)).toBe(net);
        },
      ),
    );
    expect([pieceNetPrice(1999, 1), pieceNetPrice(100, 3), pieceNetPrice(0, 4)]).toEqual([
      '19.99',
      '0.33333333',
      '0.00',
    ]);
  });

  it('keep the cent of a gross price that no net amount leads to as what is rounded (BT-114)', () => {
    const one = (unitNet: number) =>
      contentOfBasket({
        rules: { mode: 'b2c', isTaxExempt: false },
        lines: [{ unitNet, taxRate: 19, quantity: 3 }],
        shippingNet: 0,
        feeNet: 0,
        discount: 0,
        hasGift: false,
        country: 'DE',
        payment: 'transfer',
      });
    // Three times 1 cent net is 3 cents gross, and 3 cents net with their tax are 4.
    expect(one(1)).toMatchObject({ net: 3, tax: 1, gross: 4, rounding: -1, payable: 3 });
    expect(one(100)).toMatchObject({ net: 300, tax: 57, gross: 357, rounding: 0, payable: 357 });
  });
});
