import { describe, expect, it } from 'vitest';
import { faultsIn } from '#contract/form-schema.ts';
import { budgetForm } from '#domain/forms/budget.ts';

const typed = { person: '1', costCenter: '', amount: '1.500,00', period: 'month' };

describe('[S7.2-19][S7.2-20] a budget', () => {
  it.each([
    [{}, {}],
    [{ person: '', costCenter: '2' }, {}],
    [{ person: '1', costCenter: '2', amount: '0' }, {}],
    [{ person: '' }, { person: 'budgetOfNobody' }],
    [{ person: 'Emil' }, { person: 'personUnknown' }],
    [{ costCenter: '-2' }, { costCenter: 'costCenterUnknown' }],
    [{ amount: '' }, { amount: 'amountMissing' }],
    [{ amount: 'viel' }, { amount: 'amountInvalid' }],
    [{ amount: '100.000.000,00' }, {}],
    [{ amount: '100.000.000,01' }, { amount: 'amountTooHigh' }],
    [
      { person: '', amount: '-1' },
      { person: 'budgetOfNobody', amount: 'amountInvalid' },
    ],
  ])('is right, or wrong at a field: %j', (more, expected) => {
    expect(faultsIn(budgetForm, { ...typed, ...more })).toEqual(expected);
  });
});
