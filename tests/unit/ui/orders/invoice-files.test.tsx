import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { invoicePage as words } from '#texts/de/invoice-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

const invoice = (format: Invoice['format'], kind: Invoice['kind'] = 'invoice'): Invoice => ({
  number: kind === 'invoice' ? 'RE-2026-000007' : 'RE-2026-000008',
  kind,
  issuedAt: '2026-11-26T10:00:00.000Z',
  format,
});

const reserved = {
  accountHolder: 'Kontor',
  iban: 'DE02 1203 0000 0000 2020 51',
  bankName: '',
  amount: 100,
  purpose: '2026-100042',
  reservedUntil: '2026-12-03T22:59:59.999Z',
};

function show(
  items: readonly Invoice[],
  changes: Partial<Order> = {},
  isToCome = items.length === 0,
): HTMLElement | null {
  const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'accepted' }));
  const { release: _, ...accepted } = order;
  renderOwnOrder(
    { ...accepted, state: 'accepted', ...changes },
    { invoices: { items: [...items], isToCome } },
  );
  return screen.queryByRole('region', { name: words.title });
}

const buttonsIn = (region: HTMLElement | null): (string | null)[] =>
  region === null
    ? []
    : within(region)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));

describe('[S2.3-13] the invoices of an order', () => {
  it('are said to come, after the payment where money is waited for', () => {
    expect(show([])?.textContent).toContain(words.soon);
    cleanup();
    expect(show([], { prepayment: reserved })?.textContent).toContain(words.afterPayment);
  });

  it('are not spoken of where none is to come', () => expect(show([], {}, false)).toBeNull());

  it('are a PDF to read, with the data beside where it is an e-invoice', () => {
    const plain = show([invoice('pdf')]);
    expect(plain?.textContent).toContain(words.named({ number: 'RE-2026-000007', date: '26.11.2026' }));
    expect(buttonsIn(plain)).toEqual(['Rechnung (PDF) RE-2026-000007 speichern']);
    cleanup();
    const both = show([invoice('zugferd')]);
    expect(both?.textContent).toContain(words.isZugferd);
    expect(buttonsIn(both)).toEqual([
      'Rechnung (PDF) RE-2026-000007 speichern',
      'Rechnung (XML) RE-2026-000007 speichern',
    ]);
  });

  it('stay beside the one that takes them back', () => {
    const both = show([invoice('xrechnung'), invoice('xrechnung', 'reversal')], { state: 'cancelled' });
    expect(both?.textContent).toContain(words.reversal({ number: 'RE-2026-000008', date: '26.11.2026' }));
    expect(buttonsIn(both)).toHaveLength(4);
  });
});
