import { expect, test } from '#tests/support/shop-test.ts';
import { basketPage } from './models/basket-page.ts';
import { countGestures } from './models/gestures.ts';
import { basketInHeader } from './models/shop-front.ts';
import { visit, waitUntilLive } from './models/visit.ts';
import type { Locator, Page } from '@playwright/test';

const colourPrinter = '/shop/supply/brand/hp/device/hp-color-laserjet-pro-mfp-m283fdw';
const monoPrinter = '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn';

const finder = (page: Page): Locator => page.getByRole('region', { name: 'Druckerfinder' });
const finderBox = (page: Page): Locator =>
  page.getByRole('main').getByRole('combobox', { name: 'Druckermodell suchen' });
const setButton = (page: Page): Locator =>
  page.getByRole('list', { name: 'Alle Farben auf einmal' }).getByRole('button', { name: /^Alle Farben/ });
const colours = (page: Page): Locator =>
  page.getByRole('table', { name: /nach Farben/ }).getByRole('rowheader');

test('[S2.7-07] a mistyped printer leads to its set of colours in the basket with three clicks', async ({
  page,
}) => {
  await visit(page, '/');
  const { click, type, clicks, seconds } = countGestures(page);
  await click(finderBox(page));
  await type('laser jett m283fdw');
  await click(finder(page).getByRole('option', { name: 'HP Color LaserJet Pro MFP M283fdw' }));
  await expect(colours(page)).toHaveText(['Schwarz', 'Cyan', 'Magenta', 'Gelb']);
  const set = setButton(page).first();
  const [, count = '', sum = ''] = /· (\d+) Artikel · (.+)$/.exec((await set.textContent()) ?? '') ?? [];
  expect(count).toBe('4');
  await click(set);
  await expect(basketInHeader(page)).toHaveAccessibleName(new RegExp(`4 Artikel.*${sum.trim()}`));
  expect(clicks()).toBe(3);
  expect(seconds()).toBeLessThanOrEqual(13);
  await visit(page, '/shop/basket');
  await expect(basketPage(page).lines).toHaveCount(4);
});

test('a printer’s page names its maker in the way there and shows no facet with one value', async ({
  page,
}) => {
  await visit(page, monoPrinter);
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link')).toHaveText([
    'Start',
    'Druckerfinder',
    'HP',
  ]);
  await expect(colours(page)).toHaveText(['Schwarz']);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /CF259X/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Ausführung')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Alle Farben auf einmal' })).toHaveCount(0);
});

test('[S2.7-05][S2.7-06] brand, series and model are chosen without leaving the page', async ({ page }) => {
  await visit(page, '/');
  const lists = finder(page);
  await lists.getByRole('combobox', { name: 'Hersteller' }).selectOption('HP');
  await lists.getByRole('combobox', { name: 'Serie' }).selectOption({ label: 'LaserJet Pro' });
  await expect(page).toHaveURL(/\/$/);
  await lists
    .getByRole('combobox', { name: 'Modell', exact: true })
    .selectOption({ label: 'HP LaserJet Pro M404dn' });
  await lists.getByRole('button', { name: 'Zum Drucker' }).click();
  await expect(page).toHaveURL(new RegExp(`${monoPrinter}$`));
});

test('a remembered printer stands on the home page until it is forgotten, a seen one for the tab', async ({
  page,
  context,
}) => {
  await visit(page, monoPrinter);
  await visit(page, colourPrinter);
  await page.getByRole('button', { name: 'Drucker merken' }).dblclick();
  await expect(page.getByRole('button', { name: /^Gemerkt/ })).toBeVisible();
  await visit(page, '/');
  const mine = page.getByRole('region', { name: 'Meine Drucker' });
  await expect(mine.getByRole('link')).toHaveText([
    'HP Color LaserJet Pro MFP M283fdw',
    'HP LaserJet Pro M404dnzuletzt angesehen',
  ]);
  const other = await context.newPage();
  await visit(other, '/');
  await expect(other.getByRole('region', { name: 'Meine Drucker' }).getByRole('link')).toHaveText([
    'HP Color LaserJet Pro MFP M283fdw',
  ]);
  const forget = other.getByRole('button', { name: 'HP Color LaserJet Pro MFP M283fdw vergessen' });
  await forget.click();
  await expect(other.getByRole('heading', { name: 'Meine Drucker' })).toBeFocused();
  await expect(other.getByRole('region', { name: 'Meine Drucker' }).getByRole('link')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('shop:printers'))).toBeNull();
});

test('nothing moves when remembered printers are drawn, however many @phone', async ({ page }) => {
  const printers = Array.from({ length: 6 }, (_value, place) => ({
    path: `/shop/supply/brand/hp/device/hp-${place}`,
    name: `HP LaserJet Pro ${place}`,
  }));
  await page.addInitScript((kept) => {
    localStorage.setItem('shop:printers', kept);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, JSON.stringify(printers));
  await page.goto('/');
  await waitUntilLive(page);
  const mine = page.getByRole('region', { name: 'Meine Drucker' });
  await expect(mine.getByRole('link')).toHaveCount(6);
  const wider = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  // Neither does it when all of them are forgotten.
  const { height } = (await mine.boundingBox()) ?? { height: 0 };
  for (let left = 5; left >= 0; left -= 1) {
    await mine.getByRole('button').first().click();
    await expect(mine.getByRole('link')).toHaveCount(left);
  }
  expect((await mine.boundingBox())?.height).toBe(height);
});
