import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as address from '#server/database/schema/address.ts';
import * as catalogue from '#server/database/schema/catalogue.ts';
import * as method from '#server/database/schema/method.ts';
import * as order from '#server/database/schema/order.ts';
import * as outbox from '#server/database/schema/outbox.ts';
import * as session from '#server/database/schema/session.ts';
import * as setting from '#server/database/schema/setting.ts';
import * as stockNotice from '#server/database/schema/stock-notice.ts';
import * as transitionCount from '#server/database/schema/transition-count.ts';
import * as user from '#server/database/schema/user.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

const tables = [
  address,
  catalogue,
  method,
  order,
  outbox,
  session,
  setting,
  stockNotice,
  transitionCount,
  user,
]
  .flatMap((nouns) => Object.values<unknown>(nouns))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));

describe('described tables', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ seed: 'none' });
  });
  afterAll(() => shop.stop());

  it.each(tables.map(({ name, columns }) => [name, columns] as const))(
    '%s is in the database as it is described',
    async (name, columns) => {
      const { rows } = await shop.database.execute<{ name: string; isNullable: boolean }>(
        sql`select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns where table_name = ${name}`,
      );
      const inDatabase = new Map(rows.map((row) => [row.name, row.isNullable]));
      expect(
        columns.filter((column) => !inDatabase.has(column.name)).map(({ name: missing }) => missing),
      ).toEqual([]);
      expect(
        columns
          .filter((column) => inDatabase.get(column.name) === column.notNull)
          .map(({ name: other }) => other),
      ).toEqual([]);
    },
  );
});
