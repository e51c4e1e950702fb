import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, freshEmail } from './models/checkout-page.ts';
import { countGestures } from './models/gestures.ts';
import { articleOffer, basketInHeader, searchBox } from './models/shop-front.ts';
import { fillBasket, visit } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });

test('[S2.11-04] from a number to the basket: two clicks', async ({ page }) => {
  await visit(page, '/');
  const { click, type, press, clicks, seconds } = countGestures(page);
  await click(searchBox(page).field);
  await type('cf259x');
  await press('Enter');
  await expect(page).toHaveURL(/\/shop\/article\/.+cf259x/);
  await click(articleOffer(page).add);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
  expect(clicks()).toBeLessThanOrEqual(2);
  expect(seconds()).toBeLessThanOrEqual(7);
});

const headOffice = {
  Firma: 'Muster Bau GmbH',
  Vorname: 'Paul',
  Nachname: 'Pforte',
  Straße: 'Musterweg',
  Hausnummer: '7',
  Postleitzahl: '10115',
  Ort: 'Berlin',
};
const warehouse = {
  ...headOffice,
  Straße: 'Lagerstraße',
  Hausnummer: '12',
  Postleitzahl: '20095',
  Ort: 'Hamburg',
};

test('[S1-05] a company orders by invoice to another address: twelve clicks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'false'));
  await page.goto('/page/impressum');
  await fillBasket(page, 'toner', 2);
  await visit(page, '/shop/basket');
  const checkout = checkoutPage(page);
  const { click, type, typeInto, press, clicks, seconds } = countGestures(page);
  const typeAddress = async (name: string, address: Readonly<Record<string, string>>): Promise<void> => {
    const region = checkout.main.getByRole('region', { name, exact: true });
    for (const [field, words] of Object.entries(address))
      await typeInto(region.getByRole('textbox', { name: field }), words);
  };

  await click(page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first());
  await checkout.expectStep('identify');
  await click(checkout.guestEmail);
  await type(freshEmail());
  await press('Enter');
  await checkout.expectStep('address');
  await typeAddress('Rechnungsadresse', headOffice);
  await click(page.getByRole('checkbox', { name: 'Lieferadresse ist wie die Rechnungsadresse' }));
  await typeAddress('Lieferadresse', warehouse);
  await click(checkout.addressSubmit);
  await checkout.expectStep('methods');
  await click(checkout.payment('Rechnung'));
  await click(checkout.methodsSubmit);
  await checkout.expectStep('review');
  await click(checkout.terms);
  await click(checkout.order);
  await checkout.orderNumber();
  for (const told of ['Muster Bau GmbH', 'Musterweg 7', 'Lagerstraße 12', 'Rechnung'])
    await expect(checkout.main).toContainText(told);
  expect(clicks()).toBeLessThanOrEqual(12);
  expect(seconds()).toBeLessThanOrEqual(90);
});
