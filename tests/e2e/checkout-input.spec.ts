import { expect, test } from '#tests/support/shop-test.ts';
import { remarks } from '#texts/de/remarks.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, companyAddress, openCheckoutAt, privateAddress } from './models/checkout-page.ts';
import { mailsTo } from './models/mailbox.ts';
import { post, waitUntilLive } from './models/visit.ts';

test.describe.configure({ timeout: 90_000 });

const { checkout: words } = texts;

test('a reload keeps what was typed, remark, reference and tick; the order carries them @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'address');
  await checkout.typeAddress({ city: 'Zwickau', zip: '08056' });
  await page.reload();
  await waitUntilLive(page);
  await expect(checkout.billing.getByRole('textbox', { name: 'Ort' })).toHaveValue('Zwickau');
  await expect(checkout.main).toContainText('Ihre Eingaben sind noch da');
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await expect(checkout.main).not.toContainText('Ihre Eingaben sind noch da');
  await checkout.payment('Vorkasse').check();
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  const remark = checkout.main.getByRole('textbox', { name: 'Bemerkung zur Bestellung' });
  const reference = checkout.main.getByRole('textbox', { name: 'Ihre Bestell- oder Referenznummer' });
  await remark.fill('Bitte klingeln');
  await reference.fill('PO-4711');
  await checkout.terms.check();
  await page.reload();
  await waitUntilLive(page);
  await expect(remark).toHaveValue('Bitte klingeln');
  await expect(reference).toHaveValue('PO-4711');
  await expect(checkout.terms).toBeChecked();
  await checkout.order.click();
  await checkout.orderNumber();
  await expect(checkout.main).toContainText('PO-4711');
  await expect(checkout.main).toContainText('Bitte klingeln');
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain('PO-4711');
});

/** A Sunday of the week after next, as a field of dates holds it. */
function laterSunday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 14 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test('[S7.2-39] a day nothing is delivered on is told at its field; the next one is kept over a reload and ordered for @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const { email } = await openCheckoutAt(page, 'review', 'toner', companyAddress);
  const day = checkout.main.getByLabel(remarks.deliveryDay);
  await day.fill(laterSunday());
  await checkout.terms.check();
  await checkout.order.click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toHaveAccessibleDescription(/ist kein Wunschtermin möglich/);
  await expectAccessible(page);
  const told = await checkout.main.getByRole('alert').first().innerText();
  const [, date = '', month = '', year = ''] = /Tag ist der (\d\d)\.(\d\d)\.(\d{4})/.exec(told) ?? [];
  await day.fill(`${year}-${month}-${date}`);
  await page.reload();
  await waitUntilLive(page);
  await expect(day).toHaveValue(`${year}-${month}-${date}`);
  await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  await checkout.order.click();
  await checkout.orderNumber();
  await expect(checkout.main).toContainText(remarks.deliveryDay);
  await expect(checkout.main).toContainText(`${date}.${month}.${year}`);
  await expectAccessible(page);
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(`${date}.${month}.${year}`);
});

test('[S4.2-01] who buys privately is told that these are prices of businesses, and comes to the others with what was typed @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'address');
  const change = checkout.billing.getByRole('button', { name: remarks.privatePrices.change });
  await expect(checkout.billing.getByRole('radio', { name: words.address.kinds.company })).toBeChecked();
  await expect(change).toBeHidden();
  await checkout.typeAddress();
  await expect(checkout.billing).toContainText(remarks.privatePrices.text);
  await expectAccessible(page);
  // Going on is the press that changes them, and the review says so once.
  const told = checkout.main.getByRole('status').filter({ hasText: remarks.privatePrices.changed });
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await expect(page.locator('body')).toContainText(texts.frame.priceNoteGross);
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await waitUntilLive(page);
  await expect(told).toHaveCount(0);
  // Who wants the others has the switch; the review says then which they are.
  await post(page, '/systems/set-b2b', {});
  await page.reload();
  await waitUntilLive(page);
  await expect(checkout.main.getByText(remarks.privatePrices.text)).toBeVisible();
  await expect(checkout.main.getByLabel(remarks.deliveryDay)).toHaveCount(0);
  await checkout.main.getByRole('button', { name: remarks.privatePrices.change }).click();
  await expect(page.locator('body')).toContainText(texts.frame.priceNoteGross);
  await checkout.expectStep('review');
  await expect(checkout.main.getByText(remarks.privatePrices.text)).toHaveCount(0);
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await checkout.terms.check();
  await checkout.order.click();
  await checkout.orderNumber();
});

test('[S4.2-01] the prices are changed in the middle of an address, which stays typed', async ({ page }) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'address');
  await checkout.typeAddress();
  await checkout.billing.getByRole('button', { name: remarks.privatePrices.change }).click();
  await expect(page.locator('body')).toContainText(texts.frame.priceNoteGross);
  await checkout.expectStep('address');
  await expect(checkout.billing.getByRole('radio', { name: words.address.kinds.private })).toBeChecked();
  await expect(checkout.billing.getByRole('textbox', { name: words.address.street })).toHaveValue(
    'Musterweg',
  );
  await expect(checkout.main.getByText(remarks.privatePrices.text)).toHaveCount(0);
  await expect(
    checkout.billing.getByRole('status').filter({ hasText: remarks.privatePrices.changed }),
  ).toBeFocused();
});

test('a press on the button right after leaving a field goes on, also where a hint about that field is due', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'address');
  await checkout.typeAddress({ houseNumber: '' });
  const hint = checkout.billing.getByText('Die Hausnummer fehlt. Ist die Adresse so richtig?');
  // Where the hand stays among the fields, the hint comes as each is left, and goes once it is followed.
  await expect(hint).toBeVisible();
  const houseNumber = checkout.billing.getByRole('textbox', { name: 'Hausnummer' });
  await houseNumber.fill('7');
  await expect(hint).toBeHidden();
  await houseNumber.fill('');
  // Near its upper edge, and as long as a finger stays on it: what comes to stand above would move it away.
  await checkout.addressSubmit.click({ position: { x: 40, y: 6 }, delay: 150 });
  await checkout.expectStep('methods');
});

test('the total beside step 3 is the one of the way that is ticked, and the one of step 4', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'methods');
  const summary = checkout.main.getByRole('complementary', { name: 'Summe' });
  await checkout.payment('Rechnung').check();
  await checkout.shipping('Standardversand').check();
  const standard = await summary.getByRole('status').innerText();
  await checkout.shipping('Express').check();
  await expect(summary.getByRole('status')).not.toHaveText(standard);
  const total = (await summary.getByRole('status').innerText()).replace('Gesamtsumme ', '');
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
  await expect(checkout.main.getByText(total, { exact: true }).last()).toBeVisible();
});

test('"Ändern" of an address leads back to the review; a change of another window is said there', async ({
  page,
  context,
}) => {
  const checkout = checkoutPage(page);
  const { article } = await openCheckoutAt(page, 'review');
  await checkout.main.getByRole('link', { name: 'Rechnungsadresse ändern' }).click();
  await checkout.expectStep('address');
  await checkout.billing.getByRole('textbox', { name: 'Straße' }).fill('Neuer Weg');
  await checkout.main.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await checkout.expectStep('review');
  await expect(checkout.main).toContainText(`Neuer Weg ${privateAddress.houseNumber}`);
  await checkout.terms.check();

  const other = await context.newPage();
  await other.goto('/shop/basket');
  await waitUntilLive(other);
  await basketPage(other).line(article.displayName).more.click();
  await expect(checkout.main.getByRole('alert')).toContainText(
    'Ihre Bestellung wurde in einem anderen Fenster geändert.',
  );
  await expect(checkout.main.getByRole('alert')).toContainText(`${article.displayName}: jetzt 3 statt 2`);
  await expect(checkout.terms).not.toBeChecked();
  await expect(checkout.order).toHaveAccessibleDescription(/in einem anderen Fenster/);
  await other.close();
});

test('the header of the checkout is small, without search and menu', async ({ page }) => {
  await openCheckoutAt(page, 'identify');
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /Startseite/ })).toBeVisible();
  await post(page, '/shop/basket/removeall', {});
});
