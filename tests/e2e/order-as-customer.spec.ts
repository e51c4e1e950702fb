import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage } from './models/checkout-page.ts';
import { expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { basketInHeader } from './models/shop-front.ts';
import { fillBasket, post, visit, waitUntilLive } from './models/visit.ts';

test.describe.configure({ timeout: 90_000, mode: 'serial' });

test('[S2.9-06][S2.9-09][S4.2-06] a customer signs in at step 1, keeps the guest basket and pays by SEPA', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  // What the person collected on an earlier visit.
  await visit(page, '/login');
  await loginForm(page).signIn(people.buyer);
  await expectSignedIn(page);
  await post(page, '/shop/basket/removeall', {});
  const earlier = await fillBasket(page, 'ordner', 10);
  await page.context().clearCookies();

  const now = await fillBasket(page, 'toner', 2);
  expect(now.articleNumber).not.toBe(earlier.articleNumber);
  await visit(page, '/shop/checkout');
  await checkout.expectStep('identify');
  await loginForm(page).signIn(people.buyer, 'falsch');
  await expect(checkout.main.getByRole('alert')).toContainText(
    'E-Mail-Adresse oder Passwort ist nicht richtig.',
  );
  await expect(loginForm(page).email).toHaveValue(people.buyer);
  await loginForm(page).signIn(people.buyer);

  await checkout.expectStep('address');
  await expectSignedIn(page);
  await expect(checkout.main.getByRole('complementary')).toContainText('2 Positionen');
  await expect(
    checkout.main.getByRole('checkbox', { name: 'Lieferadresse ist wie die Rechnungsadresse' }),
  ).toBeChecked();
  const kept = checkout.billing.getByRole('radiogroup', { name: /Gespeicherte Adressen$/ });
  await expect(kept.getByRole('radio', { checked: true })).toHaveCount(1);
  await checkout.addressSubmit.click();

  await checkout.expectStep('methods');
  await checkout.payment('SEPA-Lastschrift').check();
  await checkout.methodsSubmit.click();
  await expect(checkout.main.getByRole('alert')).toContainText('Bitte geben Sie Ihre IBAN ein.');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 01');
  await page.getByRole('textbox', { name: 'Kontoinhaber' }).fill('Muster GmbH');
  await checkout.methodsSubmit.click();
  await expect(checkout.main.getByRole('alert')).toContainText('Diese IBAN ist nicht richtig.');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
  await checkout.methodsSubmit.click();

  await checkout.expectStep('review');
  await expect(checkout.main).toContainText('3000');
  await expect(checkout.main).not.toContainText('0532 0130');
  await checkout.terms.check();
  await checkout.order.click();
  const number = await checkout.orderNumber();

  await checkout.main.getByRole('link', { name: 'Meine Bestellungen' }).click();
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expect(page.getByRole('row').nth(1)).toContainText(number);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(now.displayName);
  await expect(page.getByRole('main')).toContainText(earlier.displayName);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Bestellung ${number} als PDF speichern` }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toContain(number);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[R11] after signing out neither Back nor the address show anything of the person', async ({ page }) => {
  await visit(page, '/login?redirectTo=%2Fmy%2Forders');
  await loginForm(page).signIn(people.buyer);
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung / })).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectGuest(page);
  await expect(page.getByText('Muster GmbH')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Muster GmbH')).toHaveCount(0);
  await page.goto('/my/orders');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forders$/);
  expect(await page.content()).not.toContain('Muster GmbH');
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('muster');
});

test('[S4.2-06][S2.1-02] a guest at /my/orders is led to the sign-in and back', async ({ page }) => {
  await page.goto('/my/orders');
  await waitUntilLive(page);
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forders$/);
  await loginForm(page).signIn(people.buyer);
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
});

test('[S8-17][S4.2-06] a wrong password says so and keeps the address; without a return address the shop goes home', async ({
  page,
}) => {
  const form = loginForm(page);
  await visit(page, '/login');
  await form.submit.click();
  await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihre E-Mail-Adresse an.');
  await form.signIn(people.buyer, 'falsch');
  await expect(page.getByRole('alert')).toContainText('Fehler bei der Anmeldung');
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht richtig.');
  await expect(form.email).toHaveValue(people.buyer);
  await form.signIn(people.buyer);
  await expect(page).toHaveURL(/\/$/);
  await expectSignedIn(page);
});

test('[R13] signing in replaces the session and merges the guest basket exactly once', async ({ page }) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherBuyer);
  await expectSignedIn(page);
  await post(page, '/shop/basket/removeall', {});
  await page.context().clearCookies();
  const { displayName } = await fillBasket(page, 'toner', 3);
  const secretOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === '__Host-session')?.value;
  const before = await secretOf();
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherBuyer);
  await expectSignedIn(page);
  expect(await secretOf()).not.toBe(before);
  await basketInHeader(page).click();
  await expect(basketPage(page).line(displayName).quantity).toHaveValue('3');
  await page.reload();
  await expect(basketPage(page).line(displayName).quantity).toHaveValue('3');
  await post(page, '/shop/basket/removeall', {});
});
