import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { texts } from '#texts/de.ts';
import { invoicePage } from '#texts/de/invoice-page.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

it.each([
  ['private', '/page/widerrufen?number=2026-100042'],
  ['company', undefined],
] as const)('the order of a %s buyer leads to its withdrawal where there is one', (kind, address) => {
  const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'shipped' }), []);
  renderOwnOrder({ ...order, billingAddress: { ...order.billingAddress, kind } });
  const way = screen.queryByRole('link', { name: texts.frame.widerrufen });
  expect(way?.getAttribute('href')).toBe(address);
});

describe('an order by prepayment that was withdrawn from', () => {
  const words = orderPage.withdrawn;
  const whole = { reference: 'W-2026-100001', receivedAt: '2026-11-28T23:30:00.000Z', goods: '' };
  const part = { ...whole, reference: 'W-2026-100002', goods: 'Toner schwarz\n2 Stück' };
  const prepayment = {
    accountHolder: 'Kontor',
    iban: 'DE02',
    bankName: '',
    amount: 66_219,
    purpose: '2026-100042',
  };
  const show = (withdrawals: Order['withdrawals']) => {
    const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'accepted', mode: 'b2c' }), []);
    const billingAddress = { ...order.billingAddress, kind: 'private' as const };
    const invoices = { items: [], isToCome: true };
    renderOwnOrder({ ...order, billingAddress, prepayment, withdrawals }, { invoices });
    const request = screen.queryByRole('region', { name: texts.order.prepayment.title });
    const invoice = screen.queryByRole('region', { name: invoicePage.title });
    return { request, invoice, way: screen.queryByRole('link', { name: texts.frame.widerrufen }) };
  };

  it('says when, under which name and for what, and asks for no money for the whole of it', () => {
    const { request, invoice, way } = show([whole]);
    expect(screen.getByText('Widerruf eingegangen am 29.11.2026, Vorgang W-2026-100001')).toBeDefined();
    expect(screen.getByText(words.whole)).toBeDefined();
    expect(screen.getByText(`${words.next} ${words.nothingToPay}`)).toBeDefined();
    expect([request, invoice, way]).toEqual([null, null, null]);
  });

  it('names the articles of a part, and leaves the way to withdraw the rest', () => {
    const { request, invoice, way } = show([part]);
    expect(screen.getByText(/Toner schwarz\s2 Stück/)).toBeDefined();
    expect(screen.getByText(`${words.next} ${words.lessToPay}`)).toBeDefined();
    expect(within(request!).getByText(/662,19/)).toBeDefined();
    expect([invoice, way]).not.toContain(null);
  });

  it('says nothing where nothing was withdrawn', () => {
    const { request } = show(undefined);
    expect(request).not.toBeNull();
    expect(screen.queryByText(words.next, { exact: false })).toBeNull();
  });
});
