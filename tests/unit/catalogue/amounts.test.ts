import { describe, expect, it } from 'vitest';
import { amountsIn, groupedByAmounts, inOtherUnits, withoutAmounts } from '#server/search/amounts.ts';

describe('amounts of a search', () => {
  it('are a number and its unit, also with decimals', () => {
    expect(amountsIn(['ordner', '8', 'cm', 'blau'])).toEqual([{ start: 1, length: 2, value: 8, unit: 'cm' }]);
    expect(amountsIn(['becher', '0', '2', 'l'])).toEqual([{ start: 1, length: 3, value: 0.2, unit: 'l' }]);
    expect(amountsIn(['hp', '305', 'xl'])).toEqual([]);
    expect(amountsIn(['locher', '4', 'loecher'])).toEqual([]);
  });

  it('are left away as a whole', () => {
    expect(withoutAmounts(['locher', '30', 'blatt'])).toEqual(['locher']);
    expect(groupedByAmounts(['ordner', '7', '5', 'cm', 'blau'])).toEqual([[0], [1, 2, 3], [4]]);
  });

  it('are said in other units as long as they stay whole', () => {
    expect(inOtherUnits(['ordner', '8', 'cm'])).toEqual([['ordner', '80', 'mm']]);
    expect(inOtherUnits(['becher', '0', '2', 'l'])).toEqual([['becher', '200', 'ml']]);
    expect(inOtherUnits(['kabel', '200', 'cm'])).toEqual([
      ['kabel', '2000', 'mm'],
      ['kabel', '2', 'm'],
    ]);
    expect(inOtherUnits(['lineal', '305', 'mm'])).toEqual([]);
    expect(inOtherUnits(['papier', '80', 'blatt'])).toEqual([]);
  });
});
