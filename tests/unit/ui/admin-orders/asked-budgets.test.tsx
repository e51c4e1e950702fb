import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import { readOrdersQuery } from '#domain/firm-orders-address.ts';
import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { texts } from '#texts/de.ts';
import { loadedAt, waitingOrder } from '#tests/support/waiting-orders.ts';
import { openDesk } from './open-desk.tsx';

const { adminOrders: words } = texts;
const user = userEvent.setup({ delay: null });
const press = (role: 'button' | 'checkbox', name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole(role, { name }));

const personal = { id: 7, name: 'Emil Einkauf', period: 'month', amount: 50_000 } as const;
/** An order that takes so much of the budget of which others have used so much. */
const orderOf = (orderNumber: string, share: number, used: number): AdminOrderSummary =>
  waitingOrder(orderNumber, { totalNet: share, budgets: [{ ...personal, used, share }] });

/** The list of these orders, as the server knows them at the moment it is asked. */
const openList = (items: () => readonly AdminOrderSummary[]) =>
  openDesk({
    address: '/my/admin-orders',
    dataAt: ({ searchParams }) => ({
      shown: 'list',
      items: items(),
      waiting: items().length,
      articleGroup: null,
      query: readOrdersQuery(searchParams),
      pages: 1,
      total: items().length,
      now: loadedAt,
    }),
  });

/** What is asked, line by line. */
const panel = (name: string): readonly string[] =>
  [...screen.getByRole('region', { name }).querySelectorAll('li, p')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );

describe('budgets that orders exceed together', () => {
  it('[S4.3-10] are told with the first question, one figure a budget, as they stand now', async () => {
    // When it was ordered the first exceeded the budget; it fits now.
    const orders = [orderOf('2026-100042', 20_000, 28_900), orderOf('2026-100043', 40_000, 28_900)];
    await openList(() => orders);
    await press('button', 'Freigeben: Bestellung 2026-100042');
    expect(panel('Bestellung freigeben?').join()).not.toContain('Budget');
    await press('button', words.cancel);
    await press('checkbox', 'Alle 2 auswählen');
    await press('button', 'Freigeben: 2 ausgewählte Bestellungen');
    expect(panel('2 Bestellungen freigeben?')).toEqual([
      '2026-100042: Erika Muster, 200,00 € netto',
      '2026-100043: Erika Muster, 400,00 € netto',
      'Zusammen 600,00 € netto.',
      'Budget Emil Einkauf (Monat): 211,00 € netto frei, mit allen zusammen ist es um 389,00 € überschritten.',
      'Was dann noch ins Budget passt, wird ausgeführt; nach den übrigen fragen wir noch einmal.',
    ]);
  });

  it('[S4.3-10] are told after a batch as its other orders have left them', async () => {
    let orders = ['2026-100042', '2026-100043', '2026-100044'].map((number) =>
      orderOf(number, 20_000, 28_900),
    );
    const { decide, decided } = await openList(() => orders);
    await press('checkbox', 'Alle 3 auswählen');
    await press('button', 'Freigeben: 3 ausgewählte Bestellungen');
    await press('button', words.confirm.release);
    orders = orders.slice(1).map(({ orderNumber }) => orderOf(orderNumber, 20_000, 48_900));
    const outcomes: readonly OrderOutcome[] = [
      { orderNumber: '2026-100042', kind: 'done', state: 'accepted' },
      ...orders.map(({ orderNumber }) => ({
        orderNumber,
        kind: 'overBudget' as const,
        sentence: 'Wie es zu Beginn stand.',
        excesses: [{ budgetId: 7, over: 100 }],
      })),
    ];
    await decide(outcomes);
    const asked = panel('2 Bestellungen trotz überschrittenem Budget freigeben?');
    expect(asked).toContain(
      'Budget Emil Einkauf (Monat): 11,00 € netto frei, mit allen zusammen ist es um 389,00 € überschritten.',
    );
    expect(asked.join()).not.toContain('Wie es zu Beginn stand.');
    await press('button', words.confirm.overBudget);
    expect(decided()).toMatchObject({ meantOver: [{ budgetId: 7, over: 38_900 }] });
  });

  it('[S4.3-10] are told as the server says where the page does not know them', async () => {
    const orders = [waitingOrder('2026-100042')];
    const { decide } = await openList(() => orders);
    await press('button', 'Freigeben: Bestellung 2026-100042');
    await press('button', words.confirm.release);
    await decide([
      {
        orderNumber: '2026-100042',
        kind: 'overBudget',
        sentence: 'Das Budget reicht nicht.',
        excesses: [{ budgetId: 7, over: 100 }],
      },
    ]);
    expect(panel('Trotz überschrittenem Budget freigeben?').join()).toContain('Das Budget reicht nicht.');
  });

  it('[S4.3-10] are meant with one press where one order exceeds them and the question says so', async () => {
    const orders = [orderOf('2026-100042', 30_000, 28_900)];
    const { decided } = await openList(() => orders);
    await press('button', 'Freigeben: Bestellung 2026-100042');
    expect(panel('Bestellung freigeben?')).toContain(
      'Budget Emil Einkauf (Monat): 211,00 € netto frei, danach ist es um 89,00 € überschritten.',
    );
    await press('button', words.confirmOverBudget);
    expect(decided()).toMatchObject({ decision: 'release', meantOver: [{ budgetId: 7, over: 8900 }] });
    // What is asked stays as it was read while it is on its way.
    expect(panel('Bestellung freigeben?')).toHaveLength(3);
  });
});
