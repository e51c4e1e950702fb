import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { checkoutBaskets, samplePayment, sampleShipping } from '#machines/checkout/checkout.samples.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { Component as CheckoutScreen } from '#ui/screens/checkout/CheckoutScreen.tsx';
import type { CheckoutPageData } from '#ui/screens/checkout/checkout-data.ts';
import { renderShopPage } from './shop-page.tsx';

const never = () => new Promise<never>(() => undefined);

function show(basket: BasketState, requestedStep: number, facts: Partial<CheckoutPageData> = {}) {
  const orders: SaveOrderBody[] = [];
  const saved: unknown[] = [];
  const data: CheckoutPageData = {
    basket,
    addresses: [],
    paymentMethods: [samplePayment],
    shippingMethods: [sampleShipping],
    ...facts,
  };
  const checkout = checkoutMachine.provide({
    actors: {
      saveBillingAddress: fromPromise(({ input }) => {
        saved.push(input);
        return never();
      }),
      savePaymentMethod: fromPromise(({ input }) => {
        saved.push(input);
        return never();
      }),
      saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input }) => {
        orders.push(input);
        return never();
      }),
    },
  });
  const page = renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${requestedStep}`,
    data,
    checkout,
  });
  return { ...page, orders, saved };
}

const missingMessages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]);

const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

describe('step 2', () => {
  it('[S2.9-09] has billing and shipping address', async () => {
    show(checkoutBaskets.guest, 2);
    const billing = screen.getByRole('region', { name: 'Rechnungsadresse' });
    expect(within(billing).getByLabelText('Straße*').getAttribute('autocomplete')).toBe(
      'section-billing billing address-line1',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Lieferadresse ist wie/ }));
    expect(screen.getByRole('region', { name: 'Lieferadresse' }).isConnected).toBe(true);
  });

  it('names every mistake at its field and at the top, keeps what was typed and sends nothing', async () => {
    const { saved } = show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    await userEvent.click(billing.getByRole('radio', { name: 'Privatperson' }));
    await userEvent.type(billing.getByLabelText('Vorname*'), 'Erika');
    await userEvent.type(billing.getByLabelText('Nachname*'), 'Muster');
    await userEvent.type(billing.getByLabelText('Straße*'), 'Am Markt');
    await userEvent.type(billing.getByLabelText('Postleitzahl*'), '1011');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Zahlung und Versand' }));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Rechnungsadresse, Postleitzahl: Eine deutsche Postleitzahl hat fünf Ziffern.',
      'Rechnungsadresse, Ort: Bitte füllen Sie dieses Feld aus.',
    ]);
    expect(billing.getByLabelText<HTMLInputElement>('Vorname*').value).toBe('Erika');
    expect(billing.getByText('Die Hausnummer fehlt. Ist die Adresse so richtig?').isConnected).toBe(true);
    expect(saved).toEqual([]);
  });

  it('goes on without a house number', async () => {
    const { saved } = show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    await userEvent.click(billing.getByRole('radio', { name: 'Privatperson' }));
    for (const [label, text] of [
      ['Vorname*', 'Erika'],
      ['Nachname*', 'Muster'],
      ['Straße*', 'Am Markt'],
      ['Postleitzahl*', '10115'],
      ['Ort*', 'Berlin'],
    ] as const) {
      await userEvent.type(billing.getByLabelText(label), text);
    }
    await userEvent.keyboard('{Enter}');
    expect(saved).toEqual([
      {
        address: {
          kind: 'private',
          company: '',
          vatId: '',
          salutation: 'none',
          firstname: 'Erika',
          lastname: 'Muster',
          street: 'Am Markt',
          houseNumber: '',
          addition: '',
          zip: '10115',
          city: 'Berlin',
          country: 'DE',
          phone: '',
        },
      },
    ]);
  });
});

describe('step 3', () => {
  it('[S2.9-09] has payment and shipping, chosen by keyboard', async () => {
    const { saved } = show(checkoutBaskets.addressed, 3);
    expect(screen.getByRole('radiogroup', { name: /^Zahlungsart/ }).isConnected).toBe(true);
    expect(screen.getByRole('radiogroup', { name: /^Versandart/ }).isConnected).toBe(true);
    screen.getByRole('button', { name: 'Weiter zur Prüfung' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(saved).toEqual([{ slug: 'invoice' }]);
  });

  it('shows what is not possible with its reason', () => {
    show(checkoutBaskets.addressed, 3, {
      paymentMethods: [
        samplePayment,
        {
          ...samplePayment,
          slug: 'sepa',
          displayName: 'Lastschrift',
          isAvailable: false,
          unavailableReason: 'Nur für angemeldete Kunden.',
        },
      ],
      shippingMethods: [
        sampleShipping,
        {
          ...sampleShipping,
          slug: 'express',
          displayName: 'Express',
          description: 'Morgen da.',
          isAvailable: false,
          unavailableReason: 'Nur für Lagerware.',
        },
      ],
    });
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Lastschrift/ });
    expect(radio.disabled).toBe(true);
    expect(screen.getByText('Nur für angemeldete Kunden.').isConnected).toBe(true);
    // When it would come is not said of what cannot come.
    expect(screen.getByText(/^Morgen da/).textContent).toBe('Morgen da. Nur für Lagerware.');
  });

  it('asks for the IBAN of a direct debit before it sends anything', async () => {
    const { saved } = show(checkoutBaskets.addressed, 3, {
      paymentMethods: [{ ...samplePayment, slug: 'sepa', displayName: 'Lastschrift', needsIban: true }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(saved).toEqual([]);
    await userEvent.type(screen.getByLabelText('IBAN*'), 'DE02 1203 0000 0000 2020 51');
    await userEvent.type(screen.getByLabelText('Kontoinhaber*'), 'Erika Muster');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(saved).toEqual([
      { slug: 'sepa', iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Erika Muster' },
    ]);
  });
});

describe('step 4', () => {
  it('[S2.9-10] has comment, terms and order, and orders with both', async () => {
    const { orders } = show(checkoutBaskets.complete, 4);
    await userEvent.type(screen.getByLabelText('Bemerkung zur Bestellung'), 'Bestellung 4711');
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await userEvent.dblClick(order());
    expect(orders).toEqual([{ orderToken: 'token-1', agb_check_approved: true, comment: 'Bestellung 4711' }]);
  });

  it('[S5-08][S5-10] does not order without the terms and leads to them', async () => {
    const { orders } = show(checkoutBaskets.complete, 4);
    await userEvent.click(order());
    expect(orders).toEqual([]);
    expect(missingMessages()).toEqual([
      ['Bitte lesen Sie die AGB und setzen Sie den Haken. Zur Zustimmung', '#terms'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Zur Zustimmung' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /AGB/ }));
  });

  it('[S5-09][S5-11] names everything that is missing at once, with the step that mends it', async () => {
    const { checkoutData } = checkoutBaskets.complete;
    const { orders } = show(
      {
        ...checkoutBaskets.complete,
        checkoutData: {
          ...checkoutData,
          missing: ['billingAddress', 'shippingAddress', 'paymentMethod', 'shippingMethod', 'terms'],
        },
      },
      4,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await userEvent.click(order());
    expect(orders).toEqual([]);
    expect(missingMessages()).toEqual([
      ['Die Rechnungsadresse fehlt. Zu „Adressen“', '/shop/checkout/2'],
      ['Die Lieferadresse fehlt. Zu „Adressen“', '/shop/checkout/2'],
      ['Die Zahlungsart fehlt. Zu „Zahlung und Versand“', '/shop/checkout/3'],
      ['Die Versandart fehlt. Zu „Zahlung und Versand“', '/shop/checkout/3'],
    ]);
  });

  it('shows articles, delivery and total before the button that orders (§ 312j BGB)', () => {
    show(checkoutBaskets.complete, 4);
    const places = [
      screen.getByText('Für 2.600 Seiten'),
      screen.getByText(/Lieferzeit 1–2 Werktage/),
      screen.getByText('Gesamtsumme inkl. MwSt.'),
      order(),
    ];
    const isBefore = places
      .slice(1)
      .map((place, index) =>
        Boolean((places[index] as Node).compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
    expect(isBefore).toEqual([true, true, true]);
  });
});
