import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money-format.ts';
import { amountInField, centsOf } from '#domain/typed-money.ts';

describe('[S7.2-19] an amount as a person types it', () => {
  it.each([
    ['1500', 150_000],
    ['1.500', 150_000],
    ["1'500", 150_000],
    ['1 500,00', 150_000],
    ['1.500,00', 150_000],
    ['1,500.00', 150_000],
    [' 1.500,00 € ', 150_000],
    ['€1,500.00', 150_000],
    ['1500 Euro', 150_000],
    ['1.234.567,8', 123_456_780],
    ['0', 0],
    ['0,05', 5],
    ['12.5', 1250],
  ])('%j is %i cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it.each([
    '',
    '€',
    ',50',
    '-5',
    '1e3',
    '1.5000',
    '12,345',
    '1,500 €',
    '12.34,5,6',
    '1.500.00',
    '1.50,000',
    '0.500',
    '12 34',
    'viel',
    '99999999999999999',
  ])('%j is none', (typed) => {
    expect(centsOf(typed)).toBe(null);
  });

  it('is read back from what the shop writes, in both languages', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000_000),
        fc.constantFrom('de' as const, 'en' as const),
        (cents, language) => {
          expect(centsOf(amountInField(cents, language))).toBe(cents);
          expect(centsOf(formatMoney(cents, language))).toBe(cents);
        },
      ),
    );
  });
});
