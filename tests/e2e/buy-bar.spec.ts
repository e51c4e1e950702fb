import { expect, test } from '#tests/support/shop-test.ts';
import { articleOffer, basketInHeader, basketToast } from './models/shop-front.ts';
import { findArticle, visit } from './models/visit.ts';

const scrollTo = (top: number): string => `window.scrollTo({ top: ${top}, behavior: 'instant' })`;
const toEnd = 'window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" })';

test('[S2.8-02] on a phone price and button stay at the foot of the window once the page’s own have left it @phone @phone-only', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await visit(page, article.path);
  const bar = page.locator('[data-buy-bar]');
  const { add, quantity } = articleOffer(page);
  await quantity.fill('3');
  await quantity.blur();
  await expect(bar).toHaveCount(0);
  const shifted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift' });
        addEventListener('shifts-wanted', () => resolve(sum), { once: true });
      }),
  );
  await page.evaluate(scrollTo(1500));
  await expect(add).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => dispatchEvent(new Event('shifts-wanted')));
  expect(await shifted).toBe(0);
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  expect(box!.y + box!.height).toBe(844);
  await expect(bar).toContainText('3 ×');
  await expect(bar).toContainText('Lagerware');
  await expect(bar).toContainText('MwSt.');

  await bar.getByRole('button', { name: / in den Warenkorb$/ }).click();
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 3 Artikel, /);
  const toast = await basketToast(page).boundingBox();
  expect(toast!.y + toast!.height, 'the bar covers the message').toBeLessThanOrEqual(box!.y);

  await page.evaluate(toEnd);
  const end = await page.getByRole('group', { name: 'Sprache' }).boundingBox();
  expect(end!.y + end!.height, 'the bar covers the end of the page').toBeLessThanOrEqual(box!.y);
  await page.evaluate(scrollTo(0));
  await expect(bar).toHaveCount(0);
});

test('[S2.8-02] whoever presses the bar by keys and scrolls back goes on at the page’s own button @phone @phone-only', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await visit(page, article.path);
  await page.evaluate(scrollTo(1500));
  await page.locator('[data-buy-bar]').getByRole('button').focus();
  await page.evaluate(scrollTo(0));
  await expect(page.locator('[data-buy-bar]')).toHaveCount(0);
  await expect(articleOffer(page).add).toBeFocused();
});

test('a wide window has no bar at its foot', async ({ page }) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await visit(page, article.path);
  await page.evaluate(toEnd);
  await expect(page.getByRole('contentinfo').first()).toBeInViewport();
  await expect(page.locator('[data-buy-bar]')).toBeHidden();
});
