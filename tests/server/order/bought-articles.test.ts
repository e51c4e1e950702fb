import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boughtArticleEndpoints, boughtPerPage } from '#contract/bought-articles.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { orderEndpoints } from '#contract/order.ts';
import {
  addBody,
  hideArticle,
  insertArticle,
  placeOrder,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { list } = boughtArticleEndpoints;

describe('articles somebody has bought', () => {
  it('[S2.3-10][R24] are listed once each, the last first, with what was ordered last, and only the own ones', async () => {
    const { buyer, admin } = await startFirm(shop, { releaseAbove: null });
    await placeOrder(buyer.visitor, { quantity: 2 });
    await placeOrder(buyer.visitor, { articleNumber: 'C1' });
    await placeOrder(buyer.visitor, { quantity: 5 });
    const { items, total } = await buyer.visitor.ask(list);
    expect(items.map((item) => [item.articleNumber, item.lastQuantity, item.orderCount])).toEqual([
      ['A1', 5, 2],
      ['C1', 1, 1],
    ]);
    expect(total).toBe(2);
    expect(items[0]?.url).toMatch(/A1/);
    expect(await admin.visitor.ask(list)).toEqual({ items: [], total: 0 });
  });

  it('[S2.3-10] do not count what was denied, cancelled or given, and say what has left the catalogue', async () => {
    const { buyer } = await startFirm(shop, { releaseAbove: null });
    const cancelled = await placeOrder(buyer.visitor, { articleNumber: 'C1' });
    await placeOrder(buyer.visitor);
    await shop.database.query(`update shop_order set state = 'cancelled' where order_number = $1`, [
      cancelled,
    ]);
    const withGift = await placeOrder(buyer.visitor, { quantity: 2 });
    await shop.database.query(
      `insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number, display_name, quantity,
         unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents)
       select p.order_id, 2, -7, 'GIFT1', '', 'Gratisartikel', 1, p.unit, 0, 0, p.tax_rate, 0, 0
       from shop_order_position p join shop_order o on o.id = p.order_id where o.order_number = $1`,
      [withGift],
    );
    const { items } = await buyer.visitor.ask(list);
    expect(items.map(({ articleNumber }) => articleNumber)).toEqual(['A1']);
    await shop.database.query(
      `update shop_order_position set article_id = -1 where order_id in
        (select id from shop_order where person_id = $1)`,
      [buyer.id],
    );
    expect((await buyer.visitor.ask(list)).items[0]).toMatchObject({
      articleNumber: 'A1',
      shopDepotId: null,
      url: '',
    });
  });

  it('[S2.3-10] name what has taken the place of one that is sold no more, where the shop shows that', async () => {
    const { buyer } = await startFirm(shop, { releaseAbove: null });
    await insertArticle(shop, { number: 'OLD' });
    const successor = await insertArticle(shop, { number: 'NEW', name: 'Nachfolger' });
    await placeOrder(buyer.visitor, { articleNumber: 'OLD' });
    await shop.database.query(`update article set successor_id = $1 where article_number = 'OLD'`, [
      successor,
    ]);
    const named = async () => (await buyer.visitor.ask(list)).items[0]?.successor;
    expect(await named()).toBe(undefined);
    await hideArticle(shop, 'OLD');
    expect(await named()).toEqual({ displayName: 'Nachfolger', path: '/shop/article/NEW-1/new' });
    await hideArticle(shop, 'NEW');
    expect(await named()).toBe(undefined);
  });

  it('[S2.3-10][S4.3-04] say before they are ordered again which are delivered no more, and what follows', async () => {
    const { buyer } = await startFirm(shop, { releaseAbove: null });
    await insertArticle(shop, { number: 'ENDS', name: 'Farbband' });
    const successor = await insertArticle(shop, { number: 'NEXT', name: 'Nachfolger' });
    await placeOrder(buyer.visitor, { articleNumber: 'ENDS' });
    const shown = async () => (await buyer.visitor.ask(list)).items[0];
    expect(await shown()).toMatchObject({ isDiscontinued: false });
    await shop.database.query(
      `update article set delivery_state = 5, successor_id = $1 where article_number = 'ENDS'`,
      [successor],
    );
    expect(await shown()).toMatchObject({
      isDiscontinued: true,
      successor: { displayName: 'Nachfolger', path: '/shop/article/NEXT-1/next' },
    });
    const { refused } = await buyer.visitor.ask(basketEndpoints.addItems, {
      body: { items: [addBody('ENDS')] },
    });
    expect(refused).toMatchObject([
      { message: 'Farbband ist nicht mehr lieferbar.', successor: { displayName: 'Nachfolger' } },
    ]);
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    const sold = await shown();
    await shop.services.settings.change({ allowOrdersWithoutStock: false });
    expect([sold?.isDiscontinued, sold?.successor]).toEqual([false, undefined]);
  });

  it('[S2.3-10] are marked in their order once they are sold no more, with what follows, for its buyer alone', async () => {
    const { buyer, admin } = await startFirm(shop, { releaseAbove: null });
    await insertArticle(shop, { number: 'FADES' });
    const successor = await insertArticle(shop, { number: 'STEPSIN', name: 'Nachfolger' });
    const orderNumber = await placeOrder(buyer.visitor, { articleNumber: 'FADES' });
    const marked = async () => {
      const { item } = await buyer.visitor.ask(orderEndpoints.list, { query: { orderNumber } });
      const [position] = item?.positions ?? [];
      return [position?.isSoldNoMore, position?.successor?.displayName];
    };
    await shop.database.query(`update article set successor_id = $1 where article_number = 'FADES'`, [
      successor,
    ]);
    expect(await marked()).toEqual([undefined, undefined]);
    await shop.database.query(`update article set delivery_state = 2 where article_number = 'FADES'`);
    expect(await marked()).toEqual([undefined, undefined]);
    await shop.database.query(`update article set delivery_state = 5 where article_number = 'FADES'`);
    expect(await marked()).toEqual([true, 'Nachfolger']);
    await shop.database.query(`update article set delivery_state = 1 where article_number = 'FADES'`);
    await hideArticle(shop, 'FADES');
    expect(await marked()).toEqual([true, 'Nachfolger']);
    const { item } = await admin.visitor.ask(adminOrderEndpoints.list, { query: { orderNumber } });
    expect(item?.order.positions[0]).not.toHaveProperty('isSoldNoMore');
  });

  it('[S2.3-10] are divided into pages', async () => {
    const { buyer } = await startFirm(shop, { releaseAbove: null });
    await placeOrder(buyer.visitor);
    await shop.database.query(
      `insert into shop_order_position select p.order_id, n, -n, 'X' || n, p.manufacturer_number, p.display_name, p.quantity, p.unit,
         p.unit_net_cents, p.unit_gross_cents, p.tax_rate, p.line_net_cents, p.line_gross_cents
       from shop_order_position p join shop_order o on o.id = p.order_id, generate_series(2, $2::int) n where o.person_id = $1`,
      [buyer.id, boughtPerPage + 1],
    );
    const pageOf = async (page: number) => {
      const { items, total } = await buyer.visitor.ask(list, { query: { page } });
      return [items.length, total];
    };
    expect(await pageOf(1)).toEqual([boughtPerPage, boughtPerPage + 1]);
    expect(await pageOf(2)).toEqual([1, boughtPerPage + 1]);
  });
});
