import { expect, test } from '#tests/support/shop-test.ts';
import { articleOffer } from './models/shop-front.ts';
import { fillBasket, findArticle, visit } from './models/visit.ts';

test('[S2.8-01][S2.8-02] both addresses show the article; a wrong or missing slug is led to the right one', async ({
  page,
}) => {
  await visit(page, '/');
  const article = await findArticle(page, 'toner');
  const heading = page.getByRole('heading', { level: 1, name: article.displayName });
  await page.goto(`/artnr/${article.articleNumber}`);
  await expect(heading).toBeVisible();
  await page.goto(article.path);
  await expect(heading).toBeVisible();
  await expect(articleOffer(page).add).toBeVisible();
  for (const other of ['/ganz-falsch', '/', '']) {
    const answer = await page.goto(article.path.replace(/\/[^/]+$/, other));
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
    await expect(page).toHaveURL(new RegExp(`${article.path}$`));
  }
  expect((await page.request.get('/shop/article/GIBTESNICHT-1')).status()).toBe(404);
});

test('the page of an article compares it with what would do: pages, cost of a page and the saving, cheapest first', async ({
  page,
}) => {
  await visit(page, '/artnr/CF259X');
  const table = page.getByRole('main').getByRole('table', { name: 'Was kostet eine Seite?' });
  await expect(table.getByRole('columnheader')).toContainText([
    'Artikel',
    'Seiten',
    'Kosten je Seite',
    'Im Vergleich',
    'Preis',
  ]);
  const own = table.getByRole('row').filter({ hasText: 'Dieser Artikel' });
  await expect(own).toContainText('HP 59X Toner Schwarz');
  await expect(own).toContainText('10.000');
  const compatible = table.getByRole('row').filter({ hasText: 'K-CF259X' });
  await expect(compatible).toContainText(/\d+\s%\sgünstiger/);
  const costs = await table
    .getByRole('row')
    .filter({ hasText: /\d\sct/ })
    .allInnerTexts();
  const cents = costs.map((words) =>
    Number(/([\d.,]+)\sct/.exec(words)?.[1]?.replace('.', '').replace(',', '.')),
  );
  expect(cents.length).toBeGreaterThan(1);
  expect(cents).toEqual(cents.toSorted((left, right) => left - right));
});

test('a compatible article says at the top what it replaces, with the way there, and has no OEM number', async ({
  page,
}) => {
  await visit(page, '/artnr/K-CF259X');
  const main = page.getByRole('main');
  const top = main.getByRole('heading', { level: 1 }).locator('xpath=..');
  await expect(top).toContainText('ersetzt HP CF259X');
  await expect(main).toContainText('Hersteller-Nr.');
  await expect(main.getByText('OEM-Nr.')).toHaveCount(0);
  await top.getByRole('link', { name: 'HP CF259X' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('HP 59X Toner Schwarz');
  await expect(main.getByText('OEM-Nr.').first()).toBeVisible();
});

test('[S9-19] the day of dispatch stands at the article and in the basket, and nowhere else', async ({
  page,
}) => {
  const day = page.getByText(/Versand (heute|am \p{L}+, \d)/u);
  const article = await fillBasket(page, 'toner', 1);
  await visit(page, article.path);
  await expect(day).toHaveCount(1);
  await visit(page, '/shop/basket');
  await expect(day).toHaveCount(1);
  await visit(page, '/page/impressum');
  await expect(day).toHaveCount(0);
});
