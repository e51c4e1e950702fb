import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/support/shop-test.ts';
import type { Page } from '@playwright/test';
import { loginForm, people } from './models/login-page.ts';
import { visit } from './models/visit.ts';

test.use({ expectedErrors: [/the server responded with a status of 40[34]/] });

const main = (page: Page) => page.getByRole('main');
const stage = (page: Page) => page.getByRole('region', { name: 'Ablaufdiagramm' });

async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
  expect.soft(faults, name).toEqual([]);
}

test('staff sign in on their way to a flow, look at it, search it and save it @phone', async ({ page }) => {
  await visit(page, '/flows/checkout');
  await expect(page).toHaveURL('/login?redirectTo=%2Fflows%2Fcheckout');
  await loginForm(page).signIn(people.backend);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kasse');
  await expectAccessible(page, 'diagram');

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
  const found = stage(page).getByRole('button', { name: 'Wird abgeschickt' });
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await expect(found).toBeInViewport();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als SVG speichern' }).click();
  expect((await saved).suggestedFilename()).toBe('checkout.checkout.ordering.de.svg');
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  await expect(main(page).getByRole('heading', { name: 'Wird abgeschickt' }).first()).toBeVisible();
  await expectAccessible(page, 'outline');
});

test('all flows stand in a table; an unknown one is not found', async ({ page }) => {
  await visit(page, '/login?redirectTo=%2Fflows');
  await loginForm(page).signIn(people.backend);
  await expect(main(page).getByRole('heading', { name: 'Abläufe des Shops' })).toBeVisible();
  await expectAccessible(page, 'table');
  await main(page).getByRole('link', { name: 'Kasse' }).click();
  await expect(stage(page)).toBeVisible();
  const answer = await page.goto('/flows/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
});

test('customers are told that they may not see flows', async ({ page }) => {
  await visit(page, '/login');
  await loginForm(page).signIn(people.otherManager);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  for (const path of ['/flows', '/flows/checkout']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(403);
    await expect(main(page).locator('[data-state="error-403"]')).toBeVisible();
  }
});
