import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';

const flowsFolder = join(import.meta.dirname, '../../docs/flows');

const fileOf = (name: string): string => pathToFileURL(join(flowsFolder, name)).href;

const state = (page: Page, name: string) =>
  page.getByRole('region', { name: /Ablaufdiagramm|Flow chart/ }).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  // Only the file itself may be asked for.
  await page.route(/^https?:/, (route) => {
    throw new Error(`The page asked for ${route.request().url()}`);
  });
  await page.goto(fileOf('checkout.html'));
});

test('a flow opened from a file is explored by keyboard alone', async ({ page }) => {
  await expect(state(page, 'Prüfen')).toHaveCount(0);
  await state(page, 'Schritte').focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'Prüfen')).toBeVisible();
  await state(page, 'Prüfen').press(' ');
  const details = page.getByRole('complementary', { name: 'Einzelheiten' });
  await expect(details.getByRole('heading', { level: 2 })).toHaveText('Prüfen');
  await expect(details).toContainText('S2.9-10');
});

test('a search leads to a state inside a closed compound, in both languages', async ({ page }) => {
  await page.getByRole('searchbox').fill('saveOrder');
  await page.getByRole('button', { name: 'Wird abgeschickt', exact: true }).click();
  await expect(state(page, 'Wird abgeschickt')).toHaveAttribute('aria-pressed', 'true');
  await expect(state(page, 'Wird abgeschickt')).toBeInViewport();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(state(page, 'Submitting')).toBeInViewport();
});

test('the outline stands in for the picture and the picture is saved', async ({ page }) => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  expect((await saved).suggestedFilename()).toBe('checkout.collapsed.de.png');
  await page.getByRole('button', { name: 'Gliederung' }).click();
  const outline = page.getByRole('region', { name: 'Gliederung' });
  await expect(outline.getByRole('heading', { name: 'Speichert Gast' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Ablaufdiagramm' })).toBeHidden();
});

test('neither the picture nor the outline has a barrier that axe knows', async ({ page }) => {
  const barriers = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  };
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Gliederung' }).click();
  expect(await barriers()).toEqual([]);
  await page.goto(fileOf('index.html'));
  expect(await barriers()).toEqual([]);
});
