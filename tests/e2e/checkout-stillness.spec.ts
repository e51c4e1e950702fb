import { expect, test } from '#tests/support/shop-test.ts';
import { freeArticles } from '#texts/de/free-articles.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';

test('what the review shows is there with its first drawing: nothing comes later and moves its tick away under a press', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await openCheckoutAt(page, 'methods');
  await page.waitForLoadState('networkidle');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });

  await checkout.methodsSubmit.click();
  await expect(checkout.order).toBeVisible();
  await expect(checkout.main.getByRole('textbox', { name: 'Bemerkung zur Bestellung' })).toBeVisible();
  await expect(checkout.main.getByRole('heading', { name: freeArticles.title, exact: true })).toBeVisible();
  await expect(checkout.main.getByText('Gutscheincode einlösen')).toBeVisible();
  letGo();
});
