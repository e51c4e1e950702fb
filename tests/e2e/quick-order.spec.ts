import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { quickOrderPath } from '#contract/quick-order-path.ts';
import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { readInShop } from './models/shop-database.ts';
import { visit, waitUntilFirstLive } from './models/visit.ts';

const { quickOrder: words } = texts;

const root = (page: Page) => page.locator('[data-machine="quick-order"]');
const lines = (page: Page) => root(page).locator('[data-line]');

/** Own numbers of articles that can be had, in no special order of kinds. */
async function numbersToHave(count: number): Promise<readonly string[]> {
  const rows = await readInShop(
    `select article_number as number from article a join article_stock s on s.article_id = a.id
     where is_visible and delivery_state = 1 and s.stock > 50 and net_price_cents is not null and order_minimum = 1
       and order_step = 1 order by article_number limit $1`,
    [count],
  );
  return rows.map(({ number }) => String(number));
}

test('[S2.7-37][S2.5-10] pasted lines of all kinds are found, chosen, named, and go into the basket at once @phone', async ({
  page,
}) => {
  const [one = '', other = ''] = await numbersToHave(2);
  await visit(page, '/page/br_system_shop_quick_order');
  await expect(page).toHaveURL(quickOrderPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expectAccessible(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/shop/')) asked.push(request.url());
  });
  await page
    .getByLabel(words.paste)
    .fill(`Menge;Nummer\n2;${one.toLowerCase()}\n1;Artikel ${other}\n3;305\n9999;${other}\n4;Wolkenmarmor`);
  await page.getByRole('button', { name: words.take }).click();
  await expect(root(page)).toHaveAttribute('data-state', 'sheet');
  await expect(lines(page)).toHaveCount(5);
  expect(await lines(page).evaluateAll((all) => all.map((line) => line.getAttribute('data-found')))).toEqual([
    'ok',
    'corrected',
    'ambiguous',
    'ok',
    'unknown',
  ]);
  await expect(lines(page).nth(3)).toContainText(words.otherQuantity);
  await expect(lines(page).nth(4)).toContainText('Zu „Wolkenmarmor“ finden wir keinen Artikel.');
  await expectAccessible(page);
  const chosen = lines(page).nth(2);
  await expect(chosen).toContainText('Bitte wählen Sie.');
  await chosen
    .getByRole('button', { name: / nehmen$/ })
    .first()
    .press('Enter');
  await expect(chosen.getByLabel(words.quantityOf({ place: 3 }))).toBeFocused();
  await expect(chosen).not.toContainText('Bitte wählen Sie.');
  await page.getByRole('button', { name: words.add({ count: 3 }) }).click();
  await expect(root(page)).toHaveAttribute('data-state', 'added');
  await expect(root(page)).toContainText(words.added({ count: 3 }));
  expect(asked.map((url) => new URL(url).pathname)).toEqual([
    '/rest/shop/quick-order/resolve',
    '/rest/shop/basket/additems',
  ]);
  await expect(lines(page)).toHaveCount(2);
  await expectAccessible(page);
  // What stays is there after a reload, too.
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('main')).toContainText(texts.basket.positions({ count: 3 }));
});

test('[S2.7-37] lines are typed by the keyboard alone, and a workbook is read', async ({ page }) => {
  const [one = '', other = '', third = ''] = await numbersToHave(3);
  await visit(page, quickOrderPath);
  const number = page.getByRole('combobox', { name: words.newNumber });
  await number.fill(one);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(number).toBeFocused();
  await page.keyboard.type(other);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(number).toHaveValue('');
  await expect(lines(page).last()).toHaveAttribute('data-found', 'ok');
  const workbook = await writeExcelFile([
    [{ value: 'Artikelnummer' }, { value: 'Menge' }],
    [{ value: third }, { value: 3 }],
  ]).toBuffer();
  await page.getByLabel(words.file).setInputFiles({
    name: 'bestellung.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook,
  });
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: words.add({ count: 3 }) })).toBeVisible();
});

test('[S2.7-37] lines that stood here come back beside what was typed before they did @phone', async ({
  page,
}) => {
  const [one = '', other = ''] = await numbersToHave(2);
  const typeLine = async (number: string, quantity: string): Promise<void> => {
    await page.getByRole('combobox', { name: words.newNumber }).fill(number);
    await page.getByRole('textbox', { name: words.newQuantity }).fill(quantity);
    await page.getByRole('textbox', { name: words.newQuantity }).press('Enter');
  };
  const numbers = () =>
    lines(page).evaluateAll((all) => all.map((line) => line.querySelector('input')?.value ?? ''));
  await visit(page, quickOrderPath);
  await typeLine(one, '2');
  await expect(lines(page)).toHaveCount(1);
  await expect(root(page)).toHaveAttribute('data-state', 'sheet');
  // The code that keeps drafts in the tab is late.
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/tab-drafts-*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(quickOrderPath);
  await waitUntilFirstLive(page);
  await typeLine(other, '3');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: words.newNumber }).fill('halb');
  release();
  await expect(lines(page)).toHaveCount(2);
  expect(await numbers()).toEqual([one, other]);
  await expect(page.getByRole('combobox', { name: words.newNumber })).toHaveValue('halb');
  await expect(page.getByRole('combobox', { name: words.newNumber })).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-state', 'sheet');
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  expect(await numbers()).toEqual([one, other]);
});
