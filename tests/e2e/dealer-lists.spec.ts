import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { texts } from '#texts/de.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { findArticle, post, visit } from './models/visit.ts';

const { account, shoppingLists: words } = texts;
const main = (page: Page) => page.getByRole('main');

test('[S2.3-05] the shop puts a list together for a customer, who orders from it and keeps a copy @phone', async ({
  page,
  browser,
}) => {
  const list = `Paket ${randomUUID().slice(0, 8)}`;
  await enter(page, people.backend);
  const {
    articleNumber: article_number,
    shopDepotId: shop_depot_id,
    displayName,
  } = await findArticle(page, 'toner');
  const kept = await post(page, '/lists/my/create', { displayName: list, description: 'Für neue Plätze' });
  const { id, slug } = (await kept.json()) as { id: number; slug: string };
  await post(page, '/lists/my/add-position', { article_number, shop_depot_id, quantity: 2, lists: [id] });
  await visit(page, `/my/shopping_lists?list=${slug}`);
  await main(page).getByText(words.share, { exact: true }).click();
  const numbers = page.getByRole('textbox', { name: words.customerNumbers });
  await numbers.fill('10001, 4711');
  const form = main(page).locator('form').filter({ has: numbers });
  await form.getByRole('button', { name: words.save }).click();
  await expect(numbers).toHaveAccessibleDescription(/Diese Kundennummern gibt es nicht: 4711/);
  await expect(numbers).toHaveValue('10001, 4711');
  await expectAccessible(page);
  await numbers.fill('10001');
  await form.getByRole('button', { name: words.save }).click();
  await expect(main(page).getByText(words.shared)).toBeFocused();
  await main(page).getByRole('button', { name: words.goOn }).click();
  await expect(numbers).toHaveValue('10001');

  const theirs = await browser.newContext();
  const customer = await theirs.newPage();
  await enter(
    customer,
    await ownPerson(`dealer-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']),
  );
  await visit(customer, '/my/shopping_lists');
  await goInAccount(customer, account.dealerLists);
  await main(customer)
    .getByRole('link', { name: new RegExp(list) })
    .or(main(customer).getByRole('heading', { level: 2, name: list }))
    .first()
    .click();
  await expect(main(customer).getByRole('heading', { level: 2, name: list })).toBeVisible();
  await expect(main(customer).getByRole('row').filter({ hasText: displayName })).toContainText('2');
  await expectAccessible(customer);
  await main(customer).getByRole('button', { name: words.allIntoBasket }).click();
  await expect(customer.getByText(orderPage.added({ count: 1 }))).toBeVisible();

  await main(customer).getByRole('button', { name: words.takeOver }).click();
  await expect(customer).toHaveURL(new RegExp(`/my/shopping_lists\\?list=${slug}$`));
  await expect(main(customer).getByRole('heading', { level: 2, name: list })).toBeVisible();
  await expect(main(customer).getByLabel(words.quantityOf({ name: displayName }))).toHaveValue('2');

  await theirs.close();
  await post(page, '/lists/my/delete', { id });
});

test('[S2.3-05] a customer whom the shop shows no list is told so', async ({ page }) => {
  await enter(page, people.otherBuyer);
  await visit(page, '/my/dealer_lists');
  await expect(main(page).getByRole('heading', { name: words.dealerNone })).toBeVisible();
  await expectAccessible(page);
});
