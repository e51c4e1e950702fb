import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { freeArticles as words } from '#texts/de/free-articles.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';
import { readInShop } from './models/shop-database.ts';
import { visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

test('[S2.9-11][S4.3-12][S5-19] a free article is chosen once the goods reach it, and ordered for nothing @phone', async ({
  page,
}) => {
  await openCheckoutAt(page, 'review');
  await visit(page, '/shop/basket');
  const part = page.getByRole('region', { name: words.title });
  const [gift] = await readInShop(
    `select a.name from free_article f join article a on a.article_number = f.article_number order by f.id limit 1`,
    [],
    undefined,
  );
  const name = String(gift?.['name']);
  const choose = part.getByRole('button', { name: words.chooseNamed({ name }) });
  const { lines } = basketPage(page);
  const quantity = lines.first().getByRole('spinbutton');
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(part).toContainText(/Noch \d+,\d\d EUR, dann bekommen Sie diesen Artikel gratis dazu\./);
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(choose).toBeEnabled();
  await expectAccessible(page);
  await choose.click();
  await expect(part.getByRole('status')).toHaveText(words.count({ most: 1, chosen: 1 }));
  await expect(part.getByRole('button', { name: words.removeNamed({ name }) })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/shop/checkout/4');
  const checkout = checkoutPage(page);
  await checkout.expectStep('review');
  await expect(part.getByRole('button', { name: words.removeNamed({ name }) })).toBeVisible();
  await expectAccessible(page);
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.thanks).toBeVisible();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Gratisartikel');
  await expect(row).toContainText(texts.order.parts.free);
  await expect(page.getByRole('main')).toContainText(texts.order.confirmation.title);
});

test('[S9-10] free articles stand in four columns with pictures of 200 pixels', async ({ page }) => {
  await openCheckoutAt(page, 'review');
  await visit(page, '/shop/basket');
  const grid = page.getByRole('region', { name: words.title }).getByRole('list').last();
  await expect(grid.locator('img').first()).toBeVisible();
  const drawn = await grid.evaluate((list) => ({
    columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
    height: list.querySelector('img')?.getBoundingClientRect().height,
  }));
  expect(drawn).toEqual({ columns: 4, height: 200 });
});
