import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { checkoutPage } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { expectGoneOn } from './models/shop-front.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';
import type { Page } from '@playwright/test';

const { account: words } = texts;
const { address: labels } = texts.checkout;

const cards = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: words.addresses }).getByRole('listitem');

/** Opens the account of a person of this test alone, also when it is tried a second time. */
async function openAccount(page: Page, name: string): Promise<void> {
  const email = await ownPerson(`${name}-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']);
  await visit(page, '/my/account');
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await waitUntilLive(page);
  await loginForm(page).signIn(email);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
}

test('[S2.3-02][S2.3-13] a customer keeps addresses, which the checkout then offers @phone', async ({
  page,
  isMobile,
}) => {
  await openAccount(page, `account-${String(isMobile)}`);
  await expect(page.getByRole('main')).toContainText('Wanda Weg');
  await expect(page.getByText(words.noAddress)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: words.addAddress }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.newTitle })).toBeFocused();
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field(labels.lastname)).toHaveValue('Weg');
  await field(labels.street).fill('Lindenweg');
  await field(labels.zip).fill('1234');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ort fehlt.');
  await expect(field(labels.zip)).toHaveAccessibleDescription(/fünf Ziffern/);
  await expectAccessible(page);
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText(words.draftTakenUp)).toBeVisible();
  await expect(field(labels.street)).toHaveValue('Lindenweg');
  await expect(field(labels.zip)).toHaveValue('1234');
  await field(labels.houseNumber).fill('7');
  await field(labels.zip).fill('12345');
  await field(labels.city).fill('Berlin');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused();
  await expect(cards(page)).toHaveText([/Wanda Weg.*Lindenweg 7.*12345 Berlin.*Standardadresse/]);

  await page.getByRole('link', { name: words.addAddress }).click();
  // What was sent is no draft any more.
  await expect(field(labels.lastname)).toHaveValue('Weg');
  await expect(field(labels.street)).toHaveValue('');
  await field(labels.street).fill('Werkstraße');
  await field(labels.houseNumber).fill('1');
  await field(labels.zip).fill('20457');
  await field(labels.city).fill('Hamburg');
  await page.getByRole('button', { name: words.save }).click();
  await expect(cards(page)).toHaveCount(2);

  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/checkout/2');
  const kept = checkoutPage(page).billing.getByRole('radiogroup', { name: /Gespeicherte Adressen$/ });
  await expect(kept.getByRole('radio')).toHaveCount(3);
  await expect(kept.getByRole('radio', { checked: true })).toHaveAccessibleDescription(/Lindenweg 7/);
});

test('[S7.2-02][S7.2-03] a kept address is changed, made the default one, and deleted', async ({ page }) => {
  await openAccount(page, 'account-changes');
  const field = (name: string) => page.getByRole('textbox', { name });
  for (const city of ['Aachen', 'Bonn']) {
    await page.getByRole('link', { name: words.addAddress }).click();
    await field(labels.street).fill('Weg 1');
    await field(labels.zip).fill('10115');
    await field(labels.city).fill(city);
    await page.getByRole('button', { name: words.save }).click();
    await expect(cards(page).filter({ hasText: city })).toBeVisible();
  }
  const change = (city: string) => cards(page).filter({ hasText: city }).getByRole('link').click();

  await change('Bonn');
  await expect(page.getByRole('heading', { level: 1, name: words.changeTitle })).toBeFocused();
  await field(labels.city).fill('Bad Honnef');
  await page.getByRole('button', { name: words.save }).click();
  await expect(cards(page)).toHaveText([/Aachen/, /Bad Honnef/]);

  await change('Bad Honnef');
  await page.getByRole('button', { name: words.makeDefault }).click();
  await expectGoneOn(page, words.title, words.madeDefault);
  await expect(cards(page)).toHaveText([/Bad Honnef.*Standardadresse/, /Aachen/]);

  await change('Bad Honnef');
  await expect(page.getByRole('button', { name: words.makeDefault })).toHaveCount(0);
  await page.getByRole('button', { name: words.remove }).click();
  await expect(cards(page)).toHaveText([/Aachen.*Standardadresse/]);
});

test.describe('of somebody else', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('[R23] an address is no page', async ({ page }) => {
    await openAccount(page, 'account-stranger');
    await visit(page, '/my/account?address=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  });
});
