import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { basketInHeader } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

const dayMs = 24 * 3_600_000;

const wrongClocks = [
  { name: 'two days behind, in Auckland', days: -2, timezoneId: 'Pacific/Auckland' },
  { name: 'two days ahead, in Los Angeles', days: 2, timezoneId: 'America/Los_Angeles' },
] as const;

for (const { name, days, timezoneId } of wrongClocks) {
  test.describe(`a visitor whose clock is ${name}, and who lets neither fonts nor counting through`, () => {
    test.use({ timezoneId, expectedErrors: [/net::ERR_BLOCKED_BY_CLIENT|net::ERR_FAILED/] });

    test('[R83] orders as anybody else, on the date of the shop', async ({ page }) => {
      test.setTimeout(90_000);
      await page.clock.install({ time: Date.now() + days * dayMs });
      await page.route(/\.woff2|analytics\.example/, (route) => route.abort('blockedbyclient'));
      const checkout = checkoutPage(page);
      const { article } = await openCheckoutAt(page, 'review');
      await visit(page, '/shop/basket');
      await basketPage(page).line(article.displayName).more.click();
      await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 3 Artikel, /);
      await basketPage(page).toCheckout.click();
      await checkout.expectStep('review');
      await checkout.terms.check();
      await checkout.order.click();
      const orderNumber = await checkout.orderNumber();
      const answer = await page.request.get(`/rest/orders?orderNumber=${orderNumber}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      const { items } = (await answer.json()) as { items: { placedAt: string }[] };
      expect(Math.abs(Date.parse(items[0]?.placedAt ?? '') - Date.now())).toBeLessThan(dayMs / 2);
    });
  });
}
