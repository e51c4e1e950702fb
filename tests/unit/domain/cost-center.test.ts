import { describe, expect, it } from 'vitest';
import { faultsIn } from '#contract/form-schema.ts';
import { lackingCostCenter, normaliseCostCenter } from '#domain/cost-center.ts';
import { costCenterForm } from '#domain/forms/cost-center.ts';

const typed = { number: '100', name: 'Verwaltung', owner: '', state: 'active' };
const faults = (more: Readonly<Record<string, string>>) => faultsIn(costCenterForm, { ...typed, ...more });

describe('[S7.2-17] a cost center', () => {
  it.each([
    [{}, {}],
    [{ owner: '12' }, {}],
    [
      { number: '', name: '' },
      { number: 'missing', name: 'missing' },
    ],
    [
      { number: '\u200b', name: '\u00ad' },
      { number: 'missing', name: 'missing' },
    ],
    [{ owner: '0' }, { owner: 'personUnknown' }],
    [{ owner: 'Emil' }, { owner: 'personUnknown' }],
    [{ number: 'x'.repeat(41) }, { number: 'tooLong' }],
  ])('is right, or wrong at a field: %j', (more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('is kept with single blanks', () => {
    expect(normaliseCostCenter({ number: ' 1  a', name: 'Nord\u00a0 West ', owner: '' })).toEqual({
      number: '1 a',
      name: 'Nord West',
      owner: '',
    });
  });
});

describe('[S5-12] a position without a cost center', () => {
  const rules = { needsCostCenter: true, costCenters: [{ number: '100' }], closedCostCenters: ['200'] };
  const lacks = (numbers: readonly string[], needsCostCenter: boolean): boolean =>
    lackingCostCenter(
      numbers.map((costCenter) => ({ costCenter })),
      { ...rules, needsCostCenter },
    ).length > 0;

  it('is missing one where the firm asks for it, as is one that names none of those open to the buyer', () => {
    expect(lacks([], true)).toBe(false);
    expect(lacks(['100', '100'], true)).toBe(false);
    for (const number of ['', '200', '300']) expect(lacks(['100', number], true)).toBe(true);
    const lacking = lackingCostCenter([{ costCenter: '' }, { costCenter: '100' }], rules);
    expect(lacking).toEqual([{ costCenter: '' }]);
  });

  it('is missing none elsewhere, unless it names one that is closed to the buyer, or that nobody knows', () => {
    expect(lacks(['', '100'], false)).toBe(false);
    for (const number of ['200', '300', 'Werkstat']) expect(lacks(['', number], false)).toBe(true);
  });

  it('may name anything where the firm has none', () => {
    const none = { needsCostCenter: false, costCenters: [], closedCostCenters: [] };
    expect(lackingCostCenter([{ costCenter: 'Empfang' }], none)).toEqual([]);
  });
});
