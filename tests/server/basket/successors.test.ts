import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, addBody, insertArticle, orderBody, startSmallShop, walkToReview } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const follow = (articleId: number, successorId: number) =>
  shop.database.query('update article set successor_id = $2 where id = $1', [articleId, successorId]);

it('[S7.2-34] names what has taken the place of an article that is gone, with its price at that quantity, and puts it in never', async () => {
  const offered = await insertArticle(shop, { number: 'N1', name: 'Neu', netCents: 1000, tiers: [[5, 900]] });
  const soldOut = await insertArticle(shop, { number: 'N2', name: 'Neu und aus', deliveryState: 2 });
  const hidden = await insertArticle(shop, { number: 'N3', name: 'Neu, versteckt', isHidden: true });
  await follow(await insertArticle(shop, { number: 'O1', name: 'Alt', deliveryState: 5 }), offered);
  await follow(await insertArticle(shop, { number: 'O2', isHidden: true }), offered);
  await follow(await insertArticle(shop, { number: 'O3', deliveryState: 5 }), soldOut);
  await follow(await insertArticle(shop, { number: 'O4', deliveryState: 5 }), hidden);
  // What can be had is not replaced, and what is short is not gone.
  await follow(await insertArticle(shop, { number: 'O5' }), offered);
  await follow(await insertArticle(shop, { number: 'O6', stock: 1 }), offered);
  const items = (
    [
      ['O1', 5],
      ['O2', 1],
      ['O3', 1],
      ['O4', 1],
      ['O5', 1],
      ['O6', 9],
      ['O1', '4'],
      ['UNBEKANNT', 1],
    ] as const
  ).map(([number, quantity]) => addBody(number, quantity));
  const { basket, refused } = await shop.visitor().ask(basketEndpoints.addItems, { body: { items } });
  expect(basket.items.map(({ articleNumber }) => articleNumber)).toEqual(['O5']);
  const successor = {
    articleNumber: 'N1',
    shopDepotId: 1,
    displayName: 'Neu',
    url: '/shop/article/N1-1/n1',
    unit: 'Stück',
    unitNet: 1000,
    unitGross: 1190,
  };
  expect(refused.map(({ articleNumber, successor: named }) => [articleNumber, named])).toEqual([
    ['O1', { ...successor, unitNet: 900, unitGross: 1071 }],
    ['O2', successor],
    ['O3', undefined],
    ['O4', undefined],
    ['O6', undefined],
    ['O1', successor],
    ['UNBEKANNT', undefined],
  ]);
});

it('[S3.8-01] calls an article in basket, review, order and as a successor what its page calls it', async () => {
  const named = await insertArticle(shop, { number: 'P1', name: 'Toner' });
  await shop.database.query(`update article set partner_name = 'Toner für Partner' where id = $1`, [named]);
  await follow(await insertArticle(shop, { number: 'P0', deliveryState: 5 }), named);
  const guest = shop.visitor();
  const page = await guest.ask(articleEndpoints.bySlug, { params: { slug: 'P1-1' } });
  const { displayName } = page.item;
  expect(displayName).toBe('Toner für Partner');
  const former = await guest.ask(articleEndpoints.bySlug, { params: { slug: 'P0-1' } });
  expect(former.item.successor?.displayName).toBe(displayName);
  await add(guest, 'P1', 1);
  const basket = await walkToReview(guest);
  expect(basket.items[0]?.displayName).toBe(displayName);
  const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
  expect(item?.positions[0]?.displayName).toBe(displayName);
});
