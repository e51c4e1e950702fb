import { expect, test } from '#tests/support/shop-test.ts';
import { expectHandy } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { articleList, basketInHeader, basketToast, searchBox } from './models/shop-front.ts';
import { fillBasket, findArticle, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ expectedErrors: [/the server responded with a status of/] });

const pages: readonly (readonly [string, readonly string[]])[] = [
  ['home and overviews', ['/', '/shop/supply', '/shop/supply/brands', '/shop/supply/devices']],
  [
    'lists',
    [
      '/shop/catalog/papier',
      '/shop/catalog/papier?filter=%7B%22category%22%3A%5B%22kopierpapier%22%5D%7D&view=rows',
      '/shop?search=qqqqzzzz',
      '/shop/compare',
      '/shop/compare?articles=CF259A,CF259X,gibt-es-nicht',
      '/shop/supply/brand/hp',
      '/shop/supply/brand/hp/device/hp-color-laserjet-pro-mfp-m283fdw',
      '/shop/supply/brand/brother/device/brother-hl-3140cw',
    ],
  ],
  ['sign-in, basket and cookies', ['/login', '/logout', '/shop/basket', '/cookie-config']],
  [
    'legal pages',
    [
      '/page/impressum',
      '/page/agb',
      '/page/datenschutz',
      '/page/widerruf',
      '/page/widerrufen',
      '/page/versand',
      '/page/passt-oder-geld-zurueck',
      '/order',
    ],
  ],
  [
    'error pages',
    [401, 403, 404, 405, 419, 500, 502].map((code) => `/http-error/${code}`).concat('/gibt-es-nicht'),
  ],
];
for (const [name, paths] of pages) {
  test(`${name}: axe finds nothing @phone`, async ({ page }) => {
    for (const path of paths) {
      await visit(page, path);
      await expectHandy(page, path);
    }
  });
}

test('the maintenance page: axe finds nothing @phone', async ({ page }) => {
  await page.route('**/rest/**', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/503');
  await expectHandy(page, '/503');
});

test('articles with and without a price: axe finds nothing @phone', async ({ page }) => {
  await page.goto('/page/impressum');
  const { path } = await findArticle(page, 'toner');
  await visit(page, path);
  await expectHandy(page, path);
  await visit(page, '/artnr/T100138');
  await expect(page.getByRole('main')).toContainText('Preis auf Anfrage');
  await expectHandy(page, 'Preis auf Anfrage');
});

test('the checkout from the basket to the confirmation: axe finds nothing @phone', async ({ page }) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'review');
  await visit(page, '/shop/basket');
  await expectHandy(page, 'basket');
  for (const path of ['/shop/checkout', '/shop/checkout/2', '/shop/checkout/3', '/shop/checkout/4']) {
    await visit(page, path);
    await expectHandy(page, path);
  }
  await checkout.order.click();
  await expect(checkout.main.getByRole('alert')).toBeVisible();
  await expectHandy(page, 'missing terms');
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  await expectHandy(page, 'confirmation');
});

test('faulty addresses and payment: axe finds nothing', async ({ page }) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'address');
  await checkout.addressSubmit.click();
  await expect(checkout.main.getByRole('alert')).toBeVisible();
  await expectHandy(page, 'faulty addresses');
});

test('own orders: axe finds nothing @phone', async ({ page }) => {
  await visit(page, '/login?redirectTo=%2Fmy%2Forders');
  await loginForm(page).signIn(people.private, 'falsch');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectHandy(page, 'sign-in with a fault');
  await loginForm(page).signIn(people.private);
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expectHandy(page, '/my/orders');
});

test('open suggestions, message, dialog and cookie bar: axe finds nothing @phone', async ({ page }) => {
  const list = articleList(page);
  await visit(page, '/shop/catalog/kopierpapier');
  await list.addButton(list.tiles.first()).click();
  await expect(basketToast(page)).toBeVisible();
  await expectHandy(page, 'message');
  // A page of text: of a link that the suggestions cover by half axe sees a low one.
  await visit(page, '/page/agb');
  await searchBox(page).field.fill('tinte');
  await expect(searchBox(page).suggestions.first()).toBeVisible();
  await searchBox(page).field.press('ArrowDown');
  await expectHandy(page, 'suggestions');
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout: 6000 });
  await expectHandy(page, 'cookie bar');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await basketPage(page).removeAll.click();
  await expect(basketPage(page).question).toBeVisible();
  await expectHandy(page, 'dialog');
});

test('the open filter sheet: axe finds nothing @phone @phone-only', async ({ page }) => {
  await visit(page, '/shop/catalog/papier');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: '50 Artikel zeigen' })).toBeVisible();
  await expectHandy(page, 'filter sheet');
});

test('the skip links come first and lead to content and search', async ({ page }) => {
  await visit(page, '/shop/catalog/papier');
  await page.keyboard.press('Tab');
  const toContent = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(toContent).toBeFocused();
  await expect(toContent).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.reload();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(searchBox(page).field).toBeFocused();
});

test('whatever the keyboard stands on can be seen', async ({ page }) => {
  await visit(page, '/shop/catalog/kopierpapier');
  const unseen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasRing =
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      return hasRing ? null : element.outerHTML.slice(0, 120);
    });
    if (focused !== null) unseen.push(focused);
  }
  expect(unseen).toEqual([]);
});

test('on narrow paper nothing is cut, and only the page itself is printed @phone @phone-only', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const expectPrintable = async (name: string): Promise<void> => {
    await page.emulateMedia({ media: 'print' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, name).toBeLessThanOrEqual(0);
    await expect.soft(basketInHeader(page), name).toBeHidden();
    await expect.soft(searchBox(page).field, name).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  };
  await visit(page, '/cookie-config');
  await expectPrintable('table');
  await openCheckoutAt(page, 'review');
  await visit(page, '/shop/basket');
  await expectPrintable('basket');
  await visit(page, '/shop/checkout/4');
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  await expectPrintable('confirmation');
});

test('before its script runs, a list on a phone has room for the choice of its order @phone @phone-only', async ({
  page,
}) => {
  await page.route('**/assets/**/*.js', () => undefined);
  await page.goto('/shop/catalog/papier?sortBy=price', { waitUntil: 'commit' });
  await expect(articleList(page).sortBy).toBeVisible();
  const width = (await articleList(page).sortBy.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThanOrEqual(96);
});

test('at 200 % nothing has to be scrolled sideways', async ({ page }) => {
  // 1280 px at 200 % is a window of 640 px.
  await page.setViewportSize({ width: 640, height: 450 });
  await openCheckoutAt(page, 'review');
  const paths = [
    '/',
    '/shop/catalog/papier',
    '/shop/basket',
    '/shop/checkout/2',
    '/shop/checkout/4',
    '/login',
  ];
  for (const path of paths) {
    await visit(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
