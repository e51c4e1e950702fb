import { expect, test } from '#tests/support/shop-test.ts';
import {
  directories,
  indexAddresses,
  sampledLists,
  supplyAddresses,
  supplySearchAddress,
  unknownAddresses,
} from '#tests/support/list-samples.ts';
import { sampledConditions } from '#tests/support/list-conditions.ts';
import { kindsOfGoods } from '#contract/directory-pages.ts';
import { listNameOf } from '#contract/list-name.ts';
import type { Page } from '@playwright/test';
import { expectHandy } from './models/accessible.ts';
import { articleList } from './models/shop-front.ts';
import { speakEnglish, visit } from './models/visit.ts';

test.use({ expectedErrors: [/the server responded with a status of 404/] });
test.describe.configure({ timeout: 240_000 });

/** Every view there is of lists, and of those that many have what differs: links, facts, links below, none, no categories. */
const listsByView = sampledLists.filter(
  ({ id, isPart }) =>
    ['shop', 'catalog', 'delivery_state', 'brand', 'manufacturer', 'articletypename'].includes(id) ||
    (isPart === true && !kindsOfGoods.some((kind) => kind === id)),
);

/** What the document of a page says of itself; nothing where it does not say it. */
async function documentAt(page: Page, address: string) {
  const response = await page.goto(address);
  const said = await page.evaluate(() => {
    const contentOf = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    return {
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      description: contentOf('description'),
      robots: contentOf('robots'),
      canonical: new URL(canonical).pathname,
    };
  });
  return { status: response?.status(), ...said };
}

test('[S2.7-01] every list is the same view of articles, filtered by what its address names', async ({
  page,
}) => {
  for (const { id, address } of sampledLists) {
    await test.step(address, async () => {
      const { title, isUnlisted } = sampledConditions[id]!;
      const said = await documentAt(page, address);
      expect(said).toMatchObject({
        status: 200,
        robots: isUnlisted === true ? 'noindex,follow' : 'index,follow',
        // The printer finder's pages have headings of their own.
        ...(id.startsWith('supply') ? {} : { heading: title }),
      });
      expect(said.title).toContain(said.heading);
      expect(said.description).not.toBe('');
      const { tiles, filters } = articleList(page);
      expect(await tiles.count()).toBeGreaterThan(0);
      await expect(filters).toBeAttached();
      // Some lists stand at several addresses; the one that is named stands for itself.
      expect((await documentAt(page, said.canonical)).canonical).toBe(said.canonical);
    });
  }
  for (const { address } of listsByView) {
    await test.step(`${address} as rows`, async () => {
      await visit(page, address);
      const asked = page.waitForRequest(/\/rest\/shop(?:\?|$)/);
      await page.getByRole('main').getByRole('link', { name: 'Als Zeilen' }).click();
      const list = new URL((await asked).url()).searchParams.get('list') ?? '';
      expect(list).toBe(listNameOf(address));
    });
  }
});

test('[S2.7-04] every index of lists is a page with a heading and links to lists', async ({ page }) => {
  for (const address of supplyAddresses) {
    await test.step(address, async () => {
      const said = await documentAt(page, address);
      expect(said).toMatchObject({ status: 200, robots: 'index,follow', canonical: address });
      expect(said.title).toContain(said.heading);
      expect(await page.getByRole('main').locator('a[href^="/shop/supply/brand/"]').count()).toBeGreaterThan(
        5,
      );
    });
  }
});

test('[S2.7-08] a printer is searched for on a page of its own, which is no list to search engines', async ({
  page,
}) => {
  const said = await documentAt(page, `${supplySearchAddress}?search=M404dn`);
  expect(said).toMatchObject({ status: 200, robots: 'noindex,follow', heading: 'Drucker suchen' });
  const found = page
    .getByRole('main')
    .locator('a[href="/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn"]');
  await expect(found).toBeVisible();
});

/** A page of all there is of something: a heading, and a way to each of its lists with the number of its articles. */
async function expectDirectory(page: Page, wanted: string): Promise<void> {
  const { address, lists } = directories.find((one) => one.address === wanted)!;
  const said = await documentAt(page, address);
  expect(said).toMatchObject({ status: 200, robots: 'index,follow', canonical: address });
  expect(said.title).toContain(said.heading);
  expect(said.description).not.toBe('');
  const links = page.getByRole('main').locator(`li a[href^="${lists}"]`);
  expect(await links.count()).toBeGreaterThan(2);
  await expect(links.first()).toContainText(/ Artikel$/);
}

test('[S2.7-12] all categories stand on a page with those below them', ({ page }) =>
  expectDirectory(page, '/shop/catalogs'));
test('[S2.7-14] all assortments stand on a page', ({ page }) => expectDirectory(page, '/shop/assortments'));
test('[S2.7-15] all types of assortments stand on a page with their assortments', ({ page }) =>
  expectDirectory(page, '/shop/assortmenttypes'));
test('[S2.7-16] all makers stand on a page', ({ page }) => expectDirectory(page, '/shop/manufacturers'));
test('[S2.7-18] all brands stand on a page', ({ page }) => expectDirectory(page, '/shop/brands'));
test('[S2.7-21] everything that has a name stands on a page from A to Z', ({ page }) =>
  expectDirectory(page, '/shop/index'));
test('[S2.7-22] all types of articles stand on a page', ({ page }) =>
  expectDirectory(page, '/shop/articletypes'));
test('[S2.7-27] all groups of types of articles stand on a page with their types', ({ page }) =>
  expectDirectory(page, '/shop/articletypenamegroups'));
test('[S2.7-28] all sorts of goods stand on a page', ({ page }) =>
  expectDirectory(page, '/shop/producttypes'));
test('[S2.7-30] all groups of sorts of goods stand on a page with their sorts', ({ page }) =>
  expectDirectory(page, '/shop/producttypegroups'));

test('lists and their indexes: axe finds nothing @phone', async ({ page }) => {
  for (const address of [...listsByView.map((list) => list.address), ...indexAddresses]) {
    await visit(page, address);
    await expectHandy(page, address);
  }
});

test('[S2.7-09] the overviews of the printer finder are All Supply Brands and All Supply Devices', async ({
  page,
}) => {
  await speakEnglish(page);
  for (const [address, title] of [
    ['/shop/supply/brands', 'All Supply Brands'],
    ['/shop/supply/devices', 'All Supply Devices'],
  ] as const) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  }
});

test('a list under a name that nothing has is not found', async ({ page }) => {
  for (const address of sampledLists.flatMap(unknownAddresses)) {
    const said = await documentAt(page, address);
    expect(said, address).toMatchObject({
      status: 404,
      robots: 'noindex,nofollow',
      heading: 'Seite nicht gefunden.',
    });
  }
});

const misspelt = '/shop/catalog/Toner_Schwarz';
const wayOn = 'Weiter zu „Toner Schwarz“';

test('a list under a name in capitals or with an underline is not found, with the way to the one that is meant', async ({
  page,
}) => {
  expect((await documentAt(page, misspelt)).status).toBe(404);
  await visit(page, misspelt);
  await page.getByRole('link', { name: wayOn }).click();
  await expect(page).toHaveURL(/\/shop\/catalog\/toner-schwarz$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner Schwarz');
});

test('a name typed with its umlauts leads on to the list that is written without', async ({ page }) => {
  await visit(page, `/shop/catalog/${encodeURIComponent('Bürotechnik')}`);
  await page.getByRole('link', { name: 'Weiter zu „Bürotechnik“' }).click();
  await expect(page).toHaveURL(/\/shop\/catalog\/buerotechnik$/);
});

test('the way on leads to the whole list it names, narrowed as it was asked for', async ({ page }) => {
  await visit(page, '/shop/articletypename/toner/basisfarbe/Schwarz');
  await page.getByRole('link', { name: 'Weiter zu „Toner, Schwarz“' }).click();
  await expect(page).toHaveURL(/\/shop\/articletypename\/toner\/basisfarbe\/schwarz$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner, Schwarz');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list under a name in another spelling leads on by a link', async ({ page }) => {
    await page.goto(misspelt);
    await page.getByRole('link', { name: wayOn }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toner Schwarz');
  });
});

test('[S2.7-35] the list of a property stands under any spelling of its last part', async ({ page }) => {
  for (const ornament of ['DIN-A3', 'Großformat_2', 'grossformat']) {
    const said = await documentAt(page, `/shop/property/druckverfahren/grossformat/${ornament}`);
    expect(said).toMatchObject({
      status: 200,
      heading: sampledConditions['property']!.title,
      canonical: '/shop/property/druckverfahren/grossformat/grossformat',
    });
    await expect(articleList(page).tiles.first()).toBeVisible();
  }
});
