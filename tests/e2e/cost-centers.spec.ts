import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { costCenterChoice as choice } from '#texts/de/cost-center-choice.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { basketPage } from './models/basket-page.ts';
import { checkoutPage, placeOrder, walkToReview } from './models/checkout-page.ts';
import { ownFirm } from './models/firm.ts';
import { changeInShop } from './models/shop-database.ts';
import { expectGoneOn } from './models/shop-front.ts';
import { fillBasket, fillBasketWithMany, visit, waitUntilLive } from './models/visit.ts';

const { adminCostCenters: words, adminBudgets, account, checkout: checkoutWords } = texts;

test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const go = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });
const row = (page: Page, name: string) => main(page).getByRole('row', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('[S2.4-03][S7.2-17][S7.2-18] an admin adds a cost center, says who may order on it, and deletes it @phone', async ({
  page,
}) => {
  const firm = await ownFirm(100);
  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.costCenters);
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await expectAccessible(page);

  await go(page, words.add);
  await expect(heading(page, words.newTitle)).toBeVisible();
  await press(page, words.save);
  await expect(main(page).getByRole('alert')).toContainText('Nummer fehlt.');
  await expect(main(page).getByRole('alert')).toContainText('Bezeichnung fehlt.');
  await expectAccessible(page);
  await field(page, words.number).fill('100');
  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText(account.draftTakenUp)).toBeVisible();
  await expect(field(page, words.number)).toHaveValue('100');
  await field(page, words.name).fill('Verwaltung');
  await main(page).getByRole('combobox', { name: words.owner }).selectOption('Lotte Werk');
  await press(page, words.save);
  await expectGoneOn(page, words.title, words.saved);
  await expect(row(page, '100 Verwaltung')).toContainText('Lotte Werk');
  await expect(row(page, '100 Verwaltung')).toContainText(words.everybody);
  await expectAccessible(page);

  // The number is taken.
  await go(page, words.add);
  await expect(heading(page, words.newTitle)).toBeVisible();
  await field(page, words.number).fill('100');
  await field(page, words.name).fill('Noch einmal');
  await press(page, words.save);
  await expect(field(page, words.number)).toHaveAccessibleDescription(/gibt es in Ihrer Firma schon/);
  await field(page, words.number).fill('200');
  await press(page, words.save);

  await go(page, '100 Verwaltung');
  await expect(heading(page, words.changeTitle({ number: '100', name: 'Verwaltung' }))).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Karl Werk' }).check();
  await expectAccessible(page);
  await press(page, words.savePeople);
  await expectGoneOn(page, words.title, words.peopleSaved);
  await expect(row(page, '100 Verwaltung')).toContainText('Karl Werk');

  await go(page, '200 Noch einmal');
  await main(page).getByText(words.remove, { exact: true }).click();
  await expect(main(page).getByText(words.removeHint)).toBeVisible();
  await expectAccessible(page);
  await press(page, words.confirmRemove);
  await expectGoneOn(page, words.title, words.removed);
  await expect(row(page, '100 Verwaltung')).toBeVisible();
  await expect(row(page, '200 Noch einmal')).toHaveCount(0);
});

test('[S2.4-04][S7.2-19][S7.2-20] an admin gives a person a budget, which an order fills @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.budgets);
  await expect(page.getByRole('heading', { name: adminBudgets.emptyTitle })).toBeVisible();
  await go(page, adminBudgets.add);
  await expect(heading(page, adminBudgets.newTitle)).toBeVisible();
  await field(page, adminBudgets.amount).fill('viel');
  await press(page, adminBudgets.save);
  await expect(field(page, adminBudgets.amount)).toHaveAccessibleDescription(/Betrag in Euro/);
  await expectAccessible(page);
  await field(page, adminBudgets.amount).fill('1.500,00');
  await main(page).getByRole('combobox', { name: adminBudgets.person }).selectOption('Karl Werk');
  await main(page).getByRole('combobox', { name: adminBudgets.period }).selectOption('year');
  await press(page, adminBudgets.save);
  await expect(row(page, 'Karl Werk')).toContainText(/1\.500,00\s€/);
  await expectAccessible(page);

  await go(page, 'Karl Werk');
  await expect(field(page, adminBudgets.amount)).toHaveValue('1.500,00');
  await expectAccessible(page);
  await field(page, adminBudgets.amount).fill('900');
  await press(page, adminBudgets.save);
  await expectGoneOn(page, adminBudgets.title, adminBudgets.saved);
  await expect(row(page, 'Karl Werk')).toContainText(/900,00\s€/);

  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await placeOrder(page, null);
  await visit(page, '/my/budgets');
  await expect(heading(page, adminBudgets.ownTitle)).toBeVisible();
  await expect(row(page, 'Karl Werk')).toContainText(/900,00\s€/);
  await expectAccessible(page);
  await enter(page, firm.admin, '/my/admin-budgets');
  // Period, amount, used.
  await expect(row(page, 'Karl Werk').getByRole('cell').nth(2)).not.toHaveText(/^0,00\s€$/);

  // Its period stays, as something was taken of it.
  await go(page, 'Karl Werk');
  await main(page).getByRole('combobox', { name: adminBudgets.period }).selectOption('month');
  await press(page, adminBudgets.save);
  await expect(main(page).getByRole('alert')).toContainText('sein Zeitraum bleibt');
  await main(page).getByRole('combobox', { name: adminBudgets.person }).selectOption('Lotte Werk');
  await press(page, adminBudgets.saveOwners);
  await expect(row(page, 'Lotte Werk')).toBeVisible();
  await go(page, 'Lotte Werk');
  await main(page).getByText(adminBudgets.remove, { exact: true }).click();
  await press(page, adminBudgets.confirmRemove);
  await expect(page.getByRole('heading', { name: adminBudgets.emptyTitle })).toBeVisible();
});

test.describe('without the right', () => {
  test.use({ expectedErrors: [/the server responded with a status of (403|404)/] });

  test('[S2.4-03][S2.4-04][R23] a buyer is told so, and another firm’s cost center is not found', async ({
    page,
  }) => {
    const firm = await ownFirm(100);
    await enter(page, firm.buyer, '/my/account');
    await expect(main(page).getByRole('link', { name: account.costCenters })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: account.budgets, exact: true })).toHaveCount(0);
    for (const path of ['/my/admin-cost-centers', '/my/admin-budgets/new']) {
      await page.goto(path);
      await expect(heading(page, texts.errors.pages['403'].heading)).toBeVisible();
    }
    await enter(page, firm.admin, '/');
    await page.goto('/my/admin-cost-centers/1');
    await expect(heading(page, texts.errors.pages['404'].heading)).toBeVisible();
  });
});

test('[S5-12][S7.1-48] a firm that books on cost centers orders once every position has one @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await changeInShop(
    `insert into cost_center (account_id, number, name)
     select account_id, number, name from person, (values ('100', 'Verwaltung'), ('200', 'Vertrieb')) as center (number, name)
     where email = $1`,
    [firm.buyer],
  );
  await enter(page, firm.admin, '/my/admin-cost-centers');
  await main(page).getByRole('checkbox', { name: words.need }).check();
  await press(page, words.saveNeed);
  await expect(main(page).getByRole('status').filter({ hasText: words.needSaved })).toBeFocused();
  await expect(main(page)).toContainText(words.isNeeded);
  await enter(page, firm.buyer, '/');
  await fillBasketWithMany(page, 2);
  const checkout = checkoutPage(page);
  await walkToReview(page);
  await checkout.terms.check();
  await checkout.order.click();
  await expect(checkout.main.getByRole('alert')).toContainText(texts.forms.missing.costCenter);
  await expectAccessible(page);

  // The message leads to the line.
  await checkout.main
    .getByRole('link', { name: checkoutWords.review.goToStep({ name: checkoutWords.review.basket }) })
    .click();
  const { lines } = basketPage(page);
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toBeFocused();
  await expect(lines.first()).toContainText(choice.missing);
  await expectAccessible(page);
  await lines.first().getByRole('combobox').selectOption('200 Vertrieb');
  await expect(lines.first()).not.toContainText(choice.missing);
  await expect(lines.last()).toContainText(choice.missing);
  await lines
    .first()
    .getByRole('button', { name: choice.forAllNamed({ number: '200' }) })
    .click();
  await expect(lines.last().getByRole('combobox')).toHaveValue('200');
  await expect(main(page)).not.toContainText(choice.missing);
  await expect(lines.first().getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(lines.last().getByRole('combobox')).toHaveValue('200');
  expect(await placeOrder(page, null)).toMatch(/^\d{4}-\d+$/);
});
