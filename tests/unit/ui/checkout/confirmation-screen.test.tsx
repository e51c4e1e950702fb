import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';
import { Component as ConfirmationScreen } from '#ui/screens/confirmation/ConfirmationScreen.tsx';
import { Component as OrdersScreen } from '#ui/screens/orders/OrdersScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const show = (order: Partial<Order> = {}) =>
  renderShopPage({
    Screen: ConfirmationScreen,
    path: '/shop/checkout/confirmation/K-100001',
    data: { order: { ...sampleOrder, ...order } },
  });

const prepayment = {
  accountHolder: 'Kontor Bürobedarf GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bankName: 'Beispielbank',
  amount: 12_245,
  purpose: 'K-100001',
};

const rowsOf = (title: string) => {
  const region = screen.getByRole('region', { name: title });
  return [...region.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
};

const money = { taxRate: 19, unitNet: 400, unitGross: 476, lineNet: 400, lineGross: 476 };
const toner = {
  ...money,
  articleNumber: 'T1',
  displayName: 'Toner',
  unit: 'Stück',
  manufacturerNumber: '',
  shopDepotId: 1,
  hint: '',
  costCenter: '',
  offerNumber: '',
  quantity: 1,
  url: '/shop/article/T1-1/toner',
};

describe('confirmation', () => {
  it('tells who prepays where the money goes, how much and what for, and when the delivery time starts', () => {
    show({ prepayment });
    expect(rowsOf('Bitte überweisen Sie')).toEqual([
      'Betrag122,45 €',
      'EmpfängerKontor Bürobedarf GmbH',
      'IBANDE02 1203 0000 0000 2020 51',
      'BankBeispielbank',
      'VerwendungszweckK-100001',
    ]);
    expect(screen.getAllByText('Lieferzeit 1–2 Werktage ab Zahlungsanweisung')).toHaveLength(1);
  });

  it('leaves out an account the shop has not named', () => {
    show({ prepayment: { ...prepayment, iban: '', bankName: '' } });
    expect(rowsOf('Bitte überweisen Sie')).toHaveLength(3);
  });

  it('asks nothing of who pays by invoice', () => {
    show();
    expect(screen.queryByText('Bitte überweisen Sie')).toBeNull();
    expect(screen.getAllByText('Lieferzeit 1–2 Werktage')).toHaveLength(1);
  });

  it('calls payment, shipping and articles what the checkout called them', () => {
    show();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Zahlungsart', 'Versandart', 'Artikel']));
    expect(screen.getByRole('columnheader', { name: 'Artikel' }).isConnected).toBe(true);
  });

  it('leads from each line to its article, as long as it is in the catalogue', () => {
    show({
      positions: [toner, { ...toner, articleNumber: 'T2', displayName: 'Trommel', url: '' }],
    });
    expect(screen.getByRole('link', { name: 'Toner' }).getAttribute('href')).toBe('/shop/article/T1-1/toner');
    expect(screen.getByText('Trommel').closest('a')).toBeNull();
  });

  it('names the mandate of a direct debit: creditor, reference, the masked account and how long it can be taken back', () => {
    show({ debit: { iban: '**** 3000', creditorId: 'DE98ZZZ09999999999', reference: 'K-100001' } });
    expect(
      screen.getByText(
        /SEPA-Lastschrift von \*\*\*\* 3000: Gläubiger-Identifikationsnummer DE98ZZZ09999999999, Mandatsreferenz K-100001.*Sie können innerhalb von acht Wochen.*Erstattung/,
      ),
    ).toBeTruthy();
  });

  it('promises no date where there is none, and one day is one day', () => {
    show({ minimumDays: 0, maximumDays: 0 });
    expect(screen.getAllByText('Liefertermin auf Anfrage').length).toBeGreaterThan(0);
    show({ minimumDays: 1, maximumDays: 1 });
    expect(screen.getAllByText('Lieferzeit 1 Werktag').length).toBeGreaterThan(0);
  });

  it('says amounts in the plural, and the number of an article of the shop\u2019s own once', () => {
    const number = { articleNumber: 'K1', shopDepotId: 1, url: '', manufacturerNumber: 'K1' };
    const money = { taxRate: 19, unitNet: 400, unitGross: 476, lineNet: 1600, lineGross: 1904 };
    const words = { displayName: 'Papier', hint: '', costCenter: '', offerNumber: '' };
    show({ positions: [{ ...number, ...money, ...words, quantity: 4, unit: 'Packung' }] });
    expect(screen.getByText('4 Packungen')).toBeTruthy();
    expect(screen.getAllByText('K1')).toHaveLength(1);
  });
});

describe('what went with an order', () => {
  const gift = {
    ...toner,
    displayName: 'Stift',
    articleNumber: 'G1',
    hint: 'Gratisartikel',
    unitNet: 0,
    unitGross: 0,
    lineNet: 0,
    lineGross: 0,
  };
  const coupon = { code: 'STIFT', net: 0, gross: 0 };

  it('names a gift as such, and a note as what it is', () => {
    show({ positions: [{ ...toner, hint: 'Raum 2' }, gift] });
    expect(screen.getByRole('row', { name: /^Toner/ }).textContent).toContain('Notiz: Raum 2');
    const row = screen.getByRole('row', { name: /^Stift/ }).textContent;
    expect([row?.includes('Gratisartikel'), row?.includes('Notiz')]).toEqual([true, false]);
  });

  it('[S3.2-03] tells apart lines of one article that only their offers set apart', () => {
    show({
      positions: [
        { ...toner, offerNumber: 'A-1' },
        { ...toner, offerNumber: 'A-2' },
      ],
    });
    const rows = screen.getAllByRole('row', { name: /^Toner/ }).map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringContaining('Angebot: A-1'), expect.stringContaining('Angebot: A-2')]);
  });

  it.each([
    ['the gift', [gift], 583, 'Gutschein STIFTGratisartikel'],
    ['the shipping', [toner], 0, 'Gutschein STIFTkostenloser Versand'],
    ['that it counted', [gift], 0, 'Gutschein STIFTeingelöst'],
  ])('says of a coupon without an amount %s', (_, positions, shippingGross, told) => {
    show({ positions, shippingGross, discount: coupon });
    expect(rowsOf('Gesamtsumme')[1]).toBe(told);
  });

  it('says of a coupon what it took off', () => {
    show({ positions: [gift], discount: { ...coupon, net: 100, gross: 119 } });
    expect(rowsOf('Gesamtsumme')[1]).toMatch(/^Gutschein STIFT-/);
  });
});

describe('an order that is put in again', () => {
  it('takes what can be had of each line and names what is missing of it', async () => {
    const message = 'Toner: Von 6 Stück kam nur 1 in den Warenkorb.';
    const part = { index: 0, articleNumber: 'T1', code: 'stock.tooLow', message, added: 1 };
    const positions = [{ ...toner, quantity: 6 }];
    const { changes } = renderShopPage({
      Screen: OrdersScreen,
      path: '/my/orders/K-100001',
      data: {
        items: [],
        total: 0,
        page: 1,
        item: { ...sampleOrder, positions },
        invoices: { items: [], isToCome: false },
      },
      answer: () => ({ success: true, basket: sampleBasket(2), corrections: [], refused: [part] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut bestellen' }));
    expect((await screen.findByText(message)).isConnected).toBe(true);
    expect(screen.getByText(/^1 Position liegt im Warenkorb\./).isConnected).toBe(true);
    const { articleNumber, shopDepotId, quantity, unit, hint, costCenter } = positions[0]!;
    const item = { articleNumber, shopDepotId, quantity, unit, hint, costCenter, mayBeLess: true };
    expect(changes).toEqual([{ kind: 'addItems', items: [item], occasion: 'reorder' }]);
  });
});
