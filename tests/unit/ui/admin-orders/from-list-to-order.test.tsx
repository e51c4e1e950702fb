import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOrdersQuery } from '#domain/firm-orders-address.ts';
import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { texts } from '#texts/de.ts';
import { settle } from '#tests/paths/views/open-shop.tsx';
import { loadedAt, waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import type { AdminOrdersData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import { openDesk } from './open-desk.tsx';

const { adminOrders: words } = texts;
const address = '/my/admin-orders?state=all&search=Erika&sort=total';
const orders = [waitingOrder('2026-100042'), waitingOrder('2026-100043')];

function dataOf({ pathname, search }: URL): AdminOrdersData {
  const opened = orders.find(({ orderNumber }) => pathname.endsWith(orderNumber));
  if (opened !== undefined)
    return {
      shown: 'order',
      item: wholeOrder(opened),
      invoices: { items: [], isToCome: false },
      now: loadedAt,
    };
  const query = readOrdersQuery(new URLSearchParams(search));
  return {
    shown: 'list',
    items: orders,
    waiting: 2,
    articleGroup: null,
    query,
    pages: 1,
    total: 2,
    now: loadedAt,
  };
}

const user = userEvent.setup({ delay: null });
const press = (role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole(role, { name }));

describe('from the list of a firm’s orders to one of them', () => {
  let decide: (outcomes: readonly OrderOutcome[]) => Promise<void>;

  beforeEach(async () => {
    ({ decide } = await openDesk({ address, dataAt: dataOf }));
  });

  it('[S2.4-01] leads back to the list as it was filtered and sorted', async () => {
    await press('link', '2026-100043');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung 2026-100043');
    expect(screen.getByRole('link', { name: words.backToList }).getAttribute('href')).toBe(address);
  });

  it('[S4.3-10] tells on an order’s page what became of that order, not of another one', async () => {
    await press('button', 'Ablehnen: Bestellung 2026-100042');
    await user.type(screen.getByRole('textbox', { name: /^Begründung/ }), 'Zu teuer.');
    await press('button', words.confirm.deny);
    await decide([{ orderNumber: '2026-100042', kind: 'done', state: 'denied' }]);
    const told = () => screen.queryByRole('status', { name: words.outcomesTitle })?.textContent ?? null;
    expect(told()).toContain('2026-100042');
    await press('link', '2026-100043');
    await settle();
    expect(told()).toBe(null);
    await press('link', words.backToList);
    await settle();
    await press('link', '2026-100042');
    await settle();
    expect(told()).toContain('2026-100042');
  });

  it('[S4.3-10] says what several orders cost together', async () => {
    await press('checkbox', 'Alle 2 auswählen');
    await press('button', 'Freigeben: 2 ausgewählte Bestellungen');
    expect(screen.getByRole('region', { name: '2 Bestellungen freigeben?' }).textContent).toContain(
      'Zusammen 1.624,80\u00a0€ netto.',
    );
  });
});

describe('quantities of an order about which somebody else has decided meanwhile', () => {
  it('[S4.3-10] are offered no more; who was first is read where the focus stands', async () => {
    const orderNumber = '2026-100042';
    const changeable = [{ position: 1, displayName: 'Toner schwarz', quantity: 6, unit: 'Stück' }];
    let isDecided = false;
    const { refuseForm } = await openDesk({
      address: `/my/admin-orders/${orderNumber}`,
      areFormsScripted: true,
      dataAt: () => ({
        shown: 'order',
        item: isDecided
          ? wholeOrder(waitingOrder(orderNumber, { state: 'accepted', decisions: [] }))
          : { ...wholeOrder(waitingOrder(orderNumber)), changeable },
        invoices: { items: [], isToCome: false },
        now: loadedAt,
      }),
    });
    await user.click(screen.getByText(words.changeTitle));
    await user.type(screen.getByRole('textbox', { name: 'Toner schwarz' }), '{Backspace}4');
    await press('button', words.saveQuantities);
    isDecided = true;
    const sentence = 'Lea Leitung hat sie schon freigegeben.';
    await refuseForm({ success: false, code: 'release.decided', errorMessages: [sentence] });
    expect(screen.queryByRole('button', { name: words.saveQuantities })).toBe(null);
    expect(screen.queryByRole('button', { name: /^Freigeben/ })).toBe(null);
    expect(document.activeElement?.textContent).toBe(sentence);
  });
});
