import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, checkoutPaths, freshEmail, privateAddress } from './models/checkout-page.ts';
import { fillBasketWithMany, post, visit } from './models/visit.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 120_000 });

const words = texts.basket;
const more = (page: Page, count: number) => page.getByRole('link', { name: words.morePositions({ count }) });
const shown = (page: Page, first: number, last: number, total: number) =>
  page.getByText(words.shownPositions({ first, last, total }), { exact: true });

test('[R80][S7.1-47][S7.1-50] a long basket opens part by part, and every part can be changed', async ({
  page,
}) => {
  const basket = basketPage(page);
  const names = await fillBasketWithMany(page, 90);
  await visit(page, '/shop/basket');
  await expect(basket.lines).toHaveCount(40);
  await expect(shown(page, 1, 40, 90)).toBeVisible();
  await more(page, 40).press('Enter');
  await expect(basket.lines).toHaveCount(80);
  await expect(basket.lines.nth(40)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');

  const changed = basket.line(names[60] ?? '');
  await changed.quantity.fill('3');
  await changed.quantity.blur();
  const removed = basket.line(names[70] ?? '');
  const place = (await basket.lines.allTextContents()).findIndex((text) => text.includes(names[70] ?? ''));
  await removed.remove.click();
  await expect(removed.line).toHaveCount(0);
  await expect(shown(page, 1, 80, 89)).toBeVisible();
  await basket.undo.click();
  await expect(shown(page, 1, 80, 90)).toBeVisible();
  await more(page, 10).click();
  await expect(basket.lines).toHaveCount(90);
  // What was brought back stands where it stood.
  await expect(basket.lines.nth(place)).toContainText(names[70] ?? '');

  await visit(page, '/shop/basket?position=61');
  await expect(basket.lines).toHaveCount(40);
  await expect(changed.quantity).toHaveValue('3');
  await page.getByRole('link', { name: words.previousPositions({ count: 40 }) }).click();
  await expect(basket.lines.first()).toBeFocused();
  await expect(basket.lines).toHaveCount(80);
});

test('[R80][S2.9-08][S2.9-10] everything that is ordered can be read right above the button, in parts', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  const names = await fillBasketWithMany(page, 90);
  for (const [path, body] of [
    ['/shop/checkout/billing-address', { guestEmail: freshEmail() }],
    ['/shop/checkout/billing-address', { address: privateAddress }],
    ['/shop/checkout/shipping-address', { isSameAsBilling: true }],
    ['/shop/checkout/payment-method', { slug: 'vorkasse' }],
    ['/shop/checkout/shipping-method', { slug: 'standard' }],
  ] as const)
    expect((await post(page, path, body)).ok()).toBe(true);
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await visit(page, checkoutPaths.review);
  await expect(rows).toHaveCount(40);
  await more(page, 40).click();
  await expect(rows.nth(40)).toBeFocused();
  await more(page, 10).click();
  await expect(rows).toHaveCount(90);
  await expect(rows.last()).toContainText(names[89] ?? '');
  await checkout.terms.check();
  await checkout.order.click();

  await expect(checkout.thanks).toBeVisible();
  await expect(rows).toHaveCount(40);
  await expect(shown(page, 1, 40, 90)).toBeVisible();
  await more(page, 40).click();
  await expect(rows).toHaveCount(80);
});

test('[R82] a long basket that changed while its page was on the way shows the newer state', async ({
  page,
}) => {
  await fillBasketWithMany(page, 90);
  await page.route(
    '**/rest/shop/basket',
    async (route) => {
      const answer = await route.fetch();
      const { basket } = (await answer.json()) as { basket: { items: readonly { uid: string }[] } };
      expect((await post(page, '/shop/basket/remove', { uid: basket.items[0]?.uid })).ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await visit(page, '/shop/basket');
  await expect(shown(page, 1, 40, 89)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R80][S2.9-01] the parts of a long basket are pages', async ({ page }) => {
    const basket = basketPage(page);
    const names = await fillBasketWithMany(page, 90);
    await page.goto('/shop/basket');
    // What is still being laid out may move away from under the press.
    await page.waitForLoadState();
    await more(page, 40).click();
    await expect(page).toHaveURL(/\/shop\/basket\?position=41$/);
    await expect(basket.lines).toHaveCount(40);
    await expect(basket.lines.first()).toContainText(names[40] ?? '');
    await page.waitForLoadState();
    await more(page, 10).click();
    await expect(basket.lines).toHaveCount(10);
    await expect(shown(page, 81, 90, 90)).toBeVisible();
  });
});
