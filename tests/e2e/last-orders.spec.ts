import { expect, test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expectAccessible } from './models/accessible.ts';
import { placeOrder } from './models/checkout-page.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { basketInHeader } from './models/shop-front.ts';
import { fillBasket, post, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const title = 'Ihre letzten Bestellungen';

test('[S2.2-01][S7.1-40] the home page shows a customer the last three orders, each of which lies in the basket again after one press', async ({
  page,
}) => {
  // Somebody who has ordered nothing yet, also when this runs a second time.
  const email = await ownPerson(
    `last-orders-${test.info().retry}`,
    people.otherBuyer,
    process.env['E2E_DATA_DIR'],
  );
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expectSignedIn(page);
  await visit(page, '/');
  const region = page.getByRole('region', { name: title });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toHaveCount(0);

  const numbers: string[] = [];
  const articles: string[] = [];
  for (const search of ['tinte', 'trommel', 'farbband', 'toner']) {
    await post(page, '/shop/basket/removeall', {});
    articles.push((await fillBasket(page, search, 1)).displayName);
    numbers.push(await placeOrder(page, null));
  }
  // In the HTML already: nothing is asked for afterwards.
  const html = await page.request.get('/');
  expect(html.headers()['cache-control']).toBe('no-store');
  expect(await html.text()).toContain(title);

  // The same when the page is come to from another one.
  await visit(page, '/page/agb');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kontor/ })
    .first()
    .click();
  await expect(region.getByRole('link', { name: /^Bestellung / })).toHaveText(
    numbers
      .slice(1)
      .toReversed()
      .map((number) => `Bestellung ${number}`),
  );
  expect(asked).toContain('/rest/orders/last');
  await expect(region).toContainText(articles[3] ?? '');
  await expect(region.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute('href', '/my/orders');
  await expectAccessible(page);

  await post(page, '/shop/basket/removeall', {});
  await page.reload();
  await region.getByRole('button', { name: `Bestellung ${numbers[2]} erneut bestellen` }).click();
  await expect(region).toContainText('1 Position liegt im Warenkorb.');
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
});

test('a guest is shown no orders, asks for none, and gets the page everybody gets', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/page/agb');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kontor/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Druckerfinder' })).toBeVisible();
  expect(asked).not.toContain('/rest/orders/last');
  await expect(page.getByRole('region', { name: title })).toHaveCount(0);
});
