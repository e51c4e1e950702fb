import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminStatisticsEndpoints } from '#contract/admin-statistics.ts';
import { boughtArticleEndpoints } from '#contract/bought-articles.ts';
import { lastOrderEndpoints } from '#contract/last-order.ts';
import {
  insertArticle,
  orderOf,
  placeOrder,
  startSmallShop,
  stockOf,
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

/** A catalogue was loaded anew: what was the id of an article is that of another one. */
const replaceBy = (articleNumber: string, another: string) =>
  shop.database.query('update article set article_number = $2, slug = lower($2) where article_number = $1', [
    articleNumber,
    another,
  ]);

describe('ordered articles whose ids are those of others', () => {
  it('[R24][S2.3-10] are shown as gone, and counted as themselves once they are there again', async () => {
    await insertArticle(shop, { number: 'P1', name: 'Patrone' });
    const { buyer, admin } = await startFirm(shop, { releaseAbove: null });
    const { visitor } = buyer;
    const orderNumber = await placeOrder(visitor, { articleNumber: 'P1' });
    await replaceBy('P1', 'Q1');
    expect((await orderOf(visitor, orderNumber))?.positions).toMatchObject([
      { articleNumber: 'P1', url: '' },
    ]);
    const [glance] = (await visitor.ask(lastOrderEndpoints.list)).items;
    expect(glance?.articles).toEqual([{ displayName: 'Patrone', picture: null }]);
    expect((await visitor.ask(boughtArticleEndpoints.list)).items).toMatchObject([
      { articleNumber: 'P1', orderCount: 1, url: '' },
    ]);
    // Neither is it summed up in the group of the article that has its id.
    await shop.database.query("update shop_order set placed_at = '2026-11-10' where order_number = $1", [
      orderNumber,
    ]);
    const span = {
      now: { from: '2026-11-01', to: '2026-12-01' },
      before: { from: '2025-11-01', to: '2025-12-01' },
    };
    const { rows } = await admin.visitor.ask(adminStatisticsEndpoints.show, {
      body: { by: 'articleGroup', part: 'month', ...span },
    });
    expect(rows.map(({ key }) => key)).toEqual(['']);
    const found = await admin.visitor.ask(adminOrderEndpoints.list, { query: { articleGroup: 'probe' } });
    expect(found.total).toBe(0);

    await insertArticle(shop, { number: 'P1', name: 'Patrone' });
    await placeOrder(visitor, { articleNumber: 'P1' });
    expect((await visitor.ask(boughtArticleEndpoints.list)).items).toMatchObject([
      { articleNumber: 'P1', orderCount: 2, url: expect.stringContaining('P1') },
    ]);
  });

  it('[R38][S4.3-10] neither cost what those cost, nor give them their pieces', async () => {
    const id = await insertArticle(shop, { number: 'R1', netCents: 1000, tiers: [[10, 900]] });
    const { buyer, admin } = await startFirm(shop, { releaseAbove: 0 });
    const orderNumber = await placeOrder(buyer.visitor, { articleNumber: 'R1', quantity: 12 });
    await replaceBy('R1', 'S1');
    const before = await stockOf(shop, id);
    await admin.visitor.ask(adminOrderEndpoints.changeQuantities, {
      body: { orderNumber, changes: [{ position: 1, from: 12, to: '4' }] },
    });
    expect((await orderOf(buyer.visitor, orderNumber))?.positions).toMatchObject([
      { quantity: 4, unitNet: 900 },
    ]);
    expect(await stockOf(shop, id)).toBe(before);
    await admin.visitor.ask(adminOrderEndpoints.denyApproval, { body: { orderNumber, reason: 'Nein.' } });
    expect(await stockOf(shop, id)).toBe(before);
  });
});
