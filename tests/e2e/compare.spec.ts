import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { visit } from './models/visit.ts';

const { compare, articlePage } = texts;

test('articles stand side by side, one more is taken by its number, one is taken out @phone', async ({
  page,
}) => {
  await visit(page, '/artnr/CF259A');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: articlePage.compare }).click();
  await expect(main.getByRole('heading', { level: 1, name: compare.title })).toBeVisible();
  const rowOf = (label: string) =>
    main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  await expect(rowOf('Reichweite')).toContainText('3.000 Seiten');
  await expect(rowOf('Reichweite')).toContainText('10.000 Seiten');
  await expect(rowOf('Reichweite')).toContainText(compare.different);
  await expect(rowOf('Messnorm')).not.toContainText(compare.different);

  await main.getByRole('textbox', { name: compare.addLabel }).fill('cf226x');
  await main.getByRole('button', { name: compare.addButton }).click();
  await expect(rowOf('Hersteller-Nr.')).toContainText('CF226X');
  const sent = page.url();
  expect(sent).toMatch(/\/shop\/compare\?articles=[\w,-]+$/);

  await main.getByRole('link', { name: compare.onlyDifferent }).click();
  await expect(rowOf('Messnorm')).toHaveCount(0);
  await expect(rowOf('Reichweite')).toContainText('10.000 Seiten');
  await main.getByRole('link', { name: compare.removeNamed({ name: 'HP 26X Toner Schwarz' }) }).click();
  await expect(rowOf('Hersteller-Nr.')).not.toContainText('CF226X');

  await visit(page, sent);
  await expect(rowOf('Hersteller-Nr.')).toContainText('CF226X');
});

test('an unknown number leaves the others where they are', async ({ page }) => {
  await visit(page, '/shop/compare?articles=CF259A');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: compare.addLabel }).fill('xyzzy77');
  await main.getByRole('button', { name: compare.addButton }).click();
  await expect(main.getByRole('status').filter({ hasText: 'xyzzy77' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'HP 59A Toner Schwarz', exact: true })).toBeVisible();
});
