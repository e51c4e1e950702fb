import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { articleList } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

const list = '/shop/catalog/toner-schwarz';
const noImage = '/storage/icons/no-image.svg';
const { scalePriceAlt } = texts.article;

/** What a browser makes of a style of an element. */
const styleOf = (place: Locator, name: string): Promise<string> =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const badgeIn = (page: Page): Locator =>
  articleList(page).tiles.getByRole('img', { name: scalePriceAlt }).first();

test('[S2.12-12][S9-07][S9-08] a tile side by side and one of the whole width: rows of text, height of the picture and of badges', async ({
  page,
}) => {
  const { tiles } = articleList(page);
  for (const [view, height] of [
    ['', 36],
    ['?view=rows', 40],
  ] as const) {
    await visit(page, `${list}${view}`);
    const badge = badgeIn(page);
    await expect(badge).toBeVisible();
    expect((await badge.boundingBox())?.height).toBe(height);
    // It is there, and not the place of one that is missing.
    expect(await badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const original = tiles.filter({ has: page.getByRole('heading', { name: /^HP / }) }).first();
    expect(await styleOf(original.getByRole('heading'), '-webkit-line-clamp')).toBe('2');
    expect(await styleOf(original.locator('img[src^="/pictures/"]'), 'max-height')).toBe('200px');
    await expectAccessible(page);
  }
});

/** The pictures of tiles that are on the screen, as they stand there now. */
const shownPictures = (page: Page) =>
  articleList(page)
    .tiles.locator('> img')
    .evaluateAll((pictures: readonly HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
        .map((picture) => ({
          src: picture.getAttribute('src'),
          isThere: picture.complete && picture.naturalWidth > 0,
        })),
    );

/** Where the pictures of tiles stand that are fetched when they are near; the first two are not, and a browser may draw those twice. */
const lazyPictures = (page: Page): Promise<readonly string[]> =>
  articleList(page)
    .tiles.filter({ has: page.locator('> img[loading="lazy"]') })
    .evaluateAll((tiles: readonly HTMLElement[]) =>
      tiles.map((tile) => `/pictures/${tile.dataset['article']}.svg`),
    );

test.describe('pictures that do not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('[S9-11][S9-27] are asked for once; then the picture of the shop stands in their place', async ({
    page,
  }) => {
    const asked = new Map<string, number>();
    await page.route('**/pictures/**', (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.abort();
    });
    // Those of the document fail before any script runs, those of the next list while the page is live. Each is fetched as it comes near.
    await visit(page, list);
    const haveNoImage = async () => {
      await expect
        .poll(async () => [...new Set((await shownPictures(page)).map((one) => JSON.stringify(one)))])
        .toEqual([JSON.stringify({ src: noImage, isThere: true })]);
      const lazy = await lazyPictures(page);
      const times = lazy.map((path) => asked.get(path)).filter((count) => count !== undefined);
      expect(times.length).toBeGreaterThan(2);
      expect(new Set(times)).toEqual(new Set([1]));
    };
    await haveNoImage();
    const before = asked.size;
    await articleList(page)
      .pages.getByRole('link', { name: texts.vocabulary.goToPage({ page: 2 }) })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => asked.size).toBeGreaterThan(before);
    await haveNoImage();
  });

  test('[S9-11] that also the picture of the shop is missing is borne', async ({ page }) => {
    let times = 0;
    await page.route('**/pictures/**', (route) => route.abort());
    await page.route(`**${noImage}`, (route) => {
      times += 1;
      return route.abort();
    });
    await visit(page, '/shop/catalog/toner-schwarz?limit=12');
    await expect.poll(async () => (await shownPictures(page)).every(({ src }) => src === noImage)).toBe(true);
    const after = times;
    await articleList(page).tiles.first().getByRole('heading').scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(times).toBe(after);
  });
});
