import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressColumns } from '#server/address/stored-address.ts';
import { articleColumns } from '#server/basket/stored-article.ts';
import * as basket from '#server/basket/stored-basket.ts';
import { tileColumns } from '#server/catalogue/tile-row.ts';
import { couponColumns } from '#server/coupon/stored-coupon.ts';
import type { Columns } from '#server/database/columns.ts';
import { freeArticleColumns } from '#server/free-article/stored-free-article.ts';
import * as lists from '#server/list/stored-list.ts';
import { mailColumns } from '#server/mail/stored-mail.ts';
import { paymentColumns, shippingColumns } from '#server/method/stored-methods.ts';
import { askerColumns, offerPositionColumns } from '#server/offer-request/stored-offer-request.ts';
import { orderColumns, positionColumns } from '#server/order/stored-order.ts';
import { deviceColumns } from '#server/own-device/stored-device.ts';
import { contentColumns, decisionColumns } from '#server/rating/stored-rating.ts';
import { askedColumns } from '#server/stock-notice/stored-notice.ts';
import { withdrawalColumns } from '#server/withdrawal/stored-withdrawal.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

/** Columns the product declares, by the table they are of. */
const declared: readonly (readonly [table: string, columns: Columns])[] = [
  ['address', addressColumns],
  ['article', articleColumns],
  ['article', tileColumns],
  ['basket', basket.basketColumns],
  ['basket_position', basket.putColumns],
  ['coupon', couponColumns],
  ['free_article', freeArticleColumns],
  ['offer_request_position', offerPositionColumns],
  ['outbox_mail', mailColumns],
  ['own_device', deviceColumns],
  ['payment_method', paymentColumns],
  ['person', askerColumns],
  ['rating', { ...contentColumns, ...decisionColumns }],
  ['shipping_method', shippingColumns],
  ['shop_order', orderColumns],
  ['shop_order_position', positionColumns],
  ['shopping_list', lists.listColumns],
  ['shopping_list_position', lists.positionColumns],
  ['stock_notice', askedColumns],
  ['withdrawal', withdrawalColumns],
];

interface ColumnOfDatabase {
  readonly type: string;
  readonly mayBeNull: boolean;
}

describe('declared columns', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ seed: 'none' });
  });
  afterAll(() => shop.stop());

  it.each(declared)(
    'of %s are in the database with type and null as they are declared',
    async (table, columns) => {
      const { rows } = await shop.database.query<ColumnOfDatabase & { readonly name: string }>(
        `select column_name as name, case when data_type <> 'ARRAY' then data_type when udt_name = '_int4' then 'integer[]' else 'text[]' end as type,
         is_nullable = 'YES' and is_generated = 'NEVER' as "mayBeNull"
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const inDatabase = new Map(rows.map(({ name, type, mayBeNull }) => [name, { type, mayBeNull }]));
      const expected = Object.values(columns).map(({ name, type, value }) => [
        name,
        { type, mayBeNull: z.safeParse(value, null).success },
      ]);
      expect(Object.values(columns).map(({ name }) => [name, inDatabase.get(name)])).toEqual(expected);
    },
  );
});
