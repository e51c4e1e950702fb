import { expect, it } from 'vitest';
import { insertFormerOrder, onFormerDatabase } from '#tests/support/former-database.ts';

it('[S4.3-12] gifts of orders that wait become the free articles that fit them, by coupon, amount and limit', async () => {
  await onFormerDatabase('0099_gift_and_article_of_a_position.sql', async ({ client, upgrade }) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into coupon (code, kind) values ('STIFT', 'freeArticle'), ('SONST', 'freeArticle') returning id`,
    );
    const [own, foreign] = rows.map(({ id }) => id);
    for (const [quantity, from, coupon] of [
      [2, 40_000, null],
      [1, 20_000, null],
      [1, 10_000, own],
      [1, 0, foreign],
    ])
      await client.query(
        `insert into free_article (article_number, shop_depot_id, quantity, value_of_goods_from, coupon_id)
         values ('G1', 1, $1, $2, $3)`,
        [quantity, from, coupon],
      );
    const place = async (number: string, quantity: number, coupon: string | null | undefined) => {
      const orderId = await insertFormerOrder(client, { number, state: 'awaitingRelease', personId: null });
      await client.query('update shop_order set coupon_id = $2 where id = $1', [orderId, coupon]);
      await client.query(
        `insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number, display_name,
           quantity, unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents)
         select $1, n, 1, 'G1', '', 'Stift', $2, 'Stück', (n - 1) * 100, (n - 1) * 119, 19, (n - 1) * 100, (n - 1) * 119
         from generate_series(1, 2) n`,
        [orderId, quantity],
      );
    };
    await place('2026-1', 2, null);
    await place('2026-2', 1, null);
    await place('2026-3', 1, own);
    await upgrade();
    const gifts = await client.query<{ from: string | null }>(
      `select f.value_of_goods_from::int as from from shop_order_position p join shop_order o on o.id = p.order_id
         left join free_article f on f.id = p.free_article_id order by o.order_number, p.position`,
    );
    expect(gifts.rows.map(({ from }) => from)).toEqual([40_000, null, 20_000, null, 10_000, null]);
  });
});
