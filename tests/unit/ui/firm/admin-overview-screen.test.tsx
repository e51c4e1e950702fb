import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { budgetOf } from '#tests/support/firm-records.ts';
import { waitingOrder } from '#tests/support/waiting-orders.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { AdminOverviewData } from '#ui/screens/admin-overview/admin-overview-data.ts';
import { Component as AdminOverviewScreen } from '#ui/screens/admin-overview/AdminOverviewScreen.tsx';

const { adminOverview: words } = texts;

const calm: AdminOverviewData = {
  waiting: [],
  waitingCount: 0,
  low: [],
  lowCount: 0,
  unusual: [],
  month: { now: { orders: 1, net: 1999 }, before: { orders: 0, net: 0 } },
};

const show = (data: AdminOverviewData) =>
  renderShopPage({ Screen: AdminOverviewScreen, path: '/my/admin', address: '/my/admin', data });

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('[S2.4-08] the overview of a firm', () => {
  it('tells what waits, what runs out and what was unusual, each with its way there', () => {
    show({
      ...calm,
      waiting: [waitingOrder('2026-100042', { question: 'open' })],
      waitingCount: 7,
      low: [budgetOf({ id: 22, used: 276_128 }), budgetOf({ used: 149_000 })],
      lowCount: 1,
      unusual: [
        {
          orderNumber: '2026-100050',
          placedAt: '2026-11-20T10:00:00Z',
          buyer: 'Ana',
          net: 90_000,
          usual: 20_000,
        },
      ],
    });
    const waiting = part(words.waiting({ count: 7 }));
    expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my/admin-orders/2026-100042',
      '/my/admin-orders',
    ]);
    expect(waiting.getByText(texts.release.questions.open).isConnected).toBe(true);
    const low = part(words.low({ count: 1 }));
    expect(low.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my/admin-budgets/22',
      '/my/admin-budgets/21',
      '/my/admin-budgets',
    ]);
    expect(low.getByText(/1\.490,00.€ von 1\.500,00.€ \(Monat\)/)).toBeInstanceOf(HTMLElement);
    expect(low.getByText(/^Budget überschritten: 2\.761,28.€ von 1\.500,00.€ \(Monat\)$/)).toBeInstanceOf(
      HTMLElement,
    );
    const unusual = part(words.unusual);
    expect(unusual.getByRole('link', { name: '2026-100050 von Ana' })).toBeInstanceOf(HTMLElement);
    expect(unusual.getByText(/900,00.€ netto am 20\.11\.2026, üblich sind 200,00.€/)).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('says so where there is nothing to do', () => {
    show(calm);
    for (const sentence of [words.nothingWaits, words.nothingLow, words.nothingUnusual])
      expect(screen.getByText(sentence)).toBeInstanceOf(HTMLElement);
    expect(
      screen.getByText(/Diesen Monat: 19,99.€ netto in einer Bestellung, im Vormonat keine\./),
    ).toBeInstanceOf(HTMLElement);
  });
});
