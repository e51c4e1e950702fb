import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { listNameOf } from '#contract/list-name.ts';
import { directories } from '#tests/support/list-samples.ts';
import { listenToCalls } from './models/calls.ts';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string | RegExp) =>
  main(page).getByRole('link', { name, exact: true }).first().click();
const start = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .click();

test('[S1-02] from the start page links lead to a category, a brand, a maker, a printer and an article @phone', async ({
  page,
}) => {
  await visit(page, '/');
  await follow(page, 'Alle Kategorien');
  await expect(heading(page)).toHaveText('Alle Kategorien');
  await follow(page, /^Toner\b/);
  await expect(page).toHaveURL(/\/shop\/catalog\/toner$/);
  await expect(articleList(page).tiles).not.toHaveCount(0);

  await start(page);
  await follow(page, 'Alle Marken');
  await expect(heading(page)).toHaveText('Alle Marken');
  await follow(page, /^Brother\b/);
  await expect(page).toHaveURL(/\/shop\/brand\/brother$/);
  await expect(heading(page)).toHaveText('Brother');

  await follow(page, /^Brother Musterhersteller\b/);
  await expect(page).toHaveURL(/\/shop\/manufacturer\/brother$/);
  await expect(main(page).getByRole('navigation', { name: 'Drucker', exact: true })).toBeVisible();
  await main(page)
    .getByRole('navigation', { name: 'Drucker', exact: true })
    .getByRole('link', { name: /^Brother\b/ })
    .click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/brother$/);

  await start(page);
  await follow(page, 'Alle Drucker');
  await expect(heading(page)).toHaveText('Alle Drucker');
  await main(page).locator('a[href*="/device/"]').first().click();
  await expect(page).toHaveURL(/\/shop\/supply\/brand\/[^/]+\/device\//);

  await start(page);
  await follow(page, 'Das ganze Sortiment von A bis Z');
  await expect(heading(page)).toHaveText('Von A bis Z');
  await main(page).locator('a[href^="/shop/articletypename/"]').first().click();
  await expect(page).toHaveURL(/\/shop\/articletypename\//);
  await articleList(page).tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/article\//);
});

test('[S7.1-29] the start page asks for the best known makers and leads to them', async ({ page }) => {
  await visit(page, '/page/agb');
  const asked = page.waitForResponse('**/rest/shop/manufacturers/teaser');
  await start(page);
  const { topItems } = (await (await asked).json()) as {
    readonly topItems: readonly { readonly name: string; readonly path: string }[];
  };
  expect(topItems.length).toBeGreaterThan(3);
  const region = main(page).getByRole('region', { name: /bekannte Hersteller$/ });
  for (const { name, path } of topItems)
    await expect(
      region.getByRole('link', { name: new RegExp(`^${name.replaceAll(/[()]/g, '.')}`) }),
    ).toHaveAttribute('href', path);
});

/** The page of all there is of something asks for all of it, and the list of one thing for that one beside it. */
async function expectBoth(page: Page, all: string, one: { readonly call: string; readonly path: string }) {
  const { address, call } = directories.find((directory) => directory.address === all)!;
  await visit(page, '/shop/index');
  // A category of the last level.
  await expect(main(page).locator('a[href="/shop/catalog/tintentanks"]')).toBeVisible();
  const asked = listenToCalls(page);
  await main(page).locator(`nav a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(asked).toContain(`GET ${call}`);
  const link = main(page).locator(`a[href^="${one.path}"]`).first();
  const slug = (await link.getAttribute('href'))!.slice(one.path.length);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${one.path}${slug}$`));
  await expect(articleList(page).tiles).not.toHaveCount(0);
  expect(asked).toContain(`GET ${one.call}${slug}`);
  expect(asked).toContain(`GET /shop?list=${encodeURIComponent(listNameOf(`${one.path}${slug}`))}`);
  // The way back stands above it.
  await expect(
    page.getByRole('navigation', { name: 'Sie sind hier' }).locator(`a[href="${address}"]`),
  ).toBeAttached();
}

test('[S7.1-26] all assortments and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/assortments', { call: '/shop/assortment/', path: '/shop/assortment/' }));
test('[S7.1-28][S7.1-30] all makers and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/manufacturers', { call: '/shop/manufacturer/', path: '/shop/manufacturer/' }));
test('[S7.1-31] all brands and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/brands', { call: '/shop/brand/', path: '/shop/brand/' }));
test('[S7.1-32] all types of articles and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/articletypes', { call: '/shop/articletypes/', path: '/shop/articletypename/' }));
test('[S7.1-33] all groups of types of articles and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/articletypenamegroups', {
    call: '/shop/articletypegroups/',
    path: '/shop/articletypenamegroup/',
  }));
test('[S7.1-34] all sorts of goods and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/producttypes', { call: '/shop/producttypes/', path: '/shop/producttype/' }));
test('[S7.1-35] all groups of sorts of goods and one of them are asked for', ({ page }) =>
  expectBoth(page, '/shop/producttypegroups', {
    call: '/shop/producttypegroups/',
    path: '/shop/producttypegroup/',
  }));

test('[S7.1-27][S7.1-36] types of assortments and categories are asked for by their pages', async ({
  page,
}) => {
  await visit(page, '/shop/index');
  const asked = listenToCalls(page);
  await follow(page, 'Sortimente nach Art');
  await expect(heading(page)).toHaveText('Sortimente nach Art');
  await follow(page, 'Alle Kategorien');
  await expect(heading(page)).toHaveText('Alle Kategorien');
  expect(asked).toEqual(expect.arrayContaining(['GET /shop/assortmenttypes', 'GET /shop/catalog']));
});

test('the list of a maker says who it is and who answers for its goods', async ({ page }) => {
  await visit(page, '/shop/manufacturer/hp');
  await main(page).getByText('Angaben zum Hersteller').click();
  await expect(main(page).getByText('Verantwortlich in der EU')).toBeVisible();
});

test('a type of articles leads to one of its formats, makers and colours', async ({ page }) => {
  await visit(page, '/shop/articletypename/kopierpapier');
  await main(page).getByRole('navigation', { name: 'Formate' }).getByRole('link', { name: /^A4\b/ }).click();
  await expect(heading(page)).toHaveText('Kopierpapier, A4');
  await visit(page, '/shop/articletypename/toner');
  await main(page)
    .getByRole('navigation', { name: 'Farben' })
    .getByRole('link', { name: /^Cyan\b/ })
    .click();
  await expect(heading(page)).toHaveText('Toner, Cyan');
});

test('recommendations begin with three rows of articles, each with the way to all of its list', async ({
  page,
}) => {
  await visit(page, '/shop-marketing');
  const rows = main(page).getByRole('link', { name: /^Alle in „/ });
  await expect(rows).toHaveCount(3);
  await rows.first().click();
  await expect(page).toHaveURL(/\/shop\/assortment\/tipp$/);
});

test('above the machines that print a printer is searched for', async ({ page }) => {
  await visit(page, '/shop/printer');
  await expect(articleList(page).tiles).not.toHaveCount(0);
  await main(page).getByRole('combobox', { name: 'Druckermodell suchen' }).fill('M404dn');
  await main(page).getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(main(page).locator('a[href$="/device/hp-laserjet-pro-m404dn"]').first()).toBeVisible();
});
