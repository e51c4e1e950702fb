import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminImportPath } from '#contract/imported-tables.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';

const { tableImport: words, adminCostCenters, adminUsers, adminBudgets, account, firmTables } = texts;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const rowOf = (page: Page, name: string) => main(page).getByRole('row', { name: new RegExp(name) });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Chooses a file as a person does: by the dialog of the browser. */
async function choose(page: Page, label: string, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByLabel(label, { exact: true }).click(),
  ]);
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
}

/** A file that a button saves, as rows of cells. */
async function saved(page: Page, button: string): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return parse(await readFile(await download.path()), { delimiter: ';', bom: true });
}

/** Each sign as one byte; a dash and a euro sign as Windows writes them. */
const inWindows = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('€', '\u0080'), 'latin1');

test('[S2.4-03] an admin reads cost centers in from a file: what it does is shown first @phone', async ({
  page,
}) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/admin-cost-centers');
  await main(page).getByRole('link', { name: account.importTable, exact: true }).click();
  await expect(heading(page, words.titles.costCenters)).toBeVisible();
  await expectAccessible(page);
  const [heads = []] = await saved(page, words.pattern);
  expect(heads).toEqual(Object.values(firmTables.costCenters));

  await choose(page, words.file, 'mappe.xlsx', 'PK\u0003\u0004 kein Text');
  await expect(main(page).getByRole('alert')).toContainText(words.faults.noText);
  await expect(main(page).getByRole('alert')).toBeFocused();
  await choose(page, words.otherFile, 'ohne.csv', 'Name\nEinkauf\n');
  await expect(main(page).getByRole('alert')).toContainText('fehlt die Spalte „Nummer“');
  await expectAccessible(page);

  const file = inWindows(
    [
      [...heads, 'Bemerkung'].join(';'),
      `4711;Büro – Süd;${firm.buyer};aktiv;${firm.buyer}, ${firm.admin};nur für uns`,
      '4712;"Lager; groß 2 €";;inaktiv;;',
      '4713;;;aktiv;;',
    ].join('\r\n'),
  );
  await choose(page, words.otherFile, 'stellen.csv', file);
  await expect(heading(page, words.previewTitle({ file: 'stellen.csv' }))).toBeFocused();
  const counts = { new: 2, changed: 0, unchanged: 0, refused: 1 };
  await expect(main(page)).toContainText(words.counts(counts));
  await expect(main(page)).toContainText(words.ignored({ columns: 'Bemerkung' }));
  await expect(rowOf(page, '4711')).toContainText('Bezeichnung: Büro – Süd');
  await expect(rowOf(page, '4712')).toContainText('Lager; groß 2 €');
  await expect(rowOf(page, '4713')).toContainText('Bezeichnung fehlt.');
  await expectAccessible(page);
  const [savedHeads, ...savedRows] = await saved(page, words.saveRefused);
  expect(savedHeads).toEqual([...heads, 'Bemerkung', words.faultColumn]);
  expect(savedRows).toEqual([['4713', '', '', 'aktiv', '', '', 'Bezeichnung fehlt.']]);

  await press(page, words.confirm(counts));
  await expect(heading(page, words.doneTitle({ file: 'stellen.csv' }))).toBeFocused();
  await expect(main(page)).toContainText(words.done(counts));
  await expect(main(page)).toContainText(words.room({ count: 2, most: 500 }));
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.toList.costCenters }).click();
  await expect(heading(page, adminCostCenters.title)).toBeVisible();
  await expect(rowOf(page, '4711 Büro – Süd')).toContainText('Karl Werk');
  await expect(rowOf(page, '4712')).toContainText(adminCostCenters.inactive);
  await expect(rowOf(page, '4713')).toHaveCount(0);

  // Once more there is nothing to do.
  await page.goBack();
  await choose(page, words.file, 'stellen.csv', file);
  await expect(main(page)).toContainText(words.counts({ new: 0, changed: 0, unchanged: 2, refused: 1 }));
  await expect(main(page)).toContainText(words.nothing);
});

test('[S2.4-04][S2.4-05] an admin reads people and budgets in, and what changes elsewhere meanwhile is compared anew', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(0);
  const email = `ina-${randomUUID()}@neu.example`;
  await enter(page, firm.admin, '/my/admin-users');
  await main(page).getByRole('link', { name: account.importTable, exact: true }).click();
  const people = `E-Mail,Name,May order\n${email},"Neu, Ina",yes\n${firm.buyer},,no\n${firm.admin},,\n`;
  await choose(page, words.file, 'personen.csv', people);
  await expect(rowOf(page, firm.buyer)).toContainText('Darf bestellen: ja → nein');
  await expect(rowOf(page, email)).toContainText('Name: Ina Neu');

  // Somebody else of the firm changes the same in another window.
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, firm.admin, adminImportPath('people'));
  await choose(elsewhere, words.file, 'recht.csv', `E-Mail;Darf bestellen\n${firm.buyer};nein\n`);
  await press(elsewhere, words.confirm({ new: 0, changed: 1, unchanged: 0, refused: 0 }));
  await expect(heading(elsewhere, words.doneTitle({ file: 'recht.csv' }))).toBeFocused();
  await elsewhere.context().close();

  await press(page, words.confirm({ new: 1, changed: 1, unchanged: 1, refused: 0 }));
  await expect(main(page)).toContainText(words.changedTitle);
  await expect(main(page)).toContainText(words.counts({ new: 1, changed: 0, unchanged: 2, refused: 0 }));
  await press(page, words.confirm({ new: 1, changed: 0, unchanged: 2, refused: 0 }));
  await main(page).getByRole('link', { name: words.toList.people }).click();
  await expect(heading(page, adminUsers.title)).toBeVisible();
  await expect(rowOf(page, 'Ina Neu')).toContainText(adminUsers.states.invited);
  await expect(rowOf(page, 'Karl Werk')).toContainText(adminUsers.mayNotOrder);

  await page.goto('/my/admin-budgets');
  await main(page).getByRole('link', { name: account.importTable, exact: true }).click();
  const [heads = []] = await saved(page, words.pattern);
  await choose(page, words.file, 'budgets.csv', `${heads.join(';')}\n${firm.buyer};;Jahr;1.500,00\n`);
  await press(page, words.confirm({ new: 1, changed: 0, unchanged: 0, refused: 0 }));
  await main(page).getByRole('link', { name: words.toList.budgets }).click();
  await expect(heading(page, adminBudgets.title)).toBeVisible();
  await expect(rowOf(page, 'Karl Werk')).toContainText('1.500,00');
});
