import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { add, insertArticle, show, startSmallShop } from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

describe('fields of the basket', () => {
  it('[S3.2-01][S3.2-02] a position has each fact in its own field, no two of them alike', async () => {
    const id = await insertArticle(shop, {
      number: 'FELD7',
      name: 'Toner Feld',
      netCents: 1999,
      taxRate: 7,
      stock: 77,
      deliveryState: 3,
      minimum: 2,
      maximum: 62,
      step: 3,
    });
    await shop.database.query(
      `update article set slug = 'eigene-adresse', excerpt = 'Kurz gesagt', unit = 'Packung', manufacturer_number = 'OEM-9'
       where id = $1`,
      [id],
    );
    const customer = shop.visitor();
    await customer.signIn('einkauf@andere-gmbh.example');
    const { user } = await customer.ask(sessionEndpoints.user);
    const before = Date.now();
    const more = { costCenter: 'K-4711', offerNumber: 'AN-0815', hint: 'links oben' };
    await add(customer, 'FELD7', 6, more);
    const { items } = await show(customer);
    const position = items.find(({ articleNumber }) => articleNumber === 'FELD7')!;
    expect(position).toMatchObject({
      articleNumber: 'FELD7',
      shopDepotId: 1,
      quantity: 6,
      unit: 'Packung',
      price: {
        net_price: 1999,
        gross_price: 2139,
        tax_rate: 7,
        unit: 'Packung',
        quantity_lower_bound: 1,
        internal_price_type: 'standard',
        internal_price_type_id: 1,
      },
      userId: user.data.id,
      ...more,
      shipping: '',
      image: expect.stringMatching(/^\/pictures\/FELD7\.svg/),
      url: '/shop/article/FELD7-1/eigene-adresse',
      slug: 'eigene-adresse',
      displayName: 'Toner Feld',
      excerpt: 'Kurz gesagt',
      exists: true,
      min_order_price_unit: 2,
      max_order_price_unit: 62,
      step_order_price_unit: 3,
      _func: null,
      manufacturerNumber: 'OEM-9',
      brandName: 'Probe',
      stock: 77,
      sap_delivery_state: 3,
    });
    const { rows } = await shop.database.query<{ id: string }>(
      `select id::text as id from basket_position where article_number = 'FELD7'`,
    );
    expect(String(position.id)).toBe(rows[0]?.id);
    expect(position.timestamp).toBeGreaterThanOrEqual(before);
    expect(position.timestamp).toBeLessThanOrEqual(Date.now());
    // What names the position is what removes it.
    await customer.ask(basketEndpoints.remove, { body: { uid: position.uid } });
    expect((await show(customer)).items.map(({ uid }) => uid)).not.toContain(position.uid);
  });

  it('[S3.3-01][S3.9-02] a basket has each sum and list in its own field', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await add(guest, 'C1', 2);
    const basket = await show(guest);
    expect(basket.items.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(['A1', 'C1']);
    const { totalNet } = basket.totals;
    // With shipping, so that the sum to be paid is not that of the goods.
    expect(totalNet).toBeGreaterThan(3999);
    expect(basket).toMatchObject({
      saved_baskets: [],
      saved_baskets_count: 0,
      hasAutoSave: false,
      totals: { article_count: 3, position_count: 2, goodsNet: 1999 + 2 * 1000 },
      budget_totals: [],
      priceTypes: [
        { slug: 'standard', id: 1 },
        { slug: 'scale', id: 2 },
      ],
      freeArticles: [],
      possibleFreeArticles: [],
      couponFreeArticles: { type: 'value_of_goods', count: 2 },
      coupons: [],
      releaseInfos: {
        orderAction: 'order',
        orderActionReason: '',
        orderCheck: '',
        orderCheckValue: totalNet,
        orderRealValue: totalNet,
      },
      budgetInfos: [],
      checkoutData: { identity: 'none', email: '', furthestStep: 'identify' },
      externalCatalog: null,
    });
  });
});
