import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { flowView } from './models/flow-view.ts';
import { loginForm, people } from './models/login-page.ts';
import { visit } from './models/visit.ts';

const main = (page: Page) => page.getByRole('main');
const stage = (page: Page) => flowView(page).stage;

const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

// What only a browser shows: sizes, scrolling, a saved file, contrast. The rest stands in flow-screen.test.tsx, and in flows.spec.ts what a page from a file has, too.
test('staff see a flow from its start, zoom, find a state and save the drawing @phone-only', async ({
  page,
}) => {
  await visit(page, '/login?redirectTo=%2Fflows');
  await loginForm(page).signIn(people.backend);
  await expect(title(page, 'Abläufe des Shops')).toBeVisible();
  await flowView(page).expectAccessible('list');
  // A small flow: every word of a drawing is looked at for its contrast.
  await page.getByRole('link', { name: 'Einwilligung' }).click();
  await page.getByRole('combobox', { name: 'Prüfweg' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Einblenden' }).selectOption('coverage-view');
  await page.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  await expect(page).toHaveURL(/\/flows\/consent\?path=machine\.consent-\w+&step=1&overlay=coverage-view$/);
  await flowView(page).expectAccessible('diagram');
  await page.getByRole('tab', { name: 'Live' }).click();
  const otherTab = await page.context().newPage();
  await visit(otherTab, '/');
  await expect(page.getByText('(anderer Tab)').first()).toBeAttached();
  await otherTab.close();
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  await flowView(page).expectAccessible('outline');

  await page.getByRole('link', { name: 'Alle Abläufe' }).click();
  await page.getByRole('link', { name: 'Kasse' }).click();
  await expect(title(page, 'Kasse')).toBeVisible();
  // The page may still be on its way to its beginning while the two places are asked for.
  await expect(async () => {
    const seen = await stage(page).boundingBox();
    const first = await stage(page).getByRole('button', { name: 'Welcher Schritt?' }).boundingBox();
    if (seen === null || first === null) throw new Error('the drawing has no place');
    expect(first.x).toBeGreaterThan(seen.x);
    expect(first.x + first.width).toBeLessThan(seen.x + seen.width);
    expect(first.y + first.height).toBeLessThan(seen.y + seen.height);
  }).toPass();
  const drawing = stage(page).locator('svg');
  const widthOf = async () => (await drawing.boundingBox())?.width ?? 0;
  const before = await widthOf();
  await stage(page).press('+');
  expect(await widthOf()).toBeCloseTo(before * 1.25, 0);
  await page.getByRole('button', { name: 'Einpassen' }).click();
  await expect
    .poll(() => stage(page).evaluate((box) => [box.scrollWidth, box.scrollHeight].join()))
    .toBe(await stage(page).evaluate((box) => [box.clientWidth, box.clientHeight].join()));

  await page.getByRole('searchbox', { name: /Zustand, Ereignis/ }).fill('saveOrder');
  await page
    .getByRole('list', { name: 'Treffer' })
    .getByRole('button', { name: 'Wird abgeschickt', exact: true })
    .click();
  await expect(stage(page).getByRole('button', { name: 'Wird abgeschickt' })).toBeInViewport();

  const save = async (kind: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Als ${kind} speichern` }).click();
    const download = await saved;
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const svg = await save('SVG');
  expect(svg.name).toBe('checkout.checkout.ordering.de.svg');
  // It brings its face along, so it looks the same where the shop is not.
  expect(svg.content.toString()).toMatch(/@font-face[^}]+url\(data:font\/woff2;base64,/);
  const png = await save('PNG');
  expect(png.name).toBe('checkout.checkout.ordering.de.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  const [, width = 0] = /<svg[^>]* width="([\d.]+)"/.exec(svg.content.toString()) ?? [];
  expect(png.content.readUInt32BE(16)).toBe(Math.round(Number(width) * 2));
});

test('the staff reach the flows from every page, and a drawing has the whole window', async ({ page }) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.backend);
  await page.getByRole('region', { name: 'Service' }).getByRole('link', { name: 'Abläufe' }).click();
  await main(page).getByRole('link', { name: 'Kasse' }).click();
  await expect(title(page, 'Kasse')).toBeVisible();
  const box = await stage(page).boundingBox();
  expect(box!.width).toBeGreaterThan(1000);
  expect(box!.height).toBeGreaterThan(550);
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
});
