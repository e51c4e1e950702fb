import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FreeArticle } from '#contract/basket.ts';
import {
  checkoutBaskets,
  sampleAddress,
  samplePayment,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import { freeArticles as freeArticleWords } from '#texts/de/free-articles.ts';
import { sampleFreeArticle } from '#tests/support/sample-free-article.ts';
import { LaterFreeArticlesPart } from '#ui/sections/free-article/LaterFreeArticles.tsx';
import { show } from './checkout-page.tsx';

describe('step 1', () => {
  it('[S2.1-05] leads whoever has forgotten the password to a new one', () => {
    show(checkoutBaskets.anonymous, 1);
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' }).getAttribute('href')).toBe(
      '/password/request',
    );
  });
});

describe('step 2', () => {
  const customer = {
    ...checkoutBaskets.complete,
    checkoutData: { ...checkoutBaskets.complete.checkoutData, identity: 'customer' as const },
  };

  it('[S7.2-41] keeps a typed address with the account where the customer says so', async () => {
    const { saved } = show(customer, 2);
    const keep = screen.getAllByRole<HTMLInputElement>('checkbox', {
      name: 'Adresse für weitere Bestellungen merken',
    });
    expect(keep.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(keep[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await waitFor(() => expect(saved).toMatchObject([{ isKept: true }]));
  });

  it('[S7.2-41] offers no guest to keep an address', () => {
    show(checkoutBaskets.complete, 2);
    expect(screen.queryByText('Adresse für weitere Bestellungen merken')).toBeNull();
  });
});

describe('an empty basket', () => {
  it('[S2.9-05] leads whoever is not signed in to the sign-in, and back', async () => {
    show(checkoutBaskets.empty, 1);
    expect((await screen.findByText(/Sie sind nicht angemeldet/)).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/login?redirectTo=/shop/checkout',
    );
  });
});

describe('step 3', () => {
  it('[S2.9-08] says so where the way to pay that was chosen is possible no longer', () => {
    const basket = checkoutBaskets.complete;
    const paymentLost = 'Sie hatten „Rechnung“ gewählt. Das geht nicht mehr.';
    show({ ...basket, checkoutData: { ...basket.checkoutData, paymentMethod: null, paymentLost } }, 3);
    expect(screen.getByText(paymentLost).isConnected).toBe(true);
  });

  it('[S2.9-08] says so where the way to ship that was chosen is possible no longer', () => {
    const basket = checkoutBaskets.complete;
    const shippingLost = 'Sie hatten „Abholung“ gewählt. Das geht nicht mehr.';
    show({ ...basket, checkoutData: { ...basket.checkoutData, shippingMethod: null, shippingLost } }, 3);
    expect(screen.getByText(shippingLost).isConnected).toBe(true);
  });
});

describe('the free articles of the review', () => {
  const withGifts = (...possibleFreeArticles: FreeArticle[]) => ({
    ...checkoutBaskets.complete,
    possibleFreeArticles,
  });

  it('[S4.3-13] are those that can be chosen now', async () => {
    show(withGifts(sampleFreeArticle(1), sampleFreeArticle(2, 'Noch 10,02 EUR.')), 4);
    const part = await screen.findByRole('region', { name: freeArticleWords.title });
    expect(
      within(part)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Stift 1']);
  });

  it('[S4.3-13] are not there where none can be chosen', async () => {
    await LaterFreeArticlesPart.fetchAhead();
    show(withGifts(sampleFreeArticle(2, 'Noch 10,02 EUR.')), 4);
    expect(screen.queryByRole('region', { name: freeArticleWords.title })).toBeNull();
    expect(document.body.textContent).not.toContain('Stift 2');
  });
});

describe('the articles of the review', () => {
  it('name the cost center they are booked on', () => {
    const basket = checkoutBaskets.complete;
    const items = basket.items.map((item, line) => ({ ...item, costCenter: line === 0 ? '4711' : '' }));
    show({ ...basket, items }, 4);
    expect(screen.getAllByText(/^Kostenstelle/).map(({ textContent }) => textContent)).toEqual([
      'Kostenstelle: 4711',
    ]);
  });

  it('[S3.2-01] name the offer they are ordered under', () => {
    const basket = checkoutBaskets.complete;
    const items = basket.items.map((item, line) => ({ ...item, offerNumber: line === 0 ? 'A-1' : '' }));
    show({ ...basket, items }, 4);
    expect(screen.getAllByText(/^Angebot/).map(({ textContent }) => textContent)).toEqual(['Angebot: A-1']);
  });

  it('say which device of the buyer they fit, and nothing where there is none to be said', () => {
    const basket = checkoutBaskets.complete;
    const fit = 'Passt zu HP LaserJet Pro M404dn (Empfang)';
    const [item] = basket.items;
    if (item === undefined) throw new Error('no position');
    const items = [
      { ...item, fit },
      { ...item, uid: 'ohne', fit: '' },
      { ...item, uid: 'nie' },
    ];
    show({ ...basket, items }, 4);
    const told = screen
      .getAllByRole('rowheader')
      .map((cell) => [...(cell.firstElementChild?.children ?? [])].map(({ textContent }) => textContent));
    expect(told.map((lines) => lines.filter((line) => line === fit || line === ''))).toEqual([[fit], [], []]);
  });
});

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

  it('offers for the goods another kept address than the one of the invoice', async () => {
    const kept = [1, 2, 3].map((id) => ({ ...sampleAddress, id, isDefault: id === 1, city: `Ort ${id}` }));
    show(checkoutBaskets.guest, 2, { addresses: kept });
    const chosen = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ name: group, checked }) => group.endsWith('.choice') && checked)
        .map(({ value }) => value);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    const same = screen.getByRole('checkbox', { name: /^Lieferadresse ist wie/ });
    await userEvent.click(same);
    expect([chosen('Rechnungsadresse'), chosen('Lieferadresse')]).toEqual([['1'], ['2']]);
    await userEvent.click(same);
    await userEvent.click(billing.getAllByRole('radio')[1]!);
    await userEvent.click(same);
    expect([chosen('Rechnungsadresse'), chosen('Lieferadresse')]).toEqual([['2'], ['typed']]);
  });

  it('asks whom the goods go to, at first the kind the invoice goes to', async () => {
    show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    const shipping = within(screen.getByRole('region', { name: 'Lieferadresse', hidden: true }));
    const kindOf = (part: typeof billing, name: string) =>
      part.getByRole<HTMLInputElement>('radio', { name, hidden: true }).checked;
    expect(shipping.getByRole('radiogroup', { name: 'Lieferung an', hidden: true }).isConnected).toBe(true);
    expect(billing.getByRole('radiogroup', { name: 'Ich bestelle als' }).isConnected).toBe(true);
    await userEvent.click(billing.getByRole('radio', { name: 'Firma' }));
    expect(kindOf(shipping, 'Firma')).toBe(true);
    await userEvent.click(billing.getByRole('radio', { name: 'Privatperson' }));
    expect(kindOf(shipping, 'Privatperson')).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Lieferadresse ist wie/ }));
    await userEvent.click(billing.getByRole('radio', { name: 'Firma' }));
    expect(kindOf(shipping, 'Firma')).toBe(true);
  });

  it('lets whom the goods go to follow the invoice until somebody says it, also when it was offered first', async () => {
    show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Lieferadresse ist wie/ }));
    const shipping = within(screen.getByRole('region', { name: 'Lieferadresse' }));
    const chosen = () =>
      ['Firma', 'Privatperson'].find(
        (name) => shipping.getByRole<HTMLInputElement>('radio', { name }).checked,
      );
    await userEvent.click(billing.getByRole('radio', { name: 'Firma' }));
    expect(chosen()).toBe('Firma');
    await userEvent.click(billing.getByRole('radio', { name: 'Privatperson' }));
    expect(chosen()).toBe('Privatperson');
    await userEvent.click(shipping.getByRole('radio', { name: 'Firma' }));
    await userEvent.click(billing.getByRole('radio', { name: 'Firma' }));
    await userEvent.click(billing.getByRole('radio', { name: 'Privatperson' }));
    expect(chosen()).toBe('Firma');
  });

  it('shows the limit of a field before it cuts', async () => {
    show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    const street = billing.getByLabelText<HTMLInputElement>('Straße*');
    await userEvent.type(street, 'a'.repeat(59));
    expect(screen.queryByText('59 / 80')).toBeNull();
    await userEvent.type(street, 'a');
    expect(screen.getByText('60 / 80').isConnected).toBe(true);
  });

  it('leads back to the review where everything else has been said', () => {
    show(checkoutBaskets.complete, 2);
    expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/shop/checkout/4');
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
      'Rechnungsadresse: Ort fehlt.',
    ]);
    expect(billing.getByLabelText<HTMLInputElement>('Vorname*').value).toBe('Erika');
    expect(billing.getByText('Die Hausnummer fehlt. Ist die Adresse so richtig?').isConnected).toBe(true);
    expect(saved).toEqual([]);
  });

  it('goes on without a house number, and as a person without what was typed of a firm', async () => {
    const { saved } = show(checkoutBaskets.guest, 2);
    const billing = within(screen.getByRole('region', { name: 'Rechnungsadresse' }));
    await userEvent.click(billing.getByRole('radio', { name: 'Firma' }));
    await userEvent.type(billing.getByLabelText('Firma*'), 'Muster GmbH');
    await userEvent.type(billing.getByLabelText('USt-IdNr.'), 'keine');
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
    await waitFor(() => expect(saved).toEqual([{ slug: 'invoice' }]));
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
    expect(screen.getByText('Nicht möglich: Nur für angemeldete Kunden.').isConnected).toBe(true);
    // When it would come is not said of what cannot come.
    expect(screen.queryByText(/^Morgen da/)).toBeNull();
    expect(screen.getByText('Nicht möglich: Nur für Lagerware.').isConnected).toBe(true);
  });

  it('reckons the summary anew with the way that is ticked, before anything is sent', async () => {
    const { saved } = show(checkoutBaskets.addressed, 3, {
      paymentMethods: [
        samplePayment,
        { ...samplePayment, slug: 'cash', displayName: 'Nachnahme', feeNet: 300 },
      ],
      shippingMethods: [
        sampleShipping,
        { ...sampleShipping, slug: 'express', displayName: 'Express', priceNet: 990, priceGross: 1178 },
      ],
    });
    const summary = () => within(screen.getByRole('complementary', { name: 'Summe' }));
    const amounts = () =>
      summary()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    const [goods] = amounts();
    expect(goods).toBe('98,00 €');
    await userEvent.click(screen.getByRole('radio', { name: /^Express/ }));
    const shows = (expected: readonly string[]) => waitFor(() => expect(amounts()).toEqual(expected));
    await shows(['98,00 €', '9,90 €', '107,90 €', '20,50 €', '128,40 €']);
    await userEvent.click(screen.getByRole('radio', { name: /^Nachnahme/ }));
    await shows(['98,00 €', '9,90 €', '3,00 €', '110,90 €', '21,07 €', '131,97 €']);
    expect(summary().getByRole('status').textContent).toBe('Gesamtsumme 131,97\u00a0€');
    expect(saved).toEqual([]);
  });

  it('counts the fee of the way to pay that is ticked where no way to ship is possible', async () => {
    show(checkoutBaskets.addressed, 3, {
      paymentMethods: [
        samplePayment,
        { ...samplePayment, slug: 'cash', displayName: 'Nachnahme', feeNet: 300 },
      ],
      shippingMethods: [{ ...sampleShipping, isAvailable: false }],
    });
    await userEvent.click(screen.getByRole('radio', { name: /^Nachnahme/ }));
    const summary = within(screen.getByRole('complementary', { name: 'Summe' }));
    await waitFor(() => expect(summary.getAllByText(/^3,00/)).toHaveLength(1));
  });

  it('reckons the summary from the first with the ways that are ticked at first', async () => {
    const { saved } = show(checkoutBaskets.addressed, 3);
    await screen.findByRole('radio', { name: new RegExp(`^${sampleShipping.displayName}`), checked: true });
    const summary = () => within(screen.getByRole('complementary', { name: 'Summe' }));
    const amounts = () =>
      summary()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    await waitFor(() => expect(amounts()).toEqual(['98,00 €', '4,90 €', '102,90 €', '19,55 €', '122,45 €']));
    expect(saved).toEqual([]);
  });

  it('asks for the IBAN of a direct debit before it sends anything', async () => {
    const { saved } = show(checkoutBaskets.addressed, 3, {
      paymentMethods: [{ ...samplePayment, slug: 'sepa', displayName: 'Lastschrift', needsIban: true }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(saved).toEqual([]);
    await userEvent.type(screen.getByLabelText('IBAN*'), 'DE02 1203 0000 0000 2020 51');
    // Whoever pays is most likely who the bill is for.
    expect(screen.getByLabelText<HTMLInputElement>('Kontoinhaber*').value).toBe('Erika Muster');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(saved).toEqual([
      { slug: 'sepa', iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Erika Muster' },
    ]);
  });
});
