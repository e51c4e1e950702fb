import { describe, expect, it } from 'vitest';
import { createRefusalPace } from '#server/admission/refusal-pace.ts';
import { createRequestBudget } from '#server/admission/request-budget.ts';

describe('a budget', () => {
  it('[R66] is spent by cost, begins anew after a minute and says how long that takes', () => {
    const budget = createRequestBudget(10);
    expect(budget.spend('anna', 4, 0)).toBe(true);
    expect(budget.spend('anna', 6, 20_000)).toBe(true);
    expect(budget.spend('anna', 1, 30_000)).toBe(false);
    expect(budget.spend('bert', 1, 30_000)).toBe(true);
    expect(budget.secondsLeft('anna', 30_000)).toBe(30);
    expect(budget.spend('anna', 1, 60_000)).toBe(true);
  });

  it('[R66] never refuses the first request, however dear', () => {
    const budget = createRequestBudget(3);
    expect(budget.spend('anna', 20, 0)).toBe(true);
    expect(budget.spend('anna', 1, 1)).toBe(false);
  });

  it('[R66] forgets the oldest of more names than it may remember', () => {
    const budget = createRequestBudget(1);
    expect(budget.spend('first', 1, 0)).toBe(true);
    expect(budget.spend('first', 1, 1)).toBe(false);
    for (let index = 0; index < 50_000; index += 1) budget.spend(`name ${index}`, 1, 2);
    expect(budget.spend('first', 1, 3)).toBe(true);
    expect(budget.spend('name 49999', 1, 3)).toBe(false);
  });
});

describe('the pace of refusals', () => {
  it('[R66][R80] keeps nobody waiting who is refused now and then', () => {
    const paceOf = createRefusalPace();
    for (let index = 0; index < 1000; index += 1) expect(paceOf('home', index * 2)).toBe(0);
  });

  it('[R66][R80] lets many refusals at once wait for each other, a second at most, and nobody else', () => {
    const paceOf = createRefusalPace();
    const waits = Array.from({ length: 3000 }, () => paceOf('flood', 0));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[200]).toBe(200);
    expect(Math.max(...waits)).toBe(1000);
    expect(paceOf('home', 0)).toBe(0);
    expect(paceOf('flood', 5000)).toBe(0);
  });
});
