import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

const query = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams.entries());

test('[S7.1-25] on a phone what is chosen in the filter sheet is counted, then shown; closing forgets it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = articleList(page);
  const sheet = list.filters;
  const apply = sheet.locator('[data-machine="filter-choice"]').getByRole('button', { name: /zeigen$/ });
  const open = () =>
    page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
  await visit(page, '/shop/catalog/papier');
  await open();
  await expect(apply).toHaveText('50 Artikel zeigen');
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/shop')) counts.push(new URL(request.url()).pathname);
  });
  await sheet.getByRole('checkbox', { name: /^Kopierpapier\s*9$/ }).click();
  await expect(apply).toHaveText('9 Artikel zeigen');
  await sheet.getByRole('checkbox', { name: /^Recyclingpapier\s*5$/ }).click();
  await expect(apply).toHaveText('14 Artikel zeigen');
  expect(counts).toEqual(['/rest/shop/filter', '/rest/shop/filter']);
  expect(query(page)).toEqual({});
  await page.keyboard.press('Escape');
  await open();
  await expect(apply).toHaveText('50 Artikel zeigen');
  await expect(sheet.getByRole('checkbox', { name: /^Kopierpapier/ })).not.toBeChecked();

  await sheet.getByRole('checkbox', { name: /^Kopierpapier\s*9$/ }).click();
  await expect(apply).toHaveText('9 Artikel zeigen');
  await apply.click();
  await expect(list.count).toHaveText('9 Artikel');
  expect(query(page)).toEqual({ filter: '{"category":["kopierpapier"]}' });
  await expect(apply).toBeHidden();
});

test.describe('a count that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED .*shop\/filter/], viewport: { width: 390, height: 844 } });

  test('[S7.1-25][S8-03] is told in the filter sheet alone, and what was chosen can be shown all the same', async ({
    page,
  }) => {
    const list = articleList(page);
    const foot = list.filters.locator('[data-machine="filter-choice"]');
    await visit(page, '/shop/catalog/papier');
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
    await expect(foot).toBeVisible();
    await page.route('**/rest/shop/filter**', (route) => route.abort());
    await list.filters.getByRole('checkbox', { name: /^Kopierpapier\s*9$/ }).click();
    await expect(foot.getByRole('alert')).toContainText('Die Anzahl ist gerade nicht zu bekommen.');
    await expect(page).toHaveURL(/\/shop\/catalog\/papier$/);
    await foot.getByRole('button', { name: 'Artikel zeigen', exact: true }).click();
    await expect(list.count).toHaveText('9 Artikel');
    await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toHaveCount(0);
  });
});

test('[S7.1-25] every kind of list counts its own articles before they are shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/shop?search=toner',
    '/shop/catalog/papier',
    '/shop/supply/brand/hp',
    '/shop/supply/device/hp-laserjet-pro-m404dn',
    '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn',
  ]) {
    await visit(page, path);
    const list = articleList(page);
    const trigger = page.getByRole('button', { name: /^Filter/ }).first();
    if (!(await trigger.isVisible())) continue;
    await trigger.click();
    const apply = list.filters
      .locator('[data-machine="filter-choice"]')
      .getByRole('button', { name: /zeigen$/ });
    await expect(apply).toHaveText(/^[\d.]+ Artikel zeigen$/);
    await list.filters.getByRole('checkbox').first().click();
    await expect(list.filters.locator('[data-machine="filter-choice"]')).toHaveAttribute(
      'data-state',
      'counted',
    );
    const told = (await apply.textContent())?.replace(' zeigen', '') ?? '';
    await apply.click();
    await expect(page.getByRole('button', { name: /^Filter \(1\)/ }).first()).toBeVisible();
    await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
  }
});

test('a filter sheet that is open closes where the filters stand in the page, as on a tablet that is turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page, '/shop/catalog/toner-schwarz');
  const { filters, tiles } = articleList(page);
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  await expect(filters).toBeVisible();
  // Nothing is out of reach any more.
  await tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/article\//);
});
