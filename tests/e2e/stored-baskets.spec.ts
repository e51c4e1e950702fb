import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { toasts } from '#texts/de/toasts.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { basketPage } from './models/basket-page.ts';
import { ownFirm } from './models/firm.ts';
import { loginForm } from './models/login-page.ts';
import { fillBasketWithMany, post, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

const part = (page: Page) => page.locator('[data-machine="stored-basket"]:has(summary)');
const press = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true }).click();
const open = (page: Page) => part(page).locator('summary').click();

test('[S1-06][S7.2-35][S7.2-37] a customer keeps a basket, looks into it, and loads it again @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  await fillBasketWithMany(page, 2);
  await visit(page, '/shop/basket');
  const { lines, empty } = basketPage(page);
  await expect(lines).toHaveCount(2);
  await open(page);
  await expect(part(page)).toContainText(words.none);
  await part(page).getByRole('textbox', { name: words.name }).fill('Monatsbedarf');
  await press(page, words.save);
  await expect(part(page).getByRole('status')).toHaveText(words.deeds.saved);
  await expectAccessible(page);
  // A name is taken once.
  await press(page, words.save);
  await expect(part(page).getByRole('textbox', { name: words.name })).toHaveAccessibleDescription(
    /schon gespeichert/,
  );
  const name = 'Monatsbedarf';
  await press(page, words.viewNamed({ name }));
  await expect(part(page).getByRole('button', { name: words.close })).toBeVisible();
  await expectAccessible(page);

  // What lies there is not taken away unasked.
  await press(page, words.loadNamed({ name }));
  await expect(part(page).getByRole('button', { name: words.merge })).toBeFocused();
  await expectAccessible(page);
  await press(page, words.cancel);
  await expect(part(page).locator('[data-question]')).toHaveCount(0);
  await press(page, words.loadNamed({ name }));
  await press(page, words.merge);
  await expect(lines.first().getByRole('spinbutton')).toHaveValue('2');

  await post(page, '/shop/basket/removeall', {});
  await page.reload();
  await expect(empty).toBeVisible();
  await open(page);
  await expectAccessible(page);
  await press(page, words.loadNamed({ name }));
  await expect(lines).toHaveCount(2);
  await expect(part(page).getByRole('status')).toHaveText(words.deeds.loaded);

  // In the place of another basket: that one is kept.
  await lines.first().getByRole('spinbutton').fill('7');
  await lines.first().getByRole('spinbutton').press('Enter');
  await press(page, words.loadNamed({ name }));
  await press(page, words.replace);
  await expect(part(page)).toContainText(words.replacedName);
  await expect(lines.first().getByRole('spinbutton')).toHaveValue('1');

  await visit(page, '/my/account');
  await open(page);
  await press(page, words.removeNamed({ name }));
  await expect(part(page).getByRole('status')).toHaveText(words.deeds.removed);
  await expect(part(page)).not.toContainText(name);
  await expectAccessible(page);
});

test('[S1-06] guests keep no baskets', async ({ page }) => {
  await fillBasketWithMany(page, 1);
  await visit(page, '/shop/basket');
  await expect(basketPage(page).lines).toHaveCount(1);
  await expect(part(page)).toHaveCount(0);
});

test('[S7.2-36] a basket that another tab has deleted is told and leaves the list, and the focus stays in its part @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  await fillBasketWithMany(page, 1);
  const name = 'Monatsbedarf';
  const kept = await post(page, '/shop/basket/save-basket', { name });
  const { basket } = (await kept.json()) as { basket: { saved_baskets: { id: number }[] } };
  await visit(page, '/shop/basket');
  await open(page);
  await expect(part(page)).toContainText(name);
  await post(page, '/shop/basket/remove-stored-basket', { id: basket.saved_baskets[0]?.id });
  await press(page, words.removeNamed({ name }));
  await expect(part(page).getByRole('alert')).toContainText('gibt es nicht');
  await expect(part(page)).toContainText(words.none);
  await expect(part(page)).not.toContainText(name);
  await expect(part(page).locator('summary')).toBeFocused();
  await expectAccessible(page);
});

test('[R13] what a sign-in did with a guest’s basket is told in the basket, and undone there @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer);
  const [ordinary = ''] = await fillBasketWithMany(page, 1);
  const { lines } = basketPage(page);
  await visit(page, '/shop/basket');
  // As many as one order may have: the guest's cannot go in.
  await lines.first().getByRole('spinbutton').fill('1000000');
  await lines.first().getByRole('spinbutton').press('Enter');
  await expect(lines.first().getByRole('spinbutton')).not.toHaveValue(/^(1|1000000)$/);

  await page.context().clearCookies();
  await fillBasketWithMany(page, 2);
  await visit(page, '/login');
  await loginForm(page).signIn(firm.buyer);
  const toast = page.getByRole('region', { name: toasts.region }).getByText(toasts.basketMerged);
  await expect(toast).toBeVisible();
  await page
    .getByRole('region', { name: toasts.region })
    .getByRole('link', { name: toasts.toBasket })
    .click();
  await expect(lines).toHaveCount(2);
  const told = page.getByText(words.merged({ added: 1, changed: 0, refused: 1 }));
  await expect(told).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ordinary }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(told).toBeVisible();

  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(page.getByText(words.undone)).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(lines.first().getByRole('spinbutton')).toHaveValue(/^\d\d+$/);
  await expect(
    page.locator('[data-machine="stored-basket"]').filter({ hasText: words.undone }),
  ).toBeFocused();
  await expectAccessible(page);
  // The other basket is kept in turn.
  await open(page);
  await expect(part(page)).toContainText(words.replacedName);
});
