import { randomUUID } from 'node:crypto';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import type { Page } from '@playwright/test';
import { systemEndpoints } from '#contract/system.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { demoPassword, expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';

const { accountPerson, registration } = texts;

test.use({ expectedErrors: [/net::ERR_FAILED/] });

/** Keys that anything writes into this page's storage from now on. */
async function listenToStorage(page: Page): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  await page.exposeFunction('tellStored', (key: string) => written.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function told(key, value) {
      setItem.call(this, key, value);
      (window as unknown as { tellStored: (key: string) => void }).tellStored(key);
    };
  });
  return written;
}

const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('shop:draft')));

test('[S7.1-07] what a browser keeps after a tour through the shop is what the list of cookies names', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.route('https://analytics.example/**', (route) => route.fulfill({ status: 204 }));
  const written = await listenToStorage(page);
  await visit(page, '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn');
  await page.getByRole('button', { name: 'Drucker merken' }).click();
  await page.getByRole('button', { name: 'Alle Cookies akzeptieren' }).click({ timeout: 6000 });

  // The code of a page is gone, as after a release: the page is loaded anew once.
  await page.route('**/assets/BasketScreen*', (route) =>
    // Only for the document that was there before: the one loaded anew has the new release.
    new URL(route.request().headers()['referer'] ?? page.url()).pathname === '/shop/basket'
      ? route.continue()
      : route.abort(),
  );
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Warenkorb' }).click();
  await loadedAnew;
  await expect(page).toHaveURL(/\/shop\/basket$/);
  await waitUntilLive(page);

  await openCheckoutAt(page, 'review');
  const checkout = checkoutPage(page);
  await page.getByRole('textbox', { name: /^Bemerkung/ }).fill('Bitte klingeln');
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();

  const email = await ownPerson(`gespeichert-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']);
  await enter(page, email, '/my/data');
  await page.getByText(accountPerson.erase, { exact: true }).click();
  await page
    .getByRole('region', { name: accountPerson.personalData })
    .getByLabel(accountPerson.currentPassword)
    .fill(demoPassword);
  await page.getByRole('button', { name: accountPerson.eraseConfirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: registration.erased })).toBeVisible();

  await visit(page, '/login');
  await loginForm(page).signIn(people.otherManager);
  await expectSignedIn(page);
  await visit(page, '/my/admin-users');
  await page.getByRole('main').getByText('Spalten', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Letzte Anmeldung' }).uncheck();
  await page.getByRole('button', { name: 'Spalten übernehmen' }).click();

  await visit(page, '/shop/catalog/papier');
  await page.getByRole('checkbox', { name: 'Nur mit Umweltzeichen' }).click();
  await expect(page).toHaveURL(/isBGS=true/);

  const answer = await page.request.get(`/rest${systemEndpoints.cookies.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { items } = (await answer.json()) as { items: { name: string }[] };
  const listed = items.map(({ name }) => name);
  const stored = [...written, ...(await page.context().cookies()).map(({ name }) => name)];
  const isOf = (key: string, name: string): boolean => key === name || key.startsWith(`${name}:`);
  expect(stored.filter((key) => !listed.some((name) => isOf(key, name)))).toEqual([]);
  expect(listed.filter((name) => !stored.some((key) => isOf(key, name)))).toEqual([]);

  // Its count would otherwise be on its way when the page is closed.
  const counted = page.waitForResponse(
    (response) => response.url().includes('matomo.php') && response.url().endsWith('cookie-config'),
  );
  await visit(page, '/cookie-config');
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows).toHaveText(listed);
  await counted;
});

test('what a customer typed and did not send leaves the tab with the sign-out', async ({ page }) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherBuyer);
  await expectSignedIn(page);
  await fillBasket(page);
  await visit(page, '/shop/checkout/2');
  const city = page.getByRole('region', { name: 'Rechnungsadresse' }).getByRole('textbox', { name: 'Ort' });
  await page.getByRole('radio', { name: 'Andere Adresse eingeben' }).first().check();
  await city.fill('Zwickau');
  await expect.poll(() => draftsIn(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectGuest(page);
  expect(await draftsIn(page)).toEqual([]);
});

test('the mail address to sign in with stays in the tab until it is sent', async ({ page }) => {
  await fillBasket(page);
  await visit(page, '/shop/checkout/1');
  const { email, signIn } = loginForm(page);
  await email.fill(people.otherBuyer);
  await expect.poll(() => draftsIn(page)).toEqual(['shop:draft:guest:identify']);
  await page.reload();
  await waitUntilLive(page);
  await expect(email).toHaveValue(people.otherBuyer);
  await signIn(people.otherBuyer);
  await expect(page).toHaveURL(/\/shop\/checkout\/2$/);
  await expectSignedIn(page);
  await expect.poll(() => draftsIn(page)).toEqual([]);
});

test('what a customer typed is gone from the tab when the page comes back without a session', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const draft = JSON.stringify({ keptAt: Date.now(), fields: [['city', 'Zwickau']] });
    sessionStorage.setItem('shop:draft:4711:address', draft);
    sessionStorage.setItem('shop:draft:guest:address', draft);
  });
  await visit(page, '/shop');
  await expect.poll(() => draftsIn(page)).toEqual(['shop:draft:guest:address']);
});
