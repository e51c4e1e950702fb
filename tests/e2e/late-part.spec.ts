import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { articleList, basketInHeader } from './models/shop-front.ts';
import { visit } from './models/visit.ts';

/** Lets what a page hears later come no sooner than told. */
async function holdLatePart(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/later-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const filled = /1 Artikel/;
const list = '/shop/catalog/toner-schwarz';

test('other tabs hear of what was put in before this one listened', async ({ page, context }) => {
  const release = await holdLatePart(page);
  await visit(page, list);
  const other = await context.newPage();
  await visit(other, list);
  const { addButton, tiles } = articleList(page);
  await addButton(tiles.first()).click();
  await expect(basketInHeader(page)).toHaveAccessibleName(filled);
  release();
  await expect(basketInHeader(other)).toHaveAccessibleName(filled);
});

test('a tab that listens late hears that somebody has signed out before', async ({ page, context }) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.private);
  await expectSignedIn(page);
  const other = await context.newPage();
  const release = await holdLatePart(other);
  await visit(other, list);
  await expectSignedIn(other);
  await page.getByRole('button', { name: texts.frame.logout }).click();
  await expectGuest(page);
  release();
  await expectGuest(other);
});

test('a page somebody went to before anybody could tell is told all the same, by its heading', async ({
  page,
}) => {
  const release = await holdLatePart(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Alle Artikel' });
  await expect(heading).toBeVisible();
  release();
  await expect(heading).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a page whose later part does not come goes on without it', async ({ page }) => {
    await page.route('**/assets/later-*.js', (route) => route.abort());
    await visit(page, list);
    const { addButton, tiles } = articleList(page);
    await addButton(tiles.first()).click();
    await expect(basketInHeader(page)).toHaveAccessibleName(filled);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
