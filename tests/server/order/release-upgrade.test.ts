import { describe, expect, it } from 'vitest';
import { insertFormerOrder, onFormerDatabase } from '#tests/support/former-database.ts';

describe('the upgrade to releases', () => {
  it('gives each order of a customer to the account, and lets none wait', async () => {
    await onFormerDatabase('0045_release.sql', async ({ client, upgrade }) => {
      await client.query(
        `insert into account (kind, customer_number, company) values ('company', '1', 'Alt GmbH')`,
      );
      const { rows } = await client.query<{ id: string; account: string }>(
        `insert into person (account_id, email, email_normalised, password_hash)
         select id, 'alt@firma.example', 'alt@firma.example', '' from account returning id, account_id as account`,
      );
      const [person] = rows;
      await insertFormerOrder(client, { number: '2026-1', state: 'accepted', personId: Number(person?.id) });
      await insertFormerOrder(client, { number: '2026-2', state: 'shipped', personId: null });
      await upgrade();
      const orders = await client.query(
        `select order_number as number, account_id as account, release_check as release, budget_shares as shares
         from shop_order order by 1`,
      );
      expect(orders.rows).toEqual([
        { number: '2026-1', account: person?.account, release: null, shares: [] },
        { number: '2026-2', account: null, release: null, shares: [] },
      ]);
    });
  });
});
