import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partAsked, partSize, partWith, partWithin } from '#domain/parts.ts';

const totals = fc.integer({ min: 1, max: 500 });

describe('parts of a long list', () => {
  it('[R80] every line is in exactly one part, which is never longer than one', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const parts = new Map(
          Array.from({ length: total }, (_, line) => partWith(line, total)).map((part) => [part.first, part]),
        );
        const lines = [...parts.values()].flatMap(({ first, end }) =>
          Array.from({ length: end - first }, (_, index) => first + index),
        );
        expect(lines).toEqual(Array.from({ length: total }, (_, line) => line));
        for (const { first, end } of parts.values()) expect(end - first).toBeLessThanOrEqual(partSize);
      }),
    );
  });

  it('an address names a line as people count; anything else gives the first part', () => {
    expect(partAsked('1', 100)).toEqual({ first: 0, end: 40 });
    expect(partAsked('40', 100)).toEqual({ first: 0, end: 40 });
    expect(partAsked('41', 100)).toEqual({ first: 40, end: 80 });
    expect(partAsked('100', 100)).toEqual({ first: 80, end: 100 });
    for (const asked of [null, '', '0', '101', '-1', '1e2', '4 1', '99999999999999999999', 'NaN'])
      expect(partAsked(asked, 100)).toEqual({ first: 0, end: 40 });
    expect(partAsked('41', 0)).toEqual({ first: 0, end: 0 });
  });

  it('what is shown follows a list that becomes shorter or longer, and never shows nothing of it', () => {
    fc.assert(
      fc.property(totals, totals, fc.nat(499), (before, after, line) => {
        const shown = partWithin(partWith(line % before, before), after);
        expect(shown.end).toBeGreaterThan(shown.first);
        expect(shown.end).toBeLessThanOrEqual(after);
      }),
    );
    expect(partWithin({ first: 40, end: 80 }, 79)).toEqual({ first: 40, end: 79 });
    expect(partWithin({ first: 40, end: 79 }, 80)).toEqual({ first: 40, end: 80 });
    expect(partWithin({ first: 0, end: 120 }, 119)).toEqual({ first: 0, end: 119 });
    expect(partWithin({ first: 40, end: 41 }, 40)).toEqual({ first: 0, end: 40 });
  });
});
