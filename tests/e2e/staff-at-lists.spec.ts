import { randomUUID } from 'node:crypto';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { people } from './models/login-page.ts';
import { changeInShop } from './models/shop-database.ts';
import { articleList } from './models/shop-front.ts';
import { findArticle, post, visit } from './models/visit.ts';

const folder = process.env['E2E_DATA_DIR'];

/** Somebody who works for the shop. */
async function staff(mayOrder: boolean): Promise<string> {
  const email = await ownPerson(`staff-${randomUUID()}`, people.private, folder);
  await changeInShop('update person set is_backend = true, may_order = $2 where email = $1', [
    email,
    mayOrder,
  ]);
  return email;
}

test('[S6-11][S1-17] staff who may not order see why a list is in its order, on tiles that only show', async ({
  page,
}) => {
  await enter(page, await staff(false), '/shop?search=toner&page=1');
  const { tiles } = articleList(page);
  const tile = tiles.first();
  await expect(tile).toContainText(/_score [\d.]+ · boost [\d.]+/);
  await expect(tile.getByRole('heading').getByRole('link')).toHaveCount(0);
  await expect(tile).toContainText(texts.vocabulary.obstacles.adminMode);
  await expect(tile.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  const { articleNumber, shopDepotId, path } = await findArticle(page, 'toner');
  const added = await post(page, '/shop/basket/add', { articleNumber, shopDepotId, quantity: 1 });
  expect(await added.json()).toMatchObject({ success: false, code: 'order.notAllowed' });

  await visit(page, path);
  const beside = page.getByRole('main').locator('li[data-article]').first();
  await expect(beside).toContainText(/_score [\d.]+ · boost [\d.]+/);

  // Who may order is led on, and reads the same.
  await enter(page, await staff(true), '/shop?search=toner&page=1');
  await expect(tile).toContainText(/_score [\d.]+ · boost [\d.]+/);
  await expect(tile.getByRole('heading').getByRole('link')).toHaveCount(1);
  await expect(articleList(page).addButton(tile)).toBeVisible();
});
