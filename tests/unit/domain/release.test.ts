import { describe, expect, it } from 'vitest';
import { budgetShares, periodStart, releaseReasons } from '#domain/release.ts';
import type { BudgetStanding } from '#domain/release.ts';

const budget = (given: Partial<BudgetStanding>): BudgetStanding => ({
  id: 1,
  personId: 7,
  costCenter: null,
  period: 'month',
  periodStart: '2026-11-01',
  amount: 1000,
  used: 0,
  ...given,
});

describe('the period of a budget', () => {
  it.each([
    ['2026-11-30T22:59:59Z', '2026-11-01', '2026-10-01', '2026-01-01'],
    ['2026-11-30T23:00:01Z', '2026-12-01', '2026-10-01', '2026-01-01'],
    ['2026-12-31T22:59:59Z', '2026-12-01', '2026-10-01', '2026-01-01'],
    ['2026-12-31T23:00:01Z', '2027-01-01', '2027-01-01', '2027-01-01'],
    // Summer time: Berlin is two hours ahead.
    ['2026-06-30T21:59:59Z', '2026-06-01', '2026-04-01', '2026-01-01'],
    ['2026-06-30T22:00:01Z', '2026-07-01', '2026-07-01', '2026-01-01'],
    ['2028-02-29T22:59:59Z', '2028-02-01', '2028-01-01', '2028-01-01'],
    ['2028-02-29T23:00:01Z', '2028-03-01', '2028-01-01', '2028-01-01'],
  ])('[R50] of %s begins on Berlin’s calendar', (at, month, quarter, year) => {
    const starts = (['month', 'quarter', 'year'] as const).map((period) => periodStart(period, new Date(at)));
    expect(starts).toEqual([month, quarter, year]);
  });
});

describe('what an order takes of budgets', () => {
  const booked = [
    { costCenter: '100', net: 300 },
    { costCenter: '', net: 200 },
  ];

  it('is all of its goods, or those of the cost center', () => {
    const budgets = [
      budget({}),
      budget({ id: 2, personId: null, costCenter: '100' }),
      budget({ id: 3, costCenter: '999' }),
    ];
    expect(budgetShares(booked, budgets)).toEqual([
      { budgetId: 1, periodStart: '2026-11-01', cents: 500 },
      { budgetId: 2, periodStart: '2026-11-01', cents: 300 },
    ]);
  });

  it('[S4.3-09] needs a release above the amount, or above what is left of a budget', () => {
    const rules = (given: Partial<Parameters<typeof releaseReasons>[2]>) => ({
      releaseAbove: null,
      budgets: [],
      releaseCategories: [],
      ownerlessCostCenters: [],
      hasDecider: true,
      ...given,
    });
    const lines = booked.map((line, index) => ({ ...line, categoryId: index + 1 }));
    expect(releaseReasons(600, lines, rules({}))).toEqual([]);
    expect(releaseReasons(600, lines, rules({ releaseAbove: 600 }))).toEqual([]);
    expect(releaseReasons(601, lines, rules({ releaseAbove: 600 }))).toEqual([
      { check: 'amount', limit: 600, value: 601, budget: null },
    ]);
    expect(releaseReasons(600, lines, rules({ budgets: [budget({ used: 500 })] }))).toEqual([]);
    const personal = { isPersonal: true, costCenter: null, period: 'month' };
    expect(releaseReasons(600, lines, rules({ budgets: [budget({ used: 501 })] }))).toEqual([
      { check: 'budget', limit: 499, value: 500, budget: personal },
    ]);
    expect(releaseReasons(600, lines, rules({ releaseCategories: [2, 9] }))).toEqual([
      { check: 'category', limit: 0, value: 200, budget: null },
    ]);
    expect(releaseReasons(600, lines, rules({ releaseCategories: [9] }))).toEqual([]);
    const gone = lines.map((line) => ({ ...line, categoryId: null }));
    expect(releaseReasons(600, gone, rules({ releaseCategories: [1, 2] }))).toEqual([]);
    expect(releaseReasons(600, lines, rules({ ownerlessCostCenters: ['100'] }))).toEqual([
      { check: 'costCenter', limit: 0, value: 300, budget: null },
    ]);
  });

  it('[S4.3-09] names every reason: the amount, each exceeded budget, the most exceeded first, category, cost center', () => {
    const lines = booked.map((line, index) => ({ ...line, categoryId: index + 1 }));
    const reasons = releaseReasons(600, lines, {
      releaseAbove: 599,
      budgets: [
        budget({ used: 600 }),
        budget({ id: 2, personId: null, costCenter: '100', amount: 100, used: 150, period: 'year' }),
        budget({ id: 3, costCenter: '100' }),
      ],
      releaseCategories: [1],
      ownerlessCostCenters: ['100'],
      hasDecider: true,
    });
    expect(reasons.map(({ check, limit, value, budget: of }) => [check, limit, value, of])).toEqual([
      ['amount', 599, 600, null],
      ['budget', 0, 300, { isPersonal: false, costCenter: '100', period: 'year' }],
      ['budget', 400, 500, { isPersonal: true, costCenter: null, period: 'month' }],
      ['category', 0, 300, null],
      ['costCenter', 0, 300, null],
    ]);
  });
});
