import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { placeOrder } from './models/checkout-page.ts';
import { ownFirm } from './models/firm.ts';
import { fillBasket } from './models/visit.ts';

const { adminOverview, adminStatistics: words, account, adminOrders } = texts;

const main = (page: Page) => page.getByRole('main');
const go = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('[S2.4-02][S2.4-07][S2.11-06] an admin goes from the overview over the year to the orders of a person @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await placeOrder(page, null);

  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.firm);
  await expect(heading(page, adminOverview.title)).toBeVisible();
  await expect(main(page).getByText(/^Diesen Monat: .+ in einer Bestellung/)).toBeVisible();
  await expectAccessible(page);

  await go(page, adminOverview.toStatistics);
  await expect(heading(page, words.titles.period)).toBeVisible();
  await expectAccessible(page);
  await go(page, words.types.year);
  await expect(page).toHaveURL(/\/my\/admin-statistics\?type=year&year=\d{4}$/);
  // Months without an order are no cards of a phone.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(isPhone ? 2 : 13);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: texts.adminTable.exports.csv.name }).click(),
  ]);
  const table: string[][] = parse(await readFile(await download.path()), { delimiter: ';', bom: true });
  expect(table).toHaveLength(13);
  expect(table.filter(([, orders]) => orders === '1')).toHaveLength(1);

  await go(page, words.groups.costCenter);
  await expect(heading(page, words.titles.costCenter)).toBeVisible();
  await expect(main(page).getByRole('row', { name: words.without.costCenter })).toBeVisible();
  await go(page, words.groups.articleGroup);
  await expect(heading(page, words.titles.articleGroup)).toBeVisible();
  await expectAccessible(page);
  await go(page, words.groups.person);
  await expect(page).toHaveURL(/\/my\/admin-user-orders\?type=year&year=\d{4}$/);
  await expect(heading(page, words.titles.person)).toBeVisible();
  await expectAccessible(page);
  // Paper has no choice of days and no menu: the sentence says which days they are.
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(/^\d{4}: .+ Warenwert netto in einer Bestellung/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: account.pages })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await go(page, 'Karl Werk');
  await expect(heading(page, adminOrders.title)).toBeVisible();
  await expect(main(page).getByText(/^Bestellt vom 01\.01\.\d{4} bis 31\.12\.\d{4}\./)).toBeVisible();
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(2);
  await go(page, adminOrders.backToStatistic);
  await expect(page).toHaveURL(/\/my\/admin-user-orders\?type=year&year=\d{4}$/);
  await page.goBack();
  await go(page, adminOrders.allDays);
  await expect(page).not.toHaveURL(/from=/);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, words.titles.person)).toBeVisible();
});

test.describe('without the right', () => {
  test.use({ expectedErrors: [/the server responded with a status of 403/] });

  test('[S2.4-07][S2.4-08] a buyer is told so', async ({ page }) => {
    const firm = await ownFirm(100);
    await enter(page, firm.buyer, '/my/account');
    await expect(main(page).getByRole('link', { name: account.statistics })).toHaveCount(0);
    for (const path of ['/my/admin', '/my/admin-statistics', '/my/admin-costcenter-orders']) {
      await page.goto(path);
      await expect(heading(page, texts.errors.pages['403'].heading)).toBeVisible();
    }
    // The menu of the account is still there, and so is who may grant the right.
    await expect(main(page)).toContainText(account.notAllowed);
    await expectAccessible(page);
    await goInAccount(page, account.orders);
    await expect(page).toHaveURL('/my/orders');
    await page.goto('/my/admin');
    await main(page).getByRole('link', { name: account.back }).click();
    await expect(page).toHaveURL('/my/account');
  });
});
