import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { createTabDrafts } from '#app/persistence/tab-drafts.ts';
import type { BasketReply, BasketState, OrderRemarks } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  checkoutBaskets,
  sampleAddress,
  samplePayment,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import type { TabDrafts, ViewCalls } from '#ui/bindings/shop.ts';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import { renderShopPage } from './shop-page.tsx';

/** A tab whose entries the tests may look at. */
function openTab() {
  const entries = new Map<string, string>();
  const drafts = createTabDrafts(
    {
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => void (value === null ? entries.delete(key) : entries.set(key, value)),
    },
    () => 1_000_000,
  );
  return { entries, drafts };
}

const sepa = { ...samplePayment, slug: 'sepa', displayName: 'Lastschrift', needsIban: true };
const express = {
  ...sampleShipping,
  slug: 'express',
  displayName: 'Express',
  priceNet: 990,
  priceGross: 1178,
};
const reply = (basket: BasketState): BasketReply => ({ success: true, basket, corrections: [] });

function show(
  tabDrafts: TabDrafts,
  basket: BasketState,
  step: number,
  answer: () => Promise<boolean> = () => Promise.reject(new Error('nobody answers')),
) {
  const orders: SaveOrderBody[] = [];
  const left: Partial<OrderRemarks>[] = [];
  const keepRemarks: ViewCalls['keepRemarks'] = (typed) => {
    left.push(typed);
    return answer();
  };
  const checkout = checkoutMachine.provide({
    actors: {
      savePaymentMethod: fromPromise(async () => reply(checkoutBaskets.complete)),
      saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input }) => {
        orders.push(input);
        return new Promise<never>(() => undefined);
      }),
      saveShippingMethod: fromPromise(async () => reply(checkoutBaskets.addressed)),
    },
  });
  const page = renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${step}`,
    data: { basket, addresses: [], paymentMethods: [sepa], shippingMethods: [sampleShipping, express] },
    checkout,
    tabDrafts,
    browser: {
      viewCalls: () => Promise.resolve({ keepRemarks, prepareForm: () => undefined } as unknown as ViewCalls),
    },
  });
  return { ...page, orders, left };
}

const line = 'Ihre Eingaben sind noch da, Bankdaten und Passwörter ausgenommen.';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /AGB/ });

describe('what was typed and not sent', () => {
  it('is there again after a reload: the address, with a line that says so', async () => {
    const { drafts } = openTab();
    const first = show(drafts, checkoutBaskets.guest, 2);
    const billing = () => within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    await userEvent.type(billing().getByLabelText('Ort*'), 'Zwickau');
    expect(screen.queryByText(line)).toBe(null);
    first.unmount();
    show(drafts, checkoutBaskets.guest, 2);
    expect((await screen.findByText(line)).isConnected).toBe(true);
    expect(billing().getByLabelText<HTMLInputElement>('Ort*').value).toBe('Zwickau');
  });

  it('is there again after a reload: the mail address to sign in with beside that of a guest, and no password', async () => {
    const { drafts, entries } = openTab();
    const first = show(drafts, checkoutBaskets.anonymous, 1);
    const login = () => within(screen.getByRole('region', { name: 'Ich bin Kunde' }));
    const email = () => login().getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
    const password = () => login().getByLabelText<HTMLInputElement>('Passwort*');
    await userEvent.type(password(), 'geheim');
    expect(entries.size).toBe(0);
    await userEvent.type(email(), 'kunde@muster.example');
    const guest = () => within(screen.getByRole('region', { name: 'Als Gast bestellen' }));
    const guestEmail = () => guest().getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
    await userEvent.type(guestEmail(), 'gast@muster.example');
    expect([...entries.values()].join()).not.toContain('geheim');
    first.unmount();
    show(drafts, checkoutBaskets.anonymous, 1);
    await screen.findByText(line);
    expect([email().value, password().value, guestEmail().value]).toEqual([
      'kunde@muster.example',
      '',
      'gast@muster.example',
    ]);
  });

  it('is there again after a reload: remark, reference and tick', async () => {
    const { drafts } = openTab();
    const first = show(drafts, checkoutBaskets.complete, 4);
    // These fields are a late part.
    await userEvent.type(await screen.findByRole('textbox', { name: /^Bemerkung/ }), 'Bitte klingeln');
    await userEvent.type(field(/Referenznummer/), 'PO-4711');
    await userEvent.click(terms());
    first.unmount();
    show(drafts, checkoutBaskets.complete, 4);
    await screen.findByText(line);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Bemerkung/ })).value).toBe(
      'Bitte klingeln',
    );
    expect(field(/Referenznummer/).value).toBe('PO-4711');
    expect(terms().checked).toBe(true);
  });

  it('is no day of delivery any more, once somebody buys who may name none', async () => {
    const { drafts } = openTab();
    const { checkoutData } = checkoutBaskets.complete;
    const { deliveryDays: _, ...withoutDays } = checkoutData;
    const basketOf = (kind: 'company' | 'private'): BasketState => ({
      ...checkoutBaskets.complete,
      checkoutData: {
        ...(kind === 'company' ? checkoutData : withoutDays),
        billingAddress: { ...sampleAddress, kind },
      },
    });
    const first = show(drafts, basketOf('company'), 4);
    fireEvent.input(await screen.findByLabelText(/Liefertermin/), { target: { value: '2026-12-03' } });
    await userEvent.click(terms());
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(first.orders).toEqual([expect.objectContaining({ deliveryDay: '2026-12-03' })]);
    first.unmount();

    const { orders } = show(drafts, basketOf('private'), 4);
    await screen.findByText(line);
    if (!terms().checked) await userEvent.click(terms());
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(orders).toEqual([expect.objectContaining({ deliveryDay: '' })]);
  });

  it('is priced again after a reload: the way to ship that was ticked', async () => {
    const { drafts } = openTab();
    const sum = () => screen.getByRole('complementary', { name: 'Summe' }).textContent;
    const first = show(drafts, checkoutBaskets.addressed, 3);
    const unpriced = sum();
    await userEvent.click(screen.getByRole('radio', { name: /^Express/ }));
    await waitFor(() => expect(sum()).not.toBe(unpriced));
    const priced = sum();
    expect(priced).toContain('9,90');
    first.unmount();
    show(drafts, checkoutBaskets.addressed, 3);
    await waitFor(() => expect(sum()).toBe(priced));
  });

  it('keeps no tick for another basket', async () => {
    const { drafts } = openTab();
    const first = show(drafts, checkoutBaskets.complete, 4);
    await userEvent.click(terms());
    first.unmount();
    show(drafts, checkoutBaskets.newer, 4);
    await screen.findByText(line);
    expect(terms().checked).toBe(false);
  });

  it('is no draft any more once nothing was typed but looked at', () => {
    const { drafts, entries } = openTab();
    show(drafts, checkoutBaskets.guest, 2);
    expect(entries.size).toBe(0);
  });

  it('never holds an account, which outlives going back all the same', async () => {
    const { drafts, entries } = openTab();
    const { router } = show(drafts, checkoutBaskets.addressed, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await userEvent.type(field(/^IBAN/), 'DE02120300000000202051');
    await userEvent.clear(field(/^Kontoinhaber/));
    await userEvent.type(field(/^Kontoinhaber/), 'Hanna Halter');
    expect([...entries.values()].join()).not.toMatch(/DE02|Hanna|Erika/);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect([...entries.keys()].filter((key) => key.endsWith(':methods'))).toEqual([]);
    await act(() => router.navigate('/shop/checkout/3'));
    await userEvent.click(await screen.findByRole('radio', { name: /^Lastschrift/ }));
    expect(field(/^IBAN/).value).toBe('DE02120300000000202051');
    expect(field(/^Kontoinhaber/).value).toBe('Hanna Halter');
  });
});

describe('what a customer typed beside the order, which the server keeps, too', () => {
  const kept = { comment: '', reference: 'BE-4711', deliveryDay: '' };
  const basketWith = (remarks: OrderRemarks): BasketState => ({
    ...checkoutBaskets.complete,
    checkoutData: { ...checkoutBaskets.complete.checkoutData, identity: 'customer', remarks },
  });
  const arrives = () => Promise.resolve(true);
  const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Bemerkung/ });
  const draftIn = (entries: ReadonlyMap<string, string>) => [...entries.values()].join();

  it('stands in the fields of a fresh device, and goes to the server when a field is left with a change', async () => {
    const { drafts } = openTab();
    const { left, orders } = show(drafts, basketWith(kept), 4, arrives);
    await userEvent.type(await comment(), 'Bitte klingeln');
    expect(field(/Referenznummer/).value).toBe('BE-4711');
    expect(left).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(left).toEqual([{ comment: 'Bitte klingeln' }]));
    // Nothing is another one by going through the fields.
    await userEvent.click(field(/Referenznummer/));
    await userEvent.click(terms());
    expect(left).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(orders).toEqual([expect.objectContaining({ ...kept, comment: 'Bitte klingeln' })]);
  });

  it('is no draft any more once it has arrived: what another device has left since stands there', async () => {
    const { drafts, entries } = openTab();
    const first = show(drafts, basketWith(kept), 4, arrives);
    await userEvent.type(await comment(), 'Bitte klingeln');
    expect(draftIn(entries)).toContain('Bitte klingeln');
    await userEvent.tab();
    await waitFor(() => expect(draftIn(entries)).not.toContain('Bitte klingeln'));
    // The tick is none of it: it is one of this tab.
    await userEvent.click(terms());
    expect(draftIn(entries)).toContain('terms');
    expect(draftIn(entries)).not.toContain('Bitte klingeln');
    // The page itself goes on with what was typed on it.
    await act(() => first.router.navigate('/shop/checkout/3'));
    await act(() => first.router.navigate('/shop/checkout/4'));
    expect((await comment()).value).toBe('Bitte klingeln');
    first.unmount();
    show(drafts, basketWith({ ...kept, comment: 'Nicht klingeln' }), 4, arrives);
    await screen.findByText(line);
    expect((await comment()).value).toBe('Nicht klingeln');
    expect(terms().checked).toBe(true);
  });

  it.each([
    ['nobody answered', () => Promise.reject(new Error('nobody answers'))],
    ['it was refused', () => Promise.resolve(false)],
  ])('stays a draft of the tab where %s, and goes along with what is left next', async (_why, answer) => {
    const { drafts, entries } = openTab();
    const first = show(drafts, basketWith(kept), 4, answer);
    await userEvent.type(await comment(), 'Bitte klingeln');
    await userEvent.tab();
    await waitFor(() => expect(first.left).toEqual([{ comment: 'Bitte klingeln' }]));
    expect(screen.queryByRole('alert')).toBe(null);
    expect(draftIn(entries)).toContain('Bitte klingeln');
    first.unmount();
    const second = show(drafts, basketWith(kept), 4, arrives);
    await screen.findByText(line);
    expect((await comment()).value).toBe('Bitte klingeln');
    await userEvent.type(field(/Referenznummer/), '-2');
    await userEvent.tab();
    await waitFor(() => expect(second.left).toEqual([{ comment: 'Bitte klingeln', reference: 'BE-4711-2' }]));
  });

  it('of a guest goes nowhere but into the tab', async () => {
    const { drafts, entries } = openTab();
    const { left } = show(drafts, checkoutBaskets.complete, 4, arrives);
    await userEvent.type(await comment(), 'Bitte klingeln');
    await userEvent.tab();
    await userEvent.click(terms());
    expect(left).toEqual([]);
    expect(draftIn(entries)).toContain('Bitte klingeln');
  });
});
