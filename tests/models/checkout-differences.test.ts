import { describe, expect, it } from 'vitest';
import { sampleBasket, samplePosition, samplePrice } from '#machines/basket/basket.samples.ts';
import { differencesBetween, hasPriceRisen } from '#machines/checkout/checkout.rules.ts';

const displayName = 'Toner schwarz';
const old = sampleBasket(5, [samplePosition({ uid: 'old' })]);

describe('a line of which another tab changed the note or the cost center', () => {
  it('is still the same line', () => {
    const noted = sampleBasket(6, [samplePosition({ uid: 'noted', hint: 'Empfang' })]);
    expect(differencesBetween(old, noted)).toEqual([{ kind: 'hint', displayName }]);
    const booked = sampleBasket(6, [samplePosition({ uid: 'booked', costCenter: '4711' })]);
    expect(differencesBetween(old, booked)).toEqual([{ kind: 'costCenter', displayName }]);
  });

  it('[R38] is found to cost more', () => {
    const risen = samplePosition({ uid: 'noted', hint: 'Empfang', price: samplePrice(5900) });
    expect(hasPriceRisen(old, sampleBasket(6, [risen]))).toBe(true);
  });

  it('is told by when it was put in from another line of its article that is gone', () => {
    const both = sampleBasket(5, [
      samplePosition({ uid: 'one', hint: 'Lager' }),
      samplePosition({ uid: 'two', timestamp: 1_700_000_000_001, quantity: 1 }),
    ]);
    const left = samplePosition({
      uid: 'noted',
      timestamp: 1_700_000_000_001,
      quantity: 1,
      hint: 'Empfang',
    });
    expect(differencesBetween(both, sampleBasket(6, [left])).map(({ kind }) => kind)).toEqual([
      'removed',
      'hint',
      'total',
    ]);
  });
});
