import { describe, expect, it } from 'vitest';
import { forecastsSince, reorderForecasts } from '#domain/reorder-forecast.ts';
import type { OrderedSupply } from '#domain/reorder-forecast.ts';

/** Ordered pieces by day: `'2026-09-22': 2`. */
type Orders = Readonly<Record<string, number>>;

function supply(
  orders: Orders,
  {
    printers = { m404: 1 },
    ...change
  }: Partial<Omit<OrderedSupply, 'orders' | 'printers'>> & { readonly printers?: Orders } = {},
): OrderedSupply {
  return {
    colour: 'Schwarz',
    basisfarbe: 'schwarz',
    yieldPages: 1000,
    orders: Object.entries(orders).map(([day, quantity]) => ({ day, quantity })),
    printers: Object.entries(printers).map(([slug, devices]) => ({ slug, devices })),
    ...change,
  };
}

/** Noon of a day; hours of summer or winter make no other day of it. */
const noon = (day: string): Date => new Date(`${day}T11:00:00Z`);

/** State and weeks of the only forecast; null where nothing is said. */
function saidOf(ordered: readonly OrderedSupply[], now: Date) {
  const [forecast] = reorderForecasts(ordered, now);
  return forecast === undefined ? null : [forecast.state, forecast.leastWeeks, forecast.mostWeeks];
}

describe('how long a colour lasts', () => {
  it('follows from the pages before the last order, the days they lasted and those since, with its reason', () => {
    expect(reorderForecasts([supply({ '2026-09-22': 2, '2026-11-03': 2 })], noon('2026-11-24'))).toEqual([
      {
        printers: ['m404'],
        colour: 'Schwarz',
        devices: 1,
        state: 'lasts',
        leastWeeks: 3,
        mostWeeks: 3,
        lastOn: '2026-11-03',
        lastPieces: 2,
        everyDays: 42,
      },
    ]);
  });

  it('counts original, XL and compatible articles alike by their pages, also of one day', () => {
    const ordered = [
      supply({ '2026-09-22': 1 }),
      supply({ '2026-09-22': 1, '2026-11-03': 1 }, { yieldPages: 3000 }),
    ];
    // 4,000 pages lasted 42 days, so 3,000 last 31.5.
    expect(saidOf(ordered, noon('2026-11-03'))).toEqual(['lasts', 5, 5]);
    expect(reorderForecasts(ordered, noon('2026-11-03'))[0]).toMatchObject({
      lastPieces: 1,
      everyDays: 42,
    });
  });

  it('goes by pieces where no article says its pages, and is not said where some do', () => {
    const pieces = supply({ '2026-09-22': 2, '2026-11-03': 1 }, { yieldPages: null });
    expect(saidOf([pieces], noon('2026-11-03'))).toEqual(['lasts', 3, 3]);
    expect(saidOf([pieces, supply({ '2026-10-20': 1 })], noon('2026-11-03'))).toBe(null);
  });

  it('is not said by orders of one day or of a week', () => {
    const now = noon('2026-11-24');
    expect(saidOf([supply({ '2026-11-03': 2 })], now)).toBe(null);
    expect(
      saidOf([supply({ '2026-11-03': 2 }), supply({ '2026-11-03': 2 }, { yieldPages: 3000 })], now),
    ).toBe(null);
    expect(saidOf([supply({ '2026-11-03': 2, '2026-11-09': 2 })], now)).toBe(null);
    expect(saidOf([supply({ '2026-11-03': 2, '2026-11-10': 8 })], now)).toEqual(['lasts', 2, 2]);
  });

  it('is a range where orders were uneven, which one order in haste does not open wide', () => {
    const uneven = supply({ '2026-08-25': 1, '2026-09-08': 1, '2026-11-03': 1 });
    expect(saidOf([uneven], noon('2026-11-10'))).toEqual(['lasts', 1, 7]);
    const even = supply({ '2026-08-25': 1, '2026-09-28': 1, '2026-11-03': 1 });
    expect(saidOf([even], noon('2026-11-10'))).toEqual(['lasts', 4, 4]);
    const hasty = supply({
      '2026-06-02': 5,
      '2026-07-28': 5,
      '2026-09-22': 5,
      '2026-09-23': 1,
      '2026-11-17': 4,
    });
    expect(saidOf([hasty], noon('2026-11-17'))).toEqual(['lasts', 6, 6]);
    expect(saidOf([uneven], noon('2026-11-24'))).toEqual(['lasts', 0, 5]);
  });

  it('is due with less than a week left, and past after twice the time without an order', () => {
    const ordered = [supply({ '2026-06-02': 1, '2026-06-30': 1 })];
    expect(saidOf(ordered, noon('2026-07-21'))).toEqual(['lasts', 1, 1]);
    expect(saidOf(ordered, noon('2026-07-22'))?.[0]).toBe('due');
    expect(saidOf(ordered, noon('2026-08-25'))?.[0]).toBe('due');
    expect(saidOf(ordered, noon('2026-08-26'))?.[0]).toBe('past');
    // What was ordered for a year is not past after two months.
    expect(saidOf([supply({ '2026-06-02': 1, '2026-06-30': 12 })], noon('2026-08-26'))?.[0]).toBe('lasts');
  });

  it('is said for a year at most', () => {
    expect(saidOf([supply({ '2026-06-02': 1, '2026-06-30': 99 })], noon('2026-07-01'))).toEqual([
      'lasts',
      52,
      52,
    ]);
  });
});

describe('days of forecasts', () => {
  it('change at midnight in Berlin, also on the long day that ends the summer time', () => {
    const ordered = [supply({ '2026-10-04': 1, '2026-10-18': 1 })];
    expect(saidOf(ordered, new Date('2026-10-25T22:30:00Z'))).toEqual(['lasts', 1, 1]);
    expect(saidOf(ordered, new Date('2026-10-25T23:30:00Z'))?.[0]).toBe('due');
    expect(saidOf(ordered, new Date('2026-10-24T22:30:00Z'))).toEqual(
      saidOf(ordered, new Date('2026-10-25T22:30:00Z')),
    );
  });

  it('count a leap day, and a year from it begins on the day before', () => {
    const ordered = [supply({ '2028-02-22': 1, '2028-03-07': 1 })];
    expect(reorderForecasts(ordered, noon('2028-03-07'))[0]?.everyDays).toBe(14);
    expect(forecastsSince(noon('2028-02-29'))).toBe('2027-02-28');
    expect(forecastsSince(noon('2028-03-01'))).toBe('2027-03-01');
    expect(forecastsSince(new Date('2026-12-31T23:30:00Z'))).toBe('2026-01-01');
  });
});

describe('what several printers share', () => {
  const orders = { '2026-09-22': 2, '2026-11-03': 2 };
  const now = noon('2026-11-24');

  it('is said once for all their devices, through any article that joins them; colours stay apart', () => {
    const ordered = [
      supply(orders, { printers: { m404: 3 } }),
      supply(orders, { printers: { m428: 1 } }),
      supply({ '2026-10-06': 1 }, { printers: { m404: 3, m428: 1 } }),
      supply(orders, { colour: 'Cyan', basisfarbe: 'cyan', printers: { m428: 1 } }),
      supply(orders, { printers: { hl: 1 } }),
    ];
    const said = reorderForecasts(ordered, now);
    expect(said.map(({ printers, colour, devices }) => [printers.toSorted(), colour, devices])).toEqual(
      expect.arrayContaining([
        [['m404', 'm428'], 'Schwarz', 4],
        [['m428'], 'Cyan', 1],
        [['hl'], 'Schwarz', 1],
      ]),
    );
    expect(said).toHaveLength(3);
  });

  it('comes in the order in which it ends', () => {
    const later = supply({ '2026-09-22': 2, '2026-11-03': 4 }, { printers: { hl: 1 } });
    const slugs = reorderForecasts([later, supply(orders)], now).map(({ printers }) => printers[0]);
    expect(slugs).toEqual(['m404', 'hl']);
  });

  it('is not said of a printer whose colours came one by one and several in one article', () => {
    const pack = supply(orders, { colour: 'Farbig', basisfarbe: 'farbig' });
    const cyan = supply(orders, { colour: 'Cyan', basisfarbe: 'cyan' });
    expect(reorderForecasts([supply(orders), pack, cyan], now)).toEqual([]);
    expect(reorderForecasts([supply(orders), pack], now)).toHaveLength(2);
    expect(reorderForecasts([supply(orders), cyan], now)).toHaveLength(2);
  });
});
