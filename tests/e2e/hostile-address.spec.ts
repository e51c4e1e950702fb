import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { articleList, basketToast } from './models/shop-front.ts';
import { visit, waitUntilLive } from './models/visit.ts';
import { watch } from './models/watch.ts';

const tokenOf = (page: Page) => page.locator('meta[name="csrf-token"]').getAttribute('content');

const quotedFilter = encodeURIComponent(
  '{"brand":["\\u001b\\u0001 style=position:fixed;inset:0 href=//evil.example x="]}',
);

for (const address of [
  `/shop?filter=${quotedFilter}`,
  `/shop?filter=${encodeURIComponent('{"brand":["\\u0001b\\u0001 style=position:fixed;inset:0 href=//evil.example x="]}')}`,
  '/shop?search=%01b%01',
  '/shop?search=%01t%01',
]) {
  test(`[R52][R54] ${address} is the list, comes alive and takes an article`, async ({ page }) => {
    const watched = await watch(page);
    await visit(page, address);
    await expect(page).toHaveTitle('Alle Artikel – Kontor Bürobedarf');
    expect(await tokenOf(page)).toMatch(/^[gs](?:\.[\w-]+){2}$/);
    await expect(page.locator('a[href*="evil"], [style*="fixed"]')).toHaveCount(0);
    const list = articleList(page);
    await list.addButton(list.tiles.first()).click();
    await expect(basketToast(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(await watched.harm()).toEqual([]);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/the server responded with a status of 404/] });

  for (const address of ['/shop/catalog/100%', '/%zz', '/shop/article/%E0%A4%A', '/shop/catalog/%C3%84']) {
    test(`[R34] ${address} is the page of what does not exist, comes alive and leads on`, async ({
      page,
    }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await waitUntilLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden.');
      await page.getByRole('combobox', { name: /^Suche nach/ }).fill('toner');
      await page.getByRole('combobox', { name: /^Suche nach/ }).press('Enter');
      await expect(page).toHaveURL(/\/shop\?search=toner$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('toner');
    });
  }

  test('[R59] two slashes at the start are no way out of the shop', async ({ page, baseURL }) => {
    const answer = await page.goto(`${baseURL}//evil.example/shop`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(`${baseURL}/page/impressum`);
    await waitUntilLive(page);
  });
});
