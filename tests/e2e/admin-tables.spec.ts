import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { visit, waitUntilLive } from './models/visit.ts';

const { adminTable: words, adminUsers } = texts;

const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => head(page, name).getByRole('link').click();
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link');

/** The file a button saves. */
async function saved(page: Page, format: 'csv' | 'xlsx') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: words.exports[format].name }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('[S2.4-05] an admin sorts the people of the firm, chooses columns and saves what is found @phone', async ({
  page,
}) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/admin-users');
  await expect(names(page)).toHaveText(['Karl Werk', 'Lotte Werk', 'Veit Werk']);
  await sortBy(page, adminUsers.columns.name);
  await expect(page).toHaveURL('/my/admin-users?sort=name');
  await sortBy(page, adminUsers.columns.name);
  await expect(page).toHaveURL('/my/admin-users?sort=name&direction=down');
  await expect(head(page, adminUsers.columns.name)).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page)).toHaveText(['Veit Werk', 'Lotte Werk', 'Karl Werk']);
  await expectAccessible(page);

  await main(page).getByText(words.columns, { exact: true }).click();
  await main(page).getByRole('checkbox', { name: adminUsers.columns.state }).uncheck();
  await main(page).getByRole('checkbox', { name: adminUsers.columns.signedInAt }).uncheck();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.apply }).click();
  await expect(page).toHaveURL('/my/admin-users?sort=name&direction=down&columns=name,roles');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);

  const heads = ['Name', 'E-Mail', 'Verwaltung', 'Vertretung', 'Darf bestellen'];
  const rows = [
    ['Veit Werk', firm.deputy, 'nein', 'ja', 'ja'],
    ['Lotte Werk', firm.admin, 'ja', 'nein', 'ja'],
    ['Karl Werk', firm.buyer, 'nein', 'nein', 'ja'],
  ];
  const csv = await saved(page, 'csv');
  expect(csv.name).toMatch(/^personen-\d{4}-\d\d-\d\d\.csv$/);
  expect(parse(csv.content, { delimiter: ';', bom: true })).toEqual([heads, ...rows]);
  const xlsx = await saved(page, 'xlsx');
  const [sheet] = await readExcelFile(xlsx.content);
  expect(sheet?.data).toEqual([heads, ...rows]);

  // The same browser shows the same person the same columns again.
  await visit(page, '/my/admin-users');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await main(page).getByText(words.columns, { exact: true }).click();
  await main(page).getByRole('link', { name: words.usual }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.reload();
  await waitUntilLive(page);
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2.4-05] columns are chosen by a form, and rows are sorted by links', async ({ page, browser }) => {
    const firm = await ownFirm(0);
    const withScript = await browser.newContext({ javaScriptEnabled: true });
    const other = await withScript.newPage();
    await enter(other, firm.admin, '/my/account');
    await page.context().addCookies(await withScript.cookies());
    await withScript.close();
    await page.goto('/my/admin-users?search=werk');
    await sortBy(page, adminUsers.columns.roles);
    await expect(names(page).first()).toHaveText('Lotte Werk');
    await main(page).getByText(words.columns, { exact: true }).click();
    await main(page).getByRole('checkbox', { name: adminUsers.columns.state }).uncheck();
    await main(page).getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL('/my/admin-users?search=werk&sort=roles&columns=roles&columns=signedInAt');
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  });
});

test('whoever works by keys passes by the menu of the account with one press', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/admin-users');
  const skip = main(page).getByRole('link', { name: texts.account.skipMenu });
  await skip.focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await expect(main(page).getByRole('heading', { level: 1, name: adminUsers.title })).toBeVisible();
});
