import { expect, test } from '#tests/support/shop-test.ts';
import { visit } from './models/visit.ts';

for (const word of ['Tinte', 'Toner', 'Farbband', 'Kopierpapier']) {
  test(`[S0-01] the shop speaks German and sells ${word}`, async ({ page }) => {
    await visit(page, `/shop?search=${word}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /in den Warenkorb$/ })
        .first(),
    ).toBeVisible();
  });
}

test('[S9-33] the shop stands at / and calls everything below /rest', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link', { name: 'Papier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((path) => !path.startsWith('/rest/'))).toEqual([]);
});
