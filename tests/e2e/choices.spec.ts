import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { waitUntilLive } from './models/visit.ts';

test('[S1-05] a visitor chooses both addresses, how to pay and how it is shipped', async ({ page }) => {
  // The cookie bar has been answered before: it would lie over the last choices.
  await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'false'));
  await openCheckoutAt(page, 'address');
  await waitUntilLive(page);
  const checkout = checkoutPage(page);
  await checkout.typeAddress();
  await page.getByRole('checkbox', { name: 'Lieferadresse ist wie die Rechnungsadresse' }).uncheck();
  const shipping = checkout.main.getByRole('region', { name: 'Lieferadresse', exact: true });
  await shipping.getByRole('radio', { name: 'Privatperson' }).check();
  for (const [name, value] of [
    ['Vorname', 'Paul'],
    ['Nachname', 'Pforte'],
    ['Straße', 'Lagerstraße'],
    ['Hausnummer', '12'],
    ['Postleitzahl', '20095'],
    ['Ort', 'Hamburg'],
  ] as const)
    await shipping.getByRole('textbox', { name }).fill(value);
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await checkout.payment('Vorkasse').check();
  await checkout.shipping('Express').check();
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  for (const chosen of ['Musterweg 7 a', 'Lagerstraße 12', 'Vorkasse', 'Express'])
    await expect(checkout.main).toContainText(chosen);
});
