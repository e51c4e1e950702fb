import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { sampledLists } from '#tests/support/list-samples.ts';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

const only = (page: Page) => page.getByRole('checkbox', { name: 'Nur mit Umweltzeichen' });
const keptIn = (page: Page) => page.evaluate(() => localStorage.getItem('isBGS'));
const entriesOf = (page: Page) => page.evaluate(() => history.length);
const flagIn = (page: Page) => new URL(page.url()).searchParams.get('isBGS');
const proofs = (page: Page) =>
  articleList(page).tiles.getByText(/^.+: (?:Lizenz Demo-\S+, gültig bis 31\.12\.\d{4}|ohne Nachweis)$/);

/** A link on the page to another list of the shop that says nothing of eco labels. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
  }, path);
  await page.getByRole('link', { name: path, exact: true }).last().click();
}

test('[S1-12][S2.11-10][S2.11-12] the switch keeps the choice, and each list stands at the address that says so', async ({
  page,
}) => {
  await visit(page, '/shop/catalog/toner?page=2');
  expect(await keptIn(page)).toBeNull();
  const entries = await entriesOf(page);
  await only(page).click();
  await expect(page).toHaveURL('/shop/catalog/toner?isBGS=true');
  await expect(only(page)).toBeChecked();
  expect(await keptIn(page)).toBe('true');
  expect(await entriesOf(page), 'the entry is replaced').toBe(entries);

  await followLink(page, '/shop/catalog/papier');
  await expect(page).toHaveURL('/shop/catalog/papier?isBGS=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papier');
  expect(await entriesOf(page), 'one entry for one link').toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/shop/catalog/toner?isBGS=true');
  // The address is there before the page is: the switch would still be the other list's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner');

  await only(page).click();
  await expect(page).toHaveURL('/shop/catalog/toner');
  await expect(only(page)).not.toBeChecked();
  expect(await keptIn(page)).toBeNull();
  await followLink(page, '/shop/catalog/papier');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papier');
  expect(flagIn(page)).toBeNull();
});

test('[S2.11-11][S2.11-13] what is kept is mirrored on every list of the shop', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem('isBGS', 'true'));
  for (const { address } of sampledLists) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect.poll(() => flagIn(page)).toBe('true');
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }
  await page.goto('/shop/brands');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(flagIn(page), 'no list').toBeNull();
});

test('[S2.7-38][S2.7-39] lists with the flag or /begreen in their path show what proves the eco label of each article', async ({
  page,
}) => {
  for (const address of ['/shop/catalog/toner?isBGS=true', '/shop/begreen/articletypename/toner']) {
    await page.goto(address);
    const tiles = await articleList(page).tiles.count();
    expect(tiles).toBeGreaterThan(5);
    await expect(proofs(page)).toHaveCount(tiles);
  }
  await page.goto('/shop/catalog/toner');
  await expect(articleList(page).tiles.first()).toBeVisible();
  await expect(proofs(page)).toHaveCount(0);
});

test('[S2.11-07] a link with isBGS=true keeps it in the address of what follows, and keeps nothing in the browser', async ({
  page,
}) => {
  await visit(page, '/shop?isBGS=true');
  await expect(only(page)).toBeChecked();
  await articleList(page).sortBy.selectOption({ label: 'Name' });
  await expect(page).toHaveURL('/shop?sortBy=name&isBGS=true');
  expect(await keptIn(page)).toBeNull();
  await only(page).click();
  await expect(page).toHaveURL('/shop?sortBy=name');
  expect(await keptIn(page)).toBeNull();
});

test('a list in which nothing has an eco label says so, and the box takes that back', async ({ page }) => {
  await visit(page, '/shop/supply/brand/dymo?isBGS=true');
  await expect(page.getByText('In dieser Liste hat zurzeit kein Artikel ein Umweltzeichen.')).toBeVisible();
  await only(page).click();
  await expect(articleList(page).tiles.first()).toBeVisible();
});

test('a page of a brand without anything that has an eco label keeps the box that takes it back', async ({
  page,
}) => {
  await visit(page, '/shop/brand/dymo?isBGS=true');
  await expect(page.getByText('In dieser Liste hat zurzeit kein Artikel ein Umweltzeichen.')).toBeVisible();
  await only(page).click();
  await expect(page).toHaveURL('/shop/brand/dymo');
  await expect(articleList(page).tiles.first()).toBeVisible();
});

test('a list follows what is chosen in another tab', async ({ page, context }) => {
  await visit(page, '/shop/catalog/papier');
  const other = await context.newPage();
  await visit(other, '/shop/catalog/toner');
  await only(other).click();
  await expect(page).toHaveURL('/shop/catalog/papier?isBGS=true');
  await only(page).press('Space');
  await expect(other).toHaveURL('/shop/catalog/toner');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link to the list of what has an eco label', async ({ page }) => {
    await page.goto('/shop/catalog/toner');
    await only(page).click();
    await expect(page).toHaveURL('/shop/catalog/toner?isBGS=true');
    await expect(only(page)).toBeChecked();
    await only(page).click();
    await expect(page).toHaveURL('/shop/catalog/toner');
  });
});
