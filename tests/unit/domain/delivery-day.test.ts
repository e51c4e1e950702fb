import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDayFault, deliveryDaysFrom, firstDeliveryDay } from '#domain/delivery-day.ts';

const christmas = (day: string): boolean => ['12-25', '12-26', '01-01'].some((date) => day.endsWith(date));
const days = deliveryDaysFrom('2026-11-27');
const faultOf = (typed: string) => deliveryDayFault(typed, days, christmas);

describe('a day goods can be asked for', () => {
  it.each([
    ['2026-11-27', '2027-02-27'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-12-31', '2027-03-31'],
  ])('lies within three months from %s, until %s', (first, last) => {
    expect(deliveryDaysFrom(first)).toEqual({ first, last });
  });

  it.each([
    ['2026-11-27', 0, 1, '2026-11-27'],
    ['2026-11-27', 1, 2, '2026-11-30'],
    ['2026-11-30', 1, 1, '2026-12-01'],
    ['2026-11-30', 5, 7, '2026-12-07'],
    ['2026-12-23', 2, 3, '2026-12-28'],
    // No date is promised.
    ['2026-11-27', 0, 0, '2026-11-30'],
  ])('begins after %s when goods that take %i to %i working days can be there, on %s', (...row) => {
    const [dispatch, minimumDays, maximumDays, first] = row;
    expect(firstDeliveryDay(dispatch, { minimumDays, maximumDays }, christmas)).toBe(first);
  });

  it.each(['', 'morgen', '3.12.2026', '2026-02-30', '2026-13-01', '2026-12-3'])('is a day: %j', (typed) => {
    expect(faultOf(typed)).toEqual({ kind: 'notADay' });
  });

  it('lies neither before the first nor after the last', () => {
    expect(faultOf('2026-11-26')).toEqual({ kind: 'early', first: '2026-11-27' });
    expect(faultOf('2026-11-27')).toBe(null);
    expect(faultOf('2027-02-26')).toBe(null);
    expect(faultOf('2027-03-01')).toEqual({ kind: 'late', last: '2027-02-27' });
  });

  it('is neither at a weekend nor a holiday; the next one that is neither is named', () => {
    expect(faultOf('2026-11-28')).toEqual({ kind: 'free', next: '2026-11-30' });
    expect(faultOf('2026-12-25')).toEqual({ kind: 'free', next: '2026-12-28' });
    expect(faultOf('2027-01-01')).toEqual({ kind: 'free', next: '2027-01-04' });
  });

  it('is taken where it was named as the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), (ahead) => {
        const day = new Date(Date.UTC(2026, 10, 27 + ahead)).toISOString().slice(0, 10);
        const fault = faultOf(day);
        if (fault !== null) expect(fault.kind === 'free' && faultOf(fault.next)).toBe(null);
      }),
    );
  });

  it('is none behind the last working day of its time', () => {
    expect(faultOf('2027-02-27')).toEqual({ kind: 'late', last: '2027-02-26' });
    expect(faultOf('2027-02-26')).toBeNull();
  });
});
