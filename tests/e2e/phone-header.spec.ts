import { expect, test } from '#tests/support/shop-test.ts';
import { articleList, basketInHeader, searchBox } from './models/shop-front.ts';
import { fillBasketWithMany, visit } from './models/visit.ts';

test('on a phone the header is low and stays with search and basket while scrolling @phone @phone-only', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  await fillBasketWithMany(page, 12);
  await visit(page, '/shop/catalog/toner-schwarz');
  const header = page.getByRole('banner');
  const height = async (): Promise<number> => (await header.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThanOrEqual(120);
  const words = await header.getByText('Kontor Bürobedarf').boundingBox();
  const basket = await basketInHeader(page).boundingBox();
  expect(words!.x + words!.width, 'the basket covers the name').toBeLessThanOrEqual(basket!.x);

  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(searchBox(page).field).toBeInViewport({ ratio: 1 });
  await expect(basketInHeader(page)).toBeInViewport({ ratio: 1 });
});

for (const [what, path] of [
  ['a category', '/shop/catalog/toner-schwarz'],
  ['a category with others below it', '/shop/catalog/papier'],
  ['a search that was corrected', '/shop?search=kopierpapir'],
  ['a search with chips of what it was understood to mean', '/shop?search=toner+schwarz+hp'],
  ['a search that names a printer', '/shop?search=toner+m404dn'],
  [
    'a search that names a printer with chips of what else was understood',
    '/shop?search=toner+m404dn+schwarz',
  ],
  ['a search with words left out', '/shop?search=toner+f%C3%BCr+meinen+hp+laserjet+blau+xl+original'],
  ['a search for a printer that is not sold', '/shop?search=hp+laserjet+m999xyz+toner+schwarz'],
  [
    'a category with chosen filters',
    '/shop/catalog/toner-schwarz?filter=%7B%22brand%22%3A%5B%22hp%22%2C%22brother%22%5D%2C%22make%22%3A%5B%22original%22%5D%2C%22deliveryState%22%3A%5B%221%22%5D%7D',
  ],
] as const)
  test(`on a phone the first article begins in the upper half of the screen, below the notice of the demonstration: ${what} @phone @phone-only`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page.getByText('Demo-Shop:')).toBeVisible();
    const first = await articleList(page).tiles.first().boundingBox();
    expect(first?.y).toBeLessThan(844 / 2);
  });

test('on a phone a button opens the categories, which go with Escape, a press beside them, and the page they lead to @phone @phone-only', async ({
  page,
}) => {
  await visit(page, '/shop');
  const open = page.getByRole('banner').getByRole('button', { name: 'Sortiment' });
  const menu = page.getByRole('navigation', { name: 'Sortiment' });
  await expect(menu).toBeHidden();
  await open.click();
  for (const entry of await menu.getByRole('link').all()) await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(380, 600);
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('button', { name: 'Schließen' }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'Papier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papier' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a wide window shows the categories at once and no button for them', async ({ page }) => {
  await visit(page, '/shop');
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sortiment' })).toBeHidden();
});
