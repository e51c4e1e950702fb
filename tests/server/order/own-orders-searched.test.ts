import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints, ownOrdersPerPage } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { listOrders } from '#server/order/order.repository.ts';
import { add, orderBody, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let buyer: TestVisitor;
/** Toner, paper and ink, in the order they were placed. */
let numbers: string[];

beforeAll(async () => {
  shop = await startSmallShop();
  buyer = await signedIn('privat@kontor.example');
  numbers = [];
  for (const [article, quantity, reference] of [
    ['A1', 1, 'Projekt 100% Ä'],
    ['B5', 5, ''],
    ['C1', 1, 'Projekt 1000'],
  ] as const)
    numbers.push(await place(buyer, article, quantity, reference, null));
});
afterAll(async () => {
  await shop.stop();
});

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

async function place(
  visitor: TestVisitor,
  article: string,
  quantity: number,
  reference: string,
  email: string | null,
): Promise<string> {
  await add(visitor, article, quantity);
  const body = { ...orderBody(await walkToReview(visitor, email)), reference };
  return (await visitor.ask(checkoutEndpoints.saveOrder, { body })).orderNumber;
}

const moveTo = (orderNumber: string | undefined, state: Order['state']) =>
  shop.database.query('update shop_order set state = $2 where order_number = $1', [orderNumber, state]);

/** Which of the three are found, by their place. */
async function found(query: RequestOf<typeof orderEndpoints.list>['query'], visitor = buyer) {
  const { items, total, states } = await visitor.ask(orderEndpoints.list, { query });
  return { places: items.map(({ orderNumber }) => numbers.indexOf(orderNumber)), total, states };
}

describe('[S2.3-08] own orders', () => {
  it('are found by part of their number or of the own reference, its signs meant as they are typed', async () => {
    const states = ['accepted'];
    expect(await found({})).toEqual({ places: [2, 1, 0], total: 3, states });
    expect(await found({ search: numbers[1]!.slice(2) })).toEqual({ places: [1], total: 1, states });
    expect(await found({ search: 'projekt' })).toEqual({ places: [2, 0], total: 2, states });
    expect(await found({ search: '100%' })).toEqual({ places: [0], total: 1, states });
    expect(await found({ search: '% ä' })).toEqual({ places: [0], total: 1, states });
    expect(await found({ search: '_' })).toEqual({ places: [], total: 0, states });
  });

  it('are found by words of an article in any order, its number, and its maker’s number', async () => {
    expect((await found({ search: 'schwarz toner' })).places).toEqual([0]);
    expect((await found({ search: 'c1 tinte' })).places).toEqual([2]);
    // Each word stands in one of the orders, both in none.
    expect((await found({ search: 'toner papier' })).places).toEqual([]);
    await shop.database.query(
      `update shop_order_position set manufacturer_number = 'TN-2420' where article_number = 'A1'`,
    );
    expect((await found({ search: 'tn-24' })).places).toEqual([0]);
  });

  it('are narrowed to one state; in which states there are any is told whatever is asked', async () => {
    await moveTo(numbers[0], 'shipped');
    await moveTo(numbers[2], 'shipped');
    const states = ['accepted', 'shipped'];
    expect(await found({ state: 'shipped' })).toEqual({ places: [2, 0], total: 2, states });
    expect(await found({ state: 'shipped', search: 'tinte' })).toEqual({ places: [2], total: 1, states });
    expect(await found({ state: 'denied' })).toEqual({ places: [], total: 0, states });
    expect(await found({ state: 'accepted', search: 'tinte' })).toEqual({ places: [], total: 0, states });
    for (const query of ['state=gone', 'state=', `search=${'x'.repeat(81)}`])
      expect((await buyer.raw({ url: `/rest/orders?${query}` })).statusCode).toBe(400);
  });

  it('tell how many steps of their way they have behind them, unless they are not carried out', async () => {
    await moveTo(numbers[1], 'cancelled');
    await shop.database.query(
      `insert into shop_order_history (order_id, step, happened_at, event, from_state, to_state)
        select id, 90, now(), 'order.process', 'accepted', 'processing' from shop_order where order_number = $1`,
      [numbers[2]],
    );
    const { items } = await buyer.ask(orderEndpoints.list, { query: {} });
    // Prepaid, and sent all the same: the payment is still to come. One of them was packed before, the other sent at once.
    expect(items.map(({ progress }) => progress)).toEqual([
      { reached: 3, of: 5 },
      undefined,
      { reached: 2, of: 4 },
    ]);
    await moveTo(numbers[1], 'accepted');
  });

  it('are counted and paged as they were searched', async () => {
    await shop.database.query(
      `insert into shop_order overriding user value select (jsonb_populate_record(o, jsonb_build_object('order_number', 'P-' || n,
          'token_hash', 'p' || n, 'basket_version', 1000 + n, 'reference', 'Vorrat'))).*
        from shop_order o, generate_series(1, 23) n where o.order_number = $1`,
      [numbers[1]],
    );
    const page = (asked: number) => found({ search: 'vorrat', page: asked });
    expect([await page(1), await page(2)].map(({ places, total }) => [places.length, total])).toEqual([
      [ownOrdersPerPage, 23],
      [3, 23],
    ]);
  });

  it('[R24] are never found by anybody else; a guest finds those of the session', async () => {
    const guest = shop.visitor();
    const own = await place(guest, 'A1', 1, 'Projekt Gast', 'gast@kunde.example');
    const { items } = await guest.ask(orderEndpoints.list, { query: { search: 'projekt' } });
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual([own]);
    expect((await found({ search: 'gast' })).places).toEqual([]);
    for (const stranger of [shop.visitor(), await signedIn('einkauf@muster-gmbh.example')])
      for (const query of [{ search: 'projekt' }, { search: numbers[0] }, { state: 'shipped' as const }])
        expect(await stranger.ask(orderEndpoints.list, { query })).toEqual({
          items: [],
          total: 0,
          item: null,
        });
  });
});

it('own orders are searched without the positions of anybody else’s, however many there are', async () => {
  const person = await shop.database.query<{ id: string }>(
    'select person_id as id from shop_order where order_number = $1',
    [numbers[0]],
  );
  const owner = { kind: 'user', id: Number(person.rows[0]?.id) } as const;
  // 200 more of the same person, and one of a guest with many positions.
  await shop.database.query(
    `insert into shop_order overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', 900000 + n,
         'order_number', 'X-' || n, 'token_hash', 'x-' || n, 'basket_id', -n, 'session_id', case when n = 0 then 1 end,
         'person_id', case when n > 0 then o.person_id end))).*
       from shop_order o cross join generate_series(0, 200) n where o.order_number = $1`,
    [numbers[0]],
  );
  await shop.database.query(
    `insert into shop_order_position select (jsonb_populate_record(p, jsonb_build_object('order_id', 900000 + x.n,
         'position', x.position))).*
       from shop_order_position p join shop_order o on o.id = p.order_id
       cross join (select n, 1 as position from generate_series(1, 200) n union all select 0, k from generate_series(1, 4000) k) x
       where o.order_number = $1`,
    [numbers[0]],
  );
  await shop.testDatabase.asOwner('analyze shop_order, shop_order_position');
  const client = await shop.database.connect();
  const asked = vi.spyOn(client, 'query');
  await listOrders(client, owner, { page: 1, state: null, search: 'gibt es nicht' });
  client.release();
  const statements = asked.mock.calls.map(([statement]) => statement as unknown as pg.QueryConfig);
  expect(statements).toHaveLength(2);
  for (const { text, values } of statements) {
    const { rows } = await shop.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan on shop_order_position');
  }
});
