import { expect, test } from '#tests/support/shop-test.ts';
import { articleList, articleOffer, basketInHeader, basketToast, searchBox } from './models/shop-front.ts';
import { findArticle, waitUntilLive } from './models/visit.ts';
import type { Page } from '@playwright/test';

/** Keeps the shop's own script back until it is let go; the HTML and its starter are there. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('[R82] what is clicked before the script has come is done when it is there', async ({ page }) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const letGo = await holdScript(page);
  await page.goto(article.path, { waitUntil: 'commit' });
  await articleOffer(page).add.click();
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  letGo();
  await waitUntilLive(page);
  await expect(basketToast(page)).toContainText(`1 × ${article.displayName}`);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
});

test('[R82] an amount typed and sent with Enter before the script has come is added as typed', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const letGo = await holdScript(page);
  await page.goto(article.path, { waitUntil: 'commit' });
  await articleOffer(page).quantity.fill('3');
  await articleOffer(page).quantity.press('Enter');
  letGo();
  await waitUntilLive(page);
  await expect(basketToast(page)).toContainText(`3 × ${article.displayName}`);
});

test('[R82] what is typed into the search before the script has come stays and brings suggestions', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchBox(page).field.pressSequentially('laserjt pro m404');
  letGo();
  await waitUntilLive(page);
  await expect(searchBox(page).field).toHaveValue('laserjt pro m404');
  await expect(searchBox(page).suggestion('HP LaserJet Pro M404dn')).toBeVisible();
});

test('[R82] a search sent before the script has come works as a plain form', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchBox(page).field.fill('ordner');
  await searchBox(page).field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=ordner$/);
  letGo();
  await waitUntilLive(page);
  await expect(articleList(page).tiles.first()).toBeVisible();
});

for (const path of [
  '/',
  '/shop?search=toner',
  '/shop/catalog/papier?page=2',
  '/shop/supply/brand/dymo',
  '/shop/supply/brand/brother/device/brother-hl-3140cw',
  '/shop/basket',
  '/login',
]) {
  test(`[S2-01] the browser takes over ${path} exactly as the server drew it`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    // Only the button that sends the list's form by hand goes when the form sends itself.
    const read = async () =>
      (await page.locator('#root').innerText()).replaceAll('Anwenden', '').replace(/\s+/g, ' ');
    const drawn = await read();
    letGo();
    await waitUntilLive(page);
    expect(await read()).toBe(drawn);
  });
}
