import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { articleOffer, basketToast } from './models/shop-front.ts';
import { visit, waitUntilLive } from './models/visit.ts';
import { watch } from './models/watch.ts';

test.describe.configure({ timeout: 120_000 });

test('[R61] no page, message, late part or drawing of the shop needs what the policy forbids', async ({
  page,
}) => {
  const watched = await watch(page);
  for (const address of ['/', '/shop?search=toner', '/shop/supply', '/login', '/cookie-config', '/page/agb'])
    await visit(page, address);
  const { article } = await openCheckoutAt(page, 'review');
  await visit(page, article.path);
  await articleOffer(page).add.click();
  await expect(basketToast(page)).toBeVisible();
  for (const address of [
    '/shop/basket',
    '/shop/checkout',
    '/shop/checkout/2',
    '/shop/checkout/3',
    '/shop/checkout/4',
  ])
    await visit(page, address);
  const checkout = checkoutPage(page);
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  await page.goto('/login?redirectTo=%2Fflows');
  await waitUntilLive(page);
  await loginForm(page).signIn(people.backend);
  await page.getByRole('link', { name: 'Kasse', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await page.getByRole('button', { name: 'Einpassen' }).click();
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  expect(await watched.harm()).toEqual([]);
});

test.describe('a planted sink', () => {
  test.use({ expectedErrors: [/Trusted|trusted|the server responded with a status of (?:404|500)/] });

  test('[R52][R61] takes no text, and no other policy can be made that would', async ({ page }) => {
    const watched = await watch(page);
    await visit(page, '/');
    const outcomes = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const rules = { createHTML: (text: string) => text, createScriptURL: (text: string) => text };
      const attempts: readonly (() => void)[] = [
        () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        },
        () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        () => {
          document.createElement('script').src = '/assets/planted.js';
        },
        () => {
          document.createElement('script').textContent = 'alert(1)';
        },
        () => void new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        () => void document.createRange().createContextualFragment('<b>x</b>'),
        () => void trustedTypes.createPolicy('shop-assets', rules),
        () => void trustedTypes.createPolicy('default', rules),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(outcomes).toEqual(outcomes.map(() => 'refused'));
    expect(outcomes).toHaveLength(8);
    expect((await watched.harm()).filter((heard) => !heard.startsWith('policy: '))).toEqual([]);
    expect((await watched.harm()).length).toBeGreaterThanOrEqual(8);
  });

  for (const code of [404, 500]) {
    test(`[R61] the error page of ${code} says so without a violation`, async ({ page }) => {
      const watched = await watch(page);
      await page.goto(`/http-error/${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await watched.harm()).toEqual([]);
    });
  }
});
