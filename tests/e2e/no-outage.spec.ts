import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleOffer, basketToast } from './models/shop-front.ts';
import { post, visit } from './models/visit.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 120_000 });

/** Answers that the shop takes for an outage; normal use must never bring one (R74). */
function collectOutages(page: Page): string[] {
  const outages: string[] = [];
  page.on('response', (response) => {
    if ([401, 405, 503].includes(response.status())) outages.push(`${response.status()} ${response.url()}`);
  });
  return outages;
}

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('brApp'));

test('[R74] a guest who searches, fills a basket and orders meets no 401, 405 or 503', async ({ page }) => {
  const outages = collectOutages(page);
  const checkout = checkoutPage(page);
  for (const path of ['/', '/shop', '/shop?search=toner', '/shop/supply/brands', '/my/orders'])
    await visit(page, path);
  const { article } = await openCheckoutAt(page, 'review');
  await visit(page, article.path);
  await articleOffer(page).add.click();
  await expect(basketToast(page)).toBeVisible();
  await visit(page, '/shop/checkout/4');
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  expect(outages).toEqual([]);
  expect(await stored(page)).toContain('"maintenance":false');
});

test('[R74] a customer with a wrong password and an ended session meets no 401, 405 or 503', async ({
  page,
}) => {
  const outages = collectOutages(page);
  const form = loginForm(page);
  await visit(page, '/login?redirectTo=%2Fmy%2Forders');
  await form.signIn(people.private, 'falsch');
  await expect(page.getByRole('alert')).toBeVisible();
  await form.signIn(people.private);
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/my\/orders$/);
  // The session ends behind the page's back, as it does after two idle hours.
  await post(page, '/logout', {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  // Going back before the page is there would leave the shop.
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await visit(page, '/');
  await expectGuest(page);
  expect(outages).toEqual([]);
  expect(await stored(page)).toContain('"maintenance":false');
});

test.describe('with the analytics host away', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED \(https:\/\/analytics\.example/] });

  test('[R74] calls that are given up and an analytics host that is away close nothing', async ({ page }) => {
    await page.route('https://analytics.example/**', (route) => route.abort('connectionrefused'));
    await page.addInitScript(() => localStorage.setItem('cookie:accepted', 'true'));
    await visit(page, '/shop');
    const menu = page.getByRole('navigation', { name: 'Sortiment' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The first list is overtaken by the second one.
    await page.route(/\/rest\/shop\?.*list=catalog%2Fpapier/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await menu.getByRole('link', { name: 'Papier' }).click();
    await menu.getByRole('link', { name: 'Umschläge & Versand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Umschläge & Versand' })).toBeVisible();
    release();
    await expect(page).not.toHaveURL(/\/503|http-error/);
    expect(await stored(page)).toContain('"maintenance":false');
  });
});
