import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastOrderEndpoints } from '#contract/last-order.ts';
import {
  add,
  hideArticle,
  insertArticle,
  orderBasket,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
const numbers = ['L1', 'L2', 'L3', 'L4', 'L5'];
beforeAll(async () => {
  shop = await startSmallShop();
  for (const number of numbers) await insertArticle(shop, { number });
});
afterAll(() => shop.stop());

async function order(visitor: TestVisitor, articles: readonly string[]): Promise<string> {
  for (const article of articles) await add(visitor, article, 1);
  return orderBasket(visitor, null);
}

const last = async (visitor: TestVisitor) => (await visitor.ask(lastOrderEndpoints.list)).items;

it('[S7.1-40] gives the last three own orders with their first articles, to nobody else and to no guest', async () => {
  const buyer = shop.visitor();
  await buyer.signIn('privat@kontor.example');
  expect(await last(buyer)).toEqual([]);
  const placed = [];
  for (const articles of [['L1'], ['L1'], ['L2'], numbers]) placed.push(await order(buyer, articles));
  const items = await last(buyer);
  expect(items.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(1).toReversed());
  expect(items[0]).toMatchObject({
    positionCount: 5,
    articles: [
      { displayName: 'Artikel L1', picture: expect.stringMatching(/^\/pictures\/L1\.svg\?v=/) },
      { displayName: 'Artikel L2' },
      { displayName: 'Artikel L3' },
    ],
  });
  expect(items[0]?.articles).toHaveLength(3);
  await hideArticle(shop, 'L1');
  expect((await last(buyer))[0]?.articles[0]).toEqual({ displayName: 'Artikel L1', picture: null });

  // What was given with it is neither shown nor counted.
  await shop.database.query(
    `update shop_order_position set unit_net_cents = 0, unit_gross_cents = 0 where article_number in ('L2', 'L5')
       and order_id = (select max(id) from shop_order)`,
  );
  expect((await last(buyer))[0]).toMatchObject({
    positionCount: 3,
    articles: [{ displayName: 'Artikel L1' }, { displayName: 'Artikel L3' }, { displayName: 'Artikel L4' }],
  });

  expect(await last(shop.visitor())).toEqual([]);
  const other = shop.visitor();
  await other.signIn('admin@andere-gmbh.example');
  expect(await last(other)).toEqual([]);
});
