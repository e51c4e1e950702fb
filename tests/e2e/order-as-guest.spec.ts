import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, freshEmail, privateAddress } from './models/checkout-page.ts';
import { mailsTo } from './models/mailbox.ts';
import { basketInHeader, basketToast, searchBox } from './models/shop-front.ts';
import { visit, waitUntilLive } from './models/visit.ts';
import type { Locator, Page } from '@playwright/test';

test.describe.configure({ timeout: 90_000 });

/** What gives the printer colour, on its own page. */
const coloursOf = (page: Page): Locator =>
  page.getByRole('table', { name: 'Tinte und Toner für HP LaserJet Pro M404dn, nach Farben' });

/** Where the keyboard stands, in the words a screen reader would say. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

test('[S1-03][S2.9-05][S2.9-10] from a mistyped printer to the confirmation of an order, as a guest @phone', async ({
  page,
}) => {
  const email = freshEmail();
  const search = searchBox(page);
  const basket = basketPage(page);
  const checkout = checkoutPage(page);

  await visit(page, '/');
  await search.field.fill('laserjt pro m404');
  await search.suggestion('HP LaserJet Pro M404dn').click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/hp\/device\/hp-laserjet-pro-m404dn$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LaserJet Pro M404dn');

  const add = coloursOf(page)
    .getByRole('button', { name: / in den Warenkorb$/ })
    .first();
  const name = (await coloursOf(page).getByRole('link').first().getAttribute('title')) ?? '';
  await add.click();
  await expect(basketToast(page)).toContainText(`1 × ${name}`);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);

  await basketInHeader(page).click();
  await expect(basket.line(name).quantity).toHaveValue('1');
  await page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first().click();

  await checkout.expectStep('identify');
  await expect(checkout.main).toContainText('Wir liefern nach Deutschland und Österreich.');
  await checkout.guestEmail.fill(email);
  await checkout.guestSubmit.click();

  await checkout.expectStep('address');
  await checkout.typeAddress();
  await checkout.addressSubmit.click();

  await checkout.expectStep('methods');
  await checkout.shipping('Standardversand').check();
  await checkout.payment('Vorkasse').check();
  await checkout.methodsSubmit.click();

  await checkout.expectStep('review');
  await expect(checkout.main).toContainText(name);
  await expect(checkout.main).toContainText(`${privateAddress.street} ${privateAddress.houseNumber}`);
  await expect(checkout.main).toContainText('Vorkasse');
  await checkout.main.getByRole('textbox', { name: 'Bemerkung zur Bestellung' }).fill('Bitte klingeln');
  await checkout.terms.check();
  await checkout.order.click();

  const number = await checkout.orderNumber();
  await expect(page).toHaveURL(new RegExp(`/shop/checkout/confirmation/${number}$`));
  await expect(checkout.main).toContainText(email);
  await expect(checkout.main).toContainText('Bitte klingeln');
  await expect(basketInHeader(page)).toHaveAccessibleName('Warenkorb: leer');
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  expect(mailsTo(email)[0]).toContain(number);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout\/4$/);
});

test('[S1-03][S5-15] the whole order by the keyboard alone', async ({ page }) => {
  const email = freshEmail();
  const search = searchBox(page);
  const basket = basketPage(page);
  const checkout = checkoutPage(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = async (target: Locator, words: string) => {
    await tabTo(page, target);
    await page.keyboard.type(words);
  };

  await visit(page, '/');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Zur Suche springen' })).toBeFocused();
  await press('Enter');
  await tabTo(page, search.field);
  await page.keyboard.type('laserjt pro m404');
  await expect(search.suggestion('HP LaserJet Pro M404dn')).toBeVisible();
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(search.highlighted).toContainText('M404dn');
  await press('Enter');
  await expect(page).toHaveURL(/hp-laserjet-pro-m404dn$/);

  const amount = coloursOf(page).getByRole('textbox').first();
  await tabTo(page, amount);
  await press('Enter');
  await expect(basketToast(page)).toContainText('1 × ');
  await tabTo(page, basketToast(page).getByRole('link', { name: 'Zum Warenkorb' }));
  await press('Enter');
  await expect(basket.lines).toHaveCount(1);
  await tabTo(page, basket.toCheckout);
  await press('Enter');

  await checkout.expectStep('identify');
  await type(checkout.guestEmail, email);
  await press('Enter');
  await checkout.expectStep('address');
  const field = (name: string) => checkout.billing.getByRole('textbox', { name });
  await tabTo(page, checkout.billing.getByRole('radio', { checked: true }));
  await press('ArrowUp');
  if (!(await checkout.billing.getByRole('radio', { name: 'Privatperson' }).isChecked()))
    await press('ArrowUp');
  await type(field('Vorname'), privateAddress.firstname);
  await type(field('Nachname'), privateAddress.lastname);
  await type(field('Straße'), privateAddress.street);
  await type(field('Hausnummer'), privateAddress.houseNumber);
  await type(field('Postleitzahl'), privateAddress.zip);
  await type(field('Ort'), privateAddress.city);
  await press('Enter');
  await checkout.expectStep('methods');
  await tabTo(page, checkout.methodsSubmit);
  await press('Enter');
  await checkout.expectStep('review');
  await tabTo(page, checkout.terms);
  await press('Space');
  await expect(checkout.terms).toBeChecked();
  await tabTo(page, checkout.order);
  await press('Enter');
  await expect(checkout.thanks).toBeVisible();
  await page.goto('/shop/basket');
  await waitUntilLive(page);
  await expect(basket.empty).toBeVisible();
});
