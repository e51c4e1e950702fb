import { expect, test } from '#tests/support/shop-test.ts';
import { findArticle } from './models/visit.ts';
import { articleList, articleOffer } from './models/shop-front.ts';

test.use({ javaScriptEnabled: false });

test('[S2.2-01][S2.7-05] the printer finder works by links and forms', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox', { name: 'Druckermodell suchen' }).fill('M404dn');
  await page.getByRole('region', { name: 'Druckerfinder' }).getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/shop\/supply\/devices\?search=M404dn$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /M404dn/ })
    .click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/hp\/device\/hp-laserjet-pro-m404dn$/);
  const table = page.getByRole('table', { name: /nach Farben/ });
  await expect(table.getByRole('rowheader')).toHaveText(['Schwarz']);
  await expect(table).toContainText('CF259X');
  await expect(table).toContainText('€');
});

test('[S2.11-05][S2.7-02] a list is filtered by links and searched by the form of the header', async ({
  page,
}) => {
  const list = articleList(page);
  await page.goto('/shop/catalog/papier');
  await expect(list.count).toHaveText('50 Artikel');
  await list.filters.getByRole('checkbox', { name: /^Kopierpapier\s*9$/ }).click();
  await expect(list.count).toHaveText('9 Artikel');
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"category":["kopierpapier"]}');
  await list.chips.getByRole('link', { name: /Kopierpapier/ }).click();
  await expect(list.count).toHaveText('50 Artikel');

  await page.getByRole('banner').getByRole('combobox').fill('ordner');
  await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/shop\?search=ordner$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ordner');
  await expect(list.tiles.first()).toContainText('€');
});

test('[S2.8-02] an article with name, price and delivery is in the HTML; adding says that it needs script', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  await page.goto(article.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.displayName);
  await expect(page.getByRole('main')).toContainText('€');
  await expect(page.getByRole('main')).toContainText('Lagerware');
  await expect(articleOffer(page).add).toBeVisible();
  // A browser whose script is only switched off by its tools still hides what stands in <noscript>.
  const html = await (await page.request.get(article.path)).text();
  expect(html).toMatch(/<noscript[^>]*>Zum Hinzufügen wird JavaScript benötigt\.<\/noscript>/);
});

test('[S2.9-01] a filled basket can be read', async ({ page }) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  await page.request.post('/rest/shop/basket/add', {
    data: { articleNumber: article.articleNumber, shopDepotId: article.shopDepotId, quantity: 3 },
    headers: { 'X-CSRF-TOKEN': token ?? '', 'X-Requested-With': 'XMLHttpRequest' },
  });
  await page.goto('/shop/basket');
  await expect(page.getByRole('main')).toContainText(article.displayName);
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect(page.getByRole('main')).toContainText('Gesamtsumme');
});

for (const path of ['/login', '/shop/checkout']) {
  test(`${path} says that it needs script`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/<noscript[^>]*>Zum Anmelden und Bestellen wird JavaScript benötigt\.<\/noscript>/);
  });
}
