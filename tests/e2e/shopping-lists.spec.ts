import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { listAdding } from '#texts/de/list-adding.ts';
import { server as serverTexts } from '#texts/de/server.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { changeInShop } from './models/shop-database.ts';
import { findArticle, post, visit, waitUntilLive } from './models/visit.ts';
import type { FoundArticle } from './models/visit.ts';

const { account, shoppingLists: words } = texts;
const path = '/my/shopping_lists';

const openList = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lines = (page: Page, name: string) =>
  page.getByRole('list', { name: words.positions({ list: name }) }).locator(':scope > li');
const choice = (page: Page) => page.getByRole('navigation', { name: words.lists }).getByRole('listitem');
const toast = (page: Page) => page.getByRole('region', { name: texts.toasts.region });

/** Signs in a person of this test alone, also when it is tried a second time. */
async function signIn(page: Page, name: string): Promise<void> {
  const email = await ownPerson(`${name}-${randomUUID()}`, people.buyer, process.env['E2E_DATA_DIR']);
  await enter(page, email);
}

async function keep(page: Page, article: FoundArticle, quantity = 1): Promise<void> {
  const { articleNumber: article_number, shopDepotId: shop_depot_id } = article;
  const answer = await post(page, '/lists/my/add-position', { article_number, shop_depot_id, quantity });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
}

test('[S2.3-04] a person keeps lists: named, renamed, deleted after a question @phone', async ({ page }) => {
  await signIn(page, 'lists');
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);

  const name = page.getByRole('textbox', { name: words.name });
  await page.getByRole('button', { name: words.create }).click();
  await expect(name).toHaveAccessibleDescription(/Bitte geben Sie der Liste einen Namen/);
  await name.fill('Sekretariat');
  await page.reload();
  await waitUntilLive(page);
  // What was typed is still there.
  await expect(page.getByText(account.draftTakenUp)).toBeVisible();
  await expect(name).toHaveValue('Sekretariat');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\?list=sekretariat$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Sekretariat' })).toBeFocused();
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectAccessible(page);

  await page.getByText(words.newList).click();
  await page.getByRole('textbox', { name: words.name }).first().fill('Lager');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lager' })).toBeFocused();
  await expect(choice(page)).toHaveText([/Sekretariat/, /Lager/]);

  await page.getByText(words.rename, { exact: true }).click();
  const open = openList(page, 'Lager');
  await open.getByRole('textbox', { name: words.name }).fill('Keller');
  await open.getByRole('button', { name: words.save }).click();
  await expect(page).toHaveURL(/\?list=keller$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Keller' })).toBeFocused();

  await page.getByText(words.remove, { exact: true }).click();
  await expect(page.getByText(words.removeQuestion({ name: 'Keller', count: 0 }))).toBeVisible();
  await page.getByRole('button', { name: words.removeConfirm }).click();
  await expect(choice(page)).toHaveText([/Sekretariat/]);
  await expect(page.getByRole('heading', { level: 2, name: 'Sekretariat' })).toBeFocused();
});

test('[S2.3-14][S7.2-27][S7.2-28] a list is worked with: quantity, note, into the basket, off the list @phone', async ({
  page,
}) => {
  await signIn(page, 'lists-work');
  const toner = await findArticle(page, 'toner');
  const paper = await findArticle(page, 'tinte');
  await keep(page, toner, 2);
  await keep(page, paper);
  await visit(page, path);
  const list = lines(page, 'Meine Liste');
  await expect(list).toHaveCount(2);
  await expectAccessible(page);

  const line = list.filter({ hasText: toner.articleNumber });
  const field = line.getByRole('spinbutton', { name: words.quantityOf({ name: toner.displayName }) });
  await field.fill('5');
  await field.press('Enter');
  await expect(line.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.reload();
  await waitUntilLive(page);
  await expect(field).toHaveValue('5');

  await line.getByText(words.notes, { exact: true }).click();
  await line.getByRole('textbox', { name: words.note }).fill('Für den 2. Stock');
  await line.getByRole('textbox', { name: words.customArticleNumber }).fill('K-17');
  await line.getByRole('button', { name: words.save }).click();
  await expect(line.getByText(words.notesSaved)).toBeFocused();
  await expect(line).toContainText(words.noteIs({ text: 'Für den 2. Stock' }));
  await expect(line).toContainText(words.customNumber({ number: 'K-17' }));
  await expectAccessible(page);

  await line.getByRole('button', { name: words.goOn }).click();
  await expect(line.getByRole('textbox', { name: words.note })).toBeFocused();
  const ofCostCenter = page.waitForRequest('**/rest/lists/my/update-position-cost-center');
  await line.getByRole('combobox', { name: words.costCenter }).selectOption('100');
  await line.getByRole('button', { name: words.save }).click();
  await ofCostCenter;
  await expect(line).toContainText(words.costCenterIs({ text: '100' }));
  await expect(line).toContainText(words.noteIs({ text: 'Für den 2. Stock' }));

  await line.getByRole('button', { name: words.intoBasketOf({ name: toner.displayName }) }).click();
  await expect(line.getByText(orderPage.added({ count: 1 }))).toBeVisible();
  await list
    .filter({ hasText: paper.articleNumber })
    .getByRole('button', { name: words.drop({ name: paper.displayName }) })
    .click();
  await expect(list).toHaveCount(1);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('main')).toContainText(toner.displayName);
  await expect(page.getByRole('main')).toContainText('Für den 2. Stock');

  await visit(page, path);
  await page.getByRole('link', { name: words.views.list }).click();
  await expect(page).toHaveURL(/view=list/);
  const row = page.getByRole('row').filter({ hasText: toner.displayName });
  await expect(row).toContainText('K-17');
  await expect(row).toContainText('5');
  await expectAccessible(page);
});

test('[S7.2-26] all of a list goes into the basket, what is missing is named and can be dropped', async ({
  page,
}) => {
  await signIn(page, 'lists-missing');
  const toner = await findArticle(page, 'toner');
  await keep(page, toner, 2);
  await changeInShop(
    `insert into shopping_list_position (list_id, article_number, shop_depot_id, display_name, unit, quantity, added_at)
     select id, 'FORT1', 1, 'Alter Toner', 'Stück', 1, now() from shopping_list order by id desc limit 1`,
    [],
    process.env['E2E_DATA_DIR'],
  );
  await visit(page, path);
  await expect(page.getByText(words.missing({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: words.allIntoBasket }).click();
  await expect(page.getByText(orderPage.added({ count: 1 }))).toBeVisible();
  await expect(page.getByText(orderPage.gone({ name: 'Alter Toner' }))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: words.dropMissing, exact: true }).click();
  await expect(page.getByText(words.missing({ count: 1 }))).toHaveCount(0);
  await expect(lines(page, 'Meine Liste')).toHaveCount(1);
});

test('[S6-07] a list is saved as a table for German spreadsheets', async ({ page }) => {
  await signIn(page, 'lists-export');
  const toner = await findArticle(page, 'toner');
  await keep(page, toner, 3);
  await visit(page, path);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exports.csv }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('einkaufsliste-meine-liste.csv');
  const content = await readFile(await download.path(), 'utf8');
  const rows = parse(content, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  const { heads } = serverTexts.listExport;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    [heads.place]: '1',
    [heads.articleNumber]: toner.articleNumber,
    [heads.displayName]: toner.displayName,
    [heads.quantity]: '3',
  });
  const cents = (head: string): number => Number(rows[0]?.[head]?.replace(/^(\d+),(\d\d)$/, '$1$2'));
  expect(cents(heads.unitNet)).toBeGreaterThan(0);
  expect(cents(heads.sumNet)).toBe(3 * cents(heads.unitNet));
  // Without the mark at its start a spreadsheet would show other letters.
  expect(content.startsWith('\ufeff')).toBe(true);
});

test('[S6-01][S6-02] guests see no way to a list, people who are signed in do', async ({ page }) => {
  await page.goto('/page/impressum');
  const toner = await findArticle(page, 'toner');
  const button = page.getByRole('button', { name: listAdding.addNamed({ name: toner.displayName }) });
  await visit(page, toner.path);
  await expect(button).toHaveCount(0);
  await signIn(page, 'lists-way');
  await visit(page, toner.path);
  await expect(button).toBeVisible();
  await expectAccessible(page);
});

test('[S7.3-04][S7.3-06][S4.3-02] an article goes on a list: under way, then told by a toast that leads there', async ({
  page,
}) => {
  await signIn(page, 'lists-add');
  const toner = await findArticle(page, 'toner');
  await visit(page, toner.path);
  const button = page.getByRole('button', { name: listAdding.addNamed({ name: toner.displayName }) });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/lists/my/add-position', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await toast(page).getByRole('link', { name: 'Meine Liste' }).click();
  await expect(page).toHaveURL(/\/my\/shopping_lists\?list=meine-liste$/);
  await expect(lines(page, 'Meine Liste')).toHaveText([new RegExp(toner.articleNumber)]);

  // With several lists, the visitor chooses.
  await page.getByText(words.newList).click();
  await page.getByRole('textbox', { name: words.name }).first().fill('Zweite');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zweite' })).toBeFocused();
  await visit(page, toner.path);
  await button.click();
  const which = page.getByRole('combobox', { name: listAdding.which });
  await expect(which).toBeFocused();
  await which.selectOption('Zweite');
  await page.getByRole('button', { name: listAdding.confirm, exact: true }).click();
  await expect(toast(page).getByRole('link', { name: 'Zweite' })).toBeVisible();
});

test('[S7.3-05][S7.3-06] what is refused is told by a toast, and the button is free again', async ({
  page,
}) => {
  await signIn(page, 'lists-refused');
  const toner = await findArticle(page, 'toner');
  await keep(page, toner, 1000);
  await visit(page, toner.path);
  const button = page.getByRole('button', { name: listAdding.addNamed({ name: toner.displayName }) });
  await button.click();
  await expect(toast(page)).toContainText('mehr geht je Bestellung nicht');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});
