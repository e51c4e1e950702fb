import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StatisticsRow } from '#contract/admin-statistics.ts';
import { spanAround } from '#domain/statistics-span.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { AdminStatisticsData } from '#ui/screens/admin-statistics/admin-statistics-data.ts';
import { Component as AdminStatisticsScreen } from '#ui/screens/admin-statistics/AdminStatisticsScreen.tsx';
import { readStatisticsQuery, statisticsAddress } from '#domain/statistics-address.ts';

const { adminStatistics: words } = texts;
const today = '2026-11-26';

const rowOf = (row: Partial<StatisticsRow>): StatisticsRow => ({
  key: '0',
  name: '',
  now: { orders: 0, net: 0 },
  before: { orders: 0, net: 0 },
  ...row,
});

const show = (data: Omit<AdminStatisticsData, 'today'>) =>
  renderShopPage({
    Screen: AdminStatisticsScreen,
    path: '/my/admin-statistics',
    address: '/my/admin-statistics',
    data: { ...data, today },
  });

const quarter: Omit<AdminStatisticsData, 'today'> = {
  query: { by: 'period', span: spanAround('quarter', today), search: '', page: 1 },
  isRunning: false,
  rows: [rowOf({ key: '1', now: { orders: 12, net: 123_456 }, before: { orders: 3, net: 100_000 } })],
};

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

afterEach(() => vi.restoreAllMocks());

describe('[S2.4-07] the statistics of a firm', () => {
  it('show every part of the span with the year before, and lead to what is behind it', () => {
    show(quarter);
    const sum = screen.getByText(/Warenwert netto in/).textContent.replaceAll('\u00a0', ' ');
    expect(sum).toBe(
      '4. Quartal 2026: 1.234,56 € Warenwert netto in 12 Bestellungen. Im Vorjahr 1.000,00 € (+23 %).',
    );
    expect(cellsOf(/^November 2026/)).toEqual(['12', '1.234,56 €', '3', '1.000,00 €']);
    expect(cellsOf(/^Oktober 2026/)).toEqual(['0', '0,00 €', '0', '0,00 €']);
    const link = within(screen.getByRole('table')).getByRole('link', { name: 'November 2026' });
    expect(link.getAttribute('href')).toBe('/my/admin-statistics?type=month&year=2026&month=11');
  });

  it('[S2.11-06] of another span keep search and order of the table; by something else it begins anew', () => {
    show({
      ...quarter,
      query: { ...quarter.query, search: 'Okt', sort: { column: 'net', direction: 'up' }, page: 2 },
    });
    const hrefIn = (navigation: string, name: string) =>
      within(screen.getByRole('navigation', { name: navigation }))
        .getByRole('link', { name })
        .getAttribute('href');
    const kept = 'search=Okt&sort=net&direction=up';
    expect(hrefIn(words.span, '3. Quartal 2026')).toBe(
      `/my/admin-statistics?type=quarter&year=2026&quarter=3&${kept}`,
    );
    expect(hrefIn(words.spanType, words.types.year)).toBe(`/my/admin-statistics?type=year&year=2026&${kept}`);
    expect(hrefIn(words.groupBy, words.groups.person)).not.toContain('search');
  });

  it('compare no span that still runs with a whole one', () => {
    show({ ...quarter, isRunning: true });
    const sum = screen.getByText(/Warenwert netto in/).textContent.replaceAll('\u00a0', ' ');
    expect(sum).toMatch(/ Im ganzen Zeitraum des Vorjahres 1\.000,00 €\.$/);
    // What comes after it lies ahead.
    const spans = within(screen.getByRole('navigation', { name: words.span }));
    expect(spans.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3. Quartal 2026',
      '4. Quartal 2026',
    ]);
  });

  it('lead from a day, a person, a cost center and a group of articles to the orders', () => {
    const day = {
      query: { by: 'period', span: spanAround('week', today), search: '', page: 1 },
      isRunning: true,
      rows: [rowOf({ key: '3', now: { orders: 1, net: 5 } })],
    } as const;
    const { unmount } = show(day);
    expect(screen.getByRole('link', { name: 'Do., 26.11.2026' }).getAttribute('href')).toBe(
      '/my/admin-orders?state=all&isOrdered=true&from=2026-11-26&to=2026-11-27',
    );
    unmount();
    const persons = [
      rowOf({ key: '7', name: 'Ana Muster', now: { orders: 1, net: 500 } }),
      rowOf({ key: '8', name: 'Bea Muster', before: { orders: 1, net: 500 } }),
    ];
    show({
      query: { by: 'person', span: spanAround('month', today), search: '', page: 1 },
      isRunning: true,
      rows: persons,
    });
    expect(screen.getByRole('link', { name: 'Ana Muster' }).getAttribute('href')).toBe(
      '/my/admin-orders?state=all&isOrdered=true&person=7&from=2026-11-01&to=2026-12-01',
    );
    expect(screen.queryByRole('link', { name: 'Bea Muster' })).toBe(null);
    cleanup();
    show({
      query: { by: 'articleGroup', span: spanAround('month', today), search: '', page: 1 },
      isRunning: true,
      rows: [rowOf({ key: 'papier', name: 'Papier', now: { orders: 1, net: 500 } })],
    });
    expect(screen.getByRole('link', { name: 'Papier' }).getAttribute('href')).toBe(
      '/my/admin-orders?state=all&isOrdered=true&articleGroup=papier&from=2026-11-01&to=2026-12-01',
    );
  });

  it('say what has no cost center, and count no order twice', () => {
    const rows = [
      rowOf({ key: '100', name: 'Verwaltung', now: { orders: 2, net: 900 } }),
      rowOf({ key: '', now: { orders: 1, net: 100 } }),
    ];
    show({
      query: { by: 'costCenter', span: spanAround('month', today), search: '', page: 1 },
      isRunning: true,
      rows,
    });
    expect(cellsOf(/^100 Verwaltung/)).toEqual(['2', '9,00 €', '0', '0,00 €']);
    expect(cellsOf(new RegExp(`^${words.without.costCenter}`))).toEqual(['1', '1,00 €', '0', '0,00 €']);
    expect(
      screen.getByText(/^[^:]+: 10,00.€ Warenwert netto\. Im Vorjahr keine Bestellung\.$/),
    ).toBeInstanceOf(HTMLElement);
  });

  it('page a long table, not what is saved of it', () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      rowOf({ key: String(index), name: `Person ${index + 1}`, now: { orders: 1, net: 100 } }),
    );
    show({
      query: { by: 'person', span: spanAround('year', today), search: '', page: 2 },
      isRunning: true,
      rows,
    });
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe(
      '/my/admin-user-orders?type=year&year=2026',
    );
  });

  it('say so where nothing was ordered', () => {
    show({ ...quarter, rows: [] });
    expect(screen.getByRole('heading', { name: words.emptyTitle })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('table')).toBe(null);
  });

  it('are searched by name, sorted, and printed', async () => {
    const print = vi.fn();
    Object.assign(window, { print });
    const persons = [
      rowOf({ key: '7', name: 'Ana Muster', now: { orders: 1, net: 500 } }),
      rowOf({ key: '8', name: 'Bea Muster', now: { orders: 4, net: 400 } }),
    ];
    const query = { by: 'person', span: spanAround('year', today), search: '', page: 1 } as const;
    const { unmount } = show({ query, isRunning: true, rows: persons });
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Ana Muster', 'Bea Muster']);
    const orders = screen.getByRole('columnheader', { name: words.columns.orders });
    expect(within(orders).getByRole('link').getAttribute('href')).toBe(
      '/my/admin-user-orders?type=year&year=2026&sort=orders',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
    unmount();
    const sorted = show({
      query: { ...query, sort: { column: 'orders', direction: 'down' } },
      isRunning: true,
      rows: persons,
    });
    expect(names()).toEqual(['Bea Muster', 'Ana Muster']);
    sorted.unmount();
    show({ query: { ...query, search: 'niemand' }, isRunning: true, rows: persons });
    expect(screen.getByRole('heading', { name: words.notFoundTitle })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: words.endSearch }).getAttribute('href')).toBe(
      '/my/admin-user-orders?type=year&year=2026',
    );
  });
});

describe('[S2.11-06] the address of a statistic', () => {
  const read = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example');
    return readStatisticsQuery(pathname, searchParams, today);
  };

  it.each([
    '/my/admin-statistics?type=year&year=2025',
    '/my/admin-statistics?type=quarter&year=2025&quarter=3',
    '/my/admin-statistics?by=articleGroup&type=month&year=2026&month=2',
    '/my/admin-user-orders?type=week&year=2026&week=53&page=2',
    '/my/admin-costcenter-orders?type=day&year=2024&month=2&day=29',
  ])('keeps type and numbers: %s', (address) => {
    expect(statisticsAddress(read(address))).toBe(address);
  });

  it.each([
    ['/my/admin-user-orders/', 'person'],
    ['/my/admin-costcenter-orders//', 'costCenter'],
    ['/my/admin-statistics/?by=articleGroup', 'articleGroup'],
    ['/my/admin-statistics/', 'period'],
  ])('[S2.4-02] sums up as its path says, also where it ends in a slash: %s', (address, by) => {
    expect(read(address).by).toBe(by);
  });

  it.each([
    '/my/admin-statistics',
    '/my/admin-statistics?type=decade&year=2020',
    '/my/admin-statistics?type=month&year=2026&month=13',
    '/my/admin-statistics?type=month&month=2',
    '/my/admin-statistics?by=constructor',
  ])('shows this month where nothing is said that the calendar has: %s', (address) => {
    expect(statisticsAddress(read(address))).toBe('/my/admin-statistics?type=month&year=2026&month=11');
  });
});
