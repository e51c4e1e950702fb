import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayStrangerTry, mostGuessesOfDay, slowedMs } from '#domain/login-share.ts';

const free = 5;
const tally = { total: 60, ofAddress: 0, isBack: false, neighbours: 0, sinceLastMs: 0 };
const may = (more: Partial<Parameters<typeof mayStrangerTry>[0]>): boolean =>
  mayStrangerTry({ ...tally, ...more }, free);

describe('shares of strangers', () => {
  it('[R4] are needed only after the free attempts', () => {
    expect([0, 4, 5].map((total) => may({ total }))).toEqual([true, true, false]);
  });

  it('[R4] go to addresses that come back, the longer the fewer they had', () => {
    expect(may({ isBack: true })).toBe(true);
    expect(may({ isBack: true, total: 80 })).toBe(false);
    expect(may({ isBack: true, ofAddress: 1, total: 69 })).toBe(true);
    expect(may({ isBack: true, ofAddress: 1, total: 70 })).toBe(false);
    expect(may({ isBack: true, ofAddress: 2, total: 10 })).toBe(false);
  });

  it('[R4] go to no more than 40 addresses of one network', () => {
    expect([39, 40].map((neighbours) => may({ isBack: true, neighbours }))).toEqual([true, false]);
  });

  it('[R4] let whoever asks first each 15 minutes pass, an address that has tried before not for long', () => {
    expect(may({ sinceLastMs: slowedMs, total: 99 })).toBe(true);
    expect(may({ sinceLastMs: slowedMs - 1, total: 99 })).toBe(false);
    expect([39, 40].map((total) => may({ sinceLastMs: slowedMs, ofAddress: 3, total }))).toEqual([
      true,
      false,
    ]);
  });

  it('[R4] never exceed the bound of a day', () => {
    fc.assert(
      fc.property(
        fc.record({
          total: fc.integer({ min: mostGuessesOfDay, max: 1000 }),
          ofAddress: fc.nat(10),
          isBack: fc.boolean(),
          neighbours: fc.nat(50),
          sinceLastMs: fc.option(fc.nat()),
        }),
        (reached) => !mayStrangerTry(reached, free),
      ),
    );
  });
});
