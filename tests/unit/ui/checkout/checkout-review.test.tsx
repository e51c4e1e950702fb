import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { checkoutBaskets, sampleAddress } from '#machines/checkout/checkout.samples.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { remarks } from '#texts/de/remarks.ts';
import { show, missingMessages, order } from './checkout-page.tsx';

describe('step 4', () => {
  it('[S2.9-10] has comment, terms and order, and orders with both', async () => {
    const { orders } = show(checkoutBaskets.complete, 4);
    // These fields are a late part.
    await userEvent.type(await screen.findByLabelText('Bemerkung zur Bestellung'), 'Bestellung 4711');
    await userEvent.type(screen.getByLabelText('Ihre Bestell- oder Referenznummer'), 'PO-4711');
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await userEvent.dblClick(order());
    expect(orders).toEqual([
      {
        orderToken: 'token-1',
        agb_check_approved: true,
        comment: 'Bestellung 4711',
        reference: 'PO-4711',
        deliveryDay: '',
      },
    ]);
  });

  it.each([
    ['a private guest who sees the prices of businesses', 'private', {}, true],
    ['a guest who buys for a business', 'company', {}, false],
    ['a private guest who sees private prices', 'private', { flags: { isB2b: false } }, false],
    ['a private guest of a shop without the switch', 'private', { flags: { showB2Switcher: false } }, false],
    ['the account of a firm', 'private', { user: sampleMember }, false],
    ['who pays no tax', 'private', { flags: { isTaxExempt: true } }, false],
  ] as const)('offers private prices to %s: %s', async (_who, kind, who, isOffered) => {
    const basket = checkoutBaskets.complete;
    const billingAddress = { ...sampleAddress, kind };
    show({ ...basket, checkoutData: { ...basket.checkoutData, billingAddress } }, 4, {}, who);
    await screen.findByLabelText(remarks.comment);
    expect(screen.queryByText(remarks.privatePrices.text) !== null).toBe(isOffered);
    expect(screen.queryByRole('button', { name: remarks.privatePrices.change }) !== null).toBe(isOffered);
  });

  it('[S7.2-39] asks for a day within the days the server has named, and for none where it names none', async () => {
    const basket = checkoutBaskets.complete;
    const { deliveryDays, ...checkoutData } = basket.checkoutData;
    const { unmount } = show(basket, 4);
    const day = await screen.findByLabelText<HTMLInputElement>(remarks.deliveryDay);
    expect({ first: day.min, last: day.max }).toEqual(deliveryDays);
    unmount();
    show({ ...basket, checkoutData }, 4);
    await screen.findByLabelText(remarks.comment);
    expect(screen.queryByLabelText(remarks.deliveryDay)).toBe(null);
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
      ['Die Rechnungsadresse fehlt. Zu „Adressen“', '/shop/checkout/2#billing'],
      ['Die Lieferadresse fehlt. Zu „Adressen“', '/shop/checkout/2#shipping'],
      ['Die Zahlungsart fehlt. Zu „Zahlung und Versand“', '/shop/checkout/3#payment'],
      ['Die Versandart fehlt. Zu „Zahlung und Versand“', '/shop/checkout/3#shipping'],
    ]);
  });

  it("[S5-12] says in the words of the specification 'All positions must have a cost center associated.'", async () => {
    const { checkoutData } = checkoutBaskets.complete;
    const basket: typeof checkoutBaskets.complete = {
      ...checkoutBaskets.complete,
      checkoutData: { ...checkoutData, missing: ['costCenter'] },
    };
    const { orders } = show(basket, 4, {}, { language: 'en' });
    await userEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
    expect(orders).toEqual([]);
    const [[sentence, address] = []] = missingMessages();
    expect(sentence).toMatch(/^All positions must have a cost center associated\./);
    expect(address).toMatch(/^\/shop\/basket/);
  });

  it('[S3.3-04] says why where nobody can release what has to be, at a button that sends nothing', async () => {
    const reason = 'Bestellungen über 100,00 € netto muss Ihre Firma freigeben. Derzeit kann das niemand.';
    const { complete } = checkoutBaskets;
    const releaseInfos = {
      ...complete.releaseInfos,
      orderAction: 'block',
      orderActionReason: reason,
    } as const;
    const { orders } = show({ ...complete, releaseInfos }, 4);
    expect(screen.getAllByText(reason)).toHaveLength(1);
    const button = screen.getByRole('button', { name: /bestellen/i, description: reason });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await userEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(orders).toEqual([]);
  });

  it('reads articles, addresses, ways, terms, total, then the button that orders (§ 312j BGB)', () => {
    show(checkoutBaskets.complete, 4);
    const places = [
      screen.getByText('Für 2.600 Seiten'),
      screen.getByRole('heading', { name: 'Rechnungsadresse' }),
      screen.getByRole('heading', { name: 'Versandart' }),
      screen.getByText(/Lieferzeit 1–2 Werktage/),
      screen.getByRole('checkbox', { name: /AGB/ }),
      screen.getByText('Gesamtsumme inkl. MwSt.'),
      order(),
    ];
    const isBefore = places
      .slice(1)
      .map((place, index) =>
        Boolean((places[index] as Node).compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
    expect(isBefore).toEqual([true, true, true, true, true, true]);
  });

  it.each([
    ['private', 'Ich akzeptiere die AGB und nehme die Widerrufsbelehrung zur Kenntnis.*'],
    ['company', 'Ich akzeptiere die AGB.*'],
  ] as const)('asks a %s buyer for its terms', (kind, sentence) => {
    const { checkoutData } = checkoutBaskets.complete;
    const billingAddress = { ...sampleAddress, kind };
    show({ ...checkoutBaskets.complete, checkoutData: { ...checkoutData, billingAddress } }, 4);
    const terms = screen.getByRole('checkbox', { name: /AGB/ });
    expect(terms.closest('label')?.textContent).toBe(sentence);
    expect(order().textContent).toBe('Zahlungspflichtig bestellen');
  });
});
