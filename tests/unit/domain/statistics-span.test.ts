import { describe, expect, it } from 'vitest';
import {
  daysOf,
  isSpan,
  lastDayOf,
  neighbourOf,
  partsOf,
  spanAround,
  spanWithin,
  spanTypes,
  yearBefore,
} from '#domain/statistics-span.ts';
import type { SpanType } from '#domain/statistics-span.ts';

const around = (type: SpanType, day: string) => daysOf(spanAround(type, day));

describe('a stretch of the calendar', () => {
  it.each([
    ['year', '2026-01-01', '2027-01-01'],
    ['quarter', '2026-10-01', '2027-01-01'],
    ['month', '2026-11-01', '2026-12-01'],
    ['week', '2026-11-23', '2026-11-30'],
    ['day', '2026-11-26', '2026-11-27'],
  ] as const)('of a %s lies around a day', (type, from, to) => {
    expect(around(type, '2026-11-26')).toEqual({ from, to });
    expect(lastDayOf({ from, to }) < to).toBe(true);
  });

  it('counts weeks as ISO 8601 does, whose years are others at their ends', () => {
    expect(spanAround('week', '2027-01-03')).toMatchObject({ year: 2026, week: 53 });
    expect(spanAround('week', '2024-12-30')).toMatchObject({ year: 2025, week: 1 });
    expect(around('week', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-04' });
  });

  it('has a neighbour on both sides, without a gap', () => {
    for (const type of spanTypes)
      for (const day of ['2026-11-26', '2024-02-29', '2027-01-01', '2026-12-31']) {
        const span = spanAround(type, day);
        expect(daysOf(neighbourOf(span, 'before')).to).toBe(daysOf(span).from);
        expect(daysOf(neighbourOf(span, 'after')).from).toBe(daysOf(span).to);
        expect(neighbourOf(neighbourOf(span, 'after'), 'before')).toMatchObject({
          type,
          year: span.year,
        });
      }
  });

  it('is compared with the same of the year before, or with the last that year has', () => {
    const before = (type: SpanType, day: string) => daysOf(yearBefore(spanAround(type, day))).from;
    expect(before('month', '2026-11-26')).toBe('2025-11-01');
    expect(before('day', '2026-11-26')).toBe('2025-11-26');
    expect(before('day', '2024-02-29')).toBe('2023-02-28');
    expect(before('week', '2026-11-26')).toBe('2025-11-24');
    expect(before('week', '2027-01-03')).toBe('2025-12-22');
  });

  it('goes on to the day, week or month of today from what holds it, and to its first otherwise', () => {
    const [november, october] = [spanAround('month', '2026-11-26'), spanAround('month', '2026-10-01')];
    expect(daysOf(spanWithin('day', november, '2026-11-28')).from).toBe('2026-11-28');
    expect(daysOf(spanWithin('week', november, '2026-11-28')).from).toBe('2026-11-23');
    expect(daysOf(spanWithin('day', october, '2026-11-28')).from).toBe('2026-10-01');
    expect(daysOf(spanWithin('year', november, '2026-11-28')).from).toBe('2026-01-01');
  });

  it('is one only if the calendar has it', () => {
    const span = spanAround('month', '2026-11-26');
    expect(isSpan(span)).toBe(true);
    for (const wrong of [
      { month: 13 },
      { month: 0 },
      { month: 1.5 },
      { year: 1999 },
      { year: Number.NaN },
      { type: 'week', week: 54 },
      { type: 'week', year: 2025, week: 53 },
      { type: 'day', month: 2, day: 30 },
      { type: 'quarter', quarter: 5 },
    ] as const)
      expect(isSpan({ ...span, ...wrong }), JSON.stringify(wrong)).toBe(false);
    expect(isSpan({ ...span, type: 'week', week: 53 })).toBe(true);
  });

  it('consists of months or days', () => {
    expect(partsOf(spanAround('quarter', '2026-11-26'))).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
    expect(partsOf(spanAround('year', '2026-11-26'))).toHaveLength(12);
    expect(partsOf(spanAround('month', '2024-02-01'))).toHaveLength(29);
    expect(partsOf(spanAround('week', '2026-11-26')).at(-1)).toBe('2026-11-29');
  });
});
