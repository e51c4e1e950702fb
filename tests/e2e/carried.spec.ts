import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import type { Page } from '@playwright/test';
import { systemEndpoints } from '#contract/system.ts';
import { expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleList, articleOffer, basketInHeader } from './models/shop-front.ts';
import { findArticle, post, visit } from './models/visit.ts';

const imprint = '**/rest/page/impressum';

/** Lets the shop's own answer to a call carry more, as a merchant's back end may. */
const carryWith = (page: Page, call: string, more: object): Promise<unknown> =>
  page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...more } });
  });

const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

/** Follows a link of the shop that no page shows just now. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

for (const [redirectTo, where] of [
  ['/shop/catalog/papier', /\/shop\/catalog\/papier$/],
  ['/login', /\/login\?redirectTo=%2Fshop%2Farticle%2F/],
  // Nothing of the shop: it leads nowhere.
  ['https://elsewhere.example/shop', /:\d+\/shop\/article\/[^?]+$/],
] as const)
  test(`[S7.3-02] an answer and a refusal that lead to ${redirectTo} are followed inside of the shop`, async ({
    page,
  }) => {
    await page.goto('/page/impressum');
    const { path } = await findArticle(page, 'toner');
    for (const more of [{}, { success: false, code: 'order.notAllowed', errorMessages: ['Nein'] }]) {
      await visit(page, path);
      await carryWith(page, '**/rest/shop/basket/add', { ...more, redirectTo });
      const answered = page.waitForResponse('**/rest/shop/basket/add');
      await articleOffer(page).add.click();
      await answered;
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(where);
      await page.unroute('**/rest/shop/basket/add');
    }
  });

test('[S7.3-02] a page of a guest becomes the customer’s with the first answer after a sign-in in another tab', async ({
  page,
  context,
}) => {
  await visit(page, '/page/agb');
  await expectGuest(page);
  const other = await context.newPage();
  await visit(other, '/login');
  await loginForm(other).signIn(people.manager);
  await expectSignedIn(other);
  await follow(page, '/my/orders');
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expectSignedIn(page);
});

test('[S7.3-02] a customer whose session has ended elsewhere is led to the sign-in, with the way back to where they went', async ({
  page,
  context,
}) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.manager);
  await expectSignedIn(page);
  await visit(page, '/page/agb');
  // A sign-out that no page of this browser hears of.
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await other.goto('/page/impressum');
  await post(other, '/logout', {});
  await follow(page, '/my/orders');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmy%2Forders$/);
  await expectGuest(page);
  await loginForm(page).signIn(people.manager);
  await expect(page).toHaveURL(/\/my\/orders$/);
});

test('[S7.3-02] the kind of prices changes with any answer that says so', async ({ page }) => {
  await visit(page, '/shop/catalog/kopierpapier');
  await expect(page.getByText('Alle Preise netto').first()).toBeVisible();
  const { shop } = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { shop: object },
  );
  await carryWith(page, imprint, { shop: { ...shop, isB2b: false } });
  await goTo(page, 'Impressum');
  await expect(page.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
});

test('[S4.2-05] later flags of the shop change prices, and neither menu nor switcher', async ({ page }) => {
  await visit(page, '/shop/catalog/kopierpapier');
  const switcher = page.getByRole('group', { name: 'Preisansicht' });
  const menu = page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link');
  const entries = await menu.allTextContents();
  await page.route('**/rest/systems/set-b2c', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { shop: object };
    await route.fulfill({ response, json: { ...reply, shop: { ...reply.shop, showB2Switcher: false } } });
  });
  await switcher.getByRole('button', { name: 'Privatkunden' }).click();
  await expect(page.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
  await expect(switcher).toBeVisible();
  expect(await menu.allTextContents()).toEqual(entries);
  await switcher.getByRole('button', { name: 'Geschäftskunden' }).click();
  await expect(page.getByText('Alle Preise netto').first()).toBeVisible();
});

test('[S7.3-02][S3.13-01][S9-27] a configuration holds from the answer that carries it: no prices, no sign-in, other hours, another picture for missing ones', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  const picture = articleList(page).tiles.locator('> img').first();
  await visit(page, '/shop/catalog/kopierpapier');
  const price = page.getByRole('main').getByText(/\d,\d\d\s€/);
  await expect(price).not.toHaveCount(0);
  await expect(picture).toHaveAttribute('src', '/storage/icons/no-image.svg');
  const answer = await page.request.get(`/rest${systemEndpoints.config.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { basic_system_configs: global } = (await answer.json()) as { basic_system_configs: object };
  await carryWith(page, imprint, {
    basic_system_configs: {
      ...global,
      display_price: false,
      allowLogin: false,
      noImage: '/storage/icons/delivery-3.svg',
      openingHours: [{ days: 'Samstag', hours: '9 bis 12 Uhr' }],
    },
  });
  await goTo(page, 'Impressum');
  await expect(page.getByRole('contentinfo')).toContainText('Samstag 9 bis 12 Uhr');
  await follow(page, '/shop/catalog/kopierpapier');
  await expect(page.getByRole('heading', { level: 1, name: 'Kopierpapier' })).toBeVisible();
  await expect(price).toHaveCount(0);
  await expect(picture).toHaveAttribute('src', '/storage/icons/delivery-3.svg');
  await articleList(page).tiles.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(texts.articlePage.offerNeedsAccount)).toBeVisible();
  await expect(price).toHaveCount(0);
  await follow(page, '/login');
  await expect(page.getByRole('main')).toContainText(
    'Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es später.',
  );
  await expect(loginForm(page).submit).toHaveCount(0);
  await expect(basketInHeader(page)).toBeVisible();
});
