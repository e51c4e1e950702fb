import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { insertFormerOrder, onFormerDatabase } from '#tests/support/former-database.ts';
import { orderCommand } from '#tests/server/support/order-command.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import {
  add,
  insertArticle,
  orderBody,
  startSmallShop,
  stockOf,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function place(articleNumber: string, quantity: number, payment = 'rechnung'): Promise<string> {
  const guest = shop.visitor();
  await add(guest, articleNumber, quantity);
  await walkToReview(guest);
  const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: payment } });
  const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  return orderNumber;
}

const step = (...given: readonly string[]): Promise<string> =>
  orderCommand(shop.testDatabase.connectionString, given);

const historyOf = async (orderNumber: string) =>
  (
    await shop.database.query<{ event: string; from_state: string; to_state: string; reason: string }>(
      `select event, from_state, to_state, reason from shop_order_history h join shop_order o on o.id = h.order_id
       where o.order_number = $1 order by step`,
      [orderNumber],
    )
  ).rows.map(({ event, from_state: from, to_state: to, reason }) => [event, from, to, reason]);

describe('the life of an order', () => {
  it('is written down step by step, each only where the chart takes it', async () => {
    const orderNumber = await place('A1', 2);
    expect(await historyOf(orderNumber)).toEqual([['order.place', '', 'accepted', '']]);
    expect(await step(orderNumber)).toContain(
      `${orderNumber} is accepted; next: pay, process, ship, cancel\n`,
    );
    expect(await step(orderNumber, 'complete')).toBe(
      "The order is accepted: 'complete' is no step from there.\n",
    );
    expect(await step(orderNumber, 'process')).toContain(
      `${orderNumber} is processing; next: pay, ship, cancel\n`,
    );
    await step(orderNumber, 'pay');
    await step(orderNumber, 'ship');
    expect(await historyOf(orderNumber)).toEqual([
      ['order.place', '', 'accepted', ''],
      ['order.process', 'accepted', 'processing', ''],
      ['order.pay', 'processing', 'processing', ''],
      ['order.ship', 'processing', 'shipped', ''],
    ]);
    const { rows } = await shop.database.query(
      `select paid_at is not null as "isPaid", taken_pieces as "takenPieces", counter_keys as "counterKeys"
       from shop_order where order_number = $1`,
      [orderNumber],
    );
    expect(rows).toEqual([{ isPaid: true, takenPieces: null, counterKeys: [] }]);
  });

  it('[R45] gives back what a cancelled order took, and tells the buyer why', async () => {
    const articleId = await insertArticle(shop, { number: 'L1', stock: 10 });
    const orderNumber = await place('L1', 3);
    expect(await stockOf(shop, articleId)).toBe(7);
    await step(orderNumber, 'cancel', '--reason', 'Der Artikel kam beschädigt an.');
    expect(await stockOf(shop, articleId)).toBe(10);
    expect(await historyOf(orderNumber)).toContainEqual([
      'order.cancel',
      'accepted',
      'cancelled',
      'Der Artikel kam beschädigt an.',
    ]);
    const { rows } = await shop.database.query<{ text_body: string }>(
      'select text_body from outbox_mail where message_id like $1',
      [`order-${orderNumber}-cancelled%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text_body).toContain('haben wir storniert');
    expect(rows[0]?.text_body).toContain('Der Grund: Der Artikel kam beschädigt an.');
    expect(await step(orderNumber, 'ship')).toBe("The order is cancelled: 'ship' is no step from there.\n");
    expect(await stockOf(shop, articleId)).toBe(10);
  });

  it('takes one of two steps that exclude each other, however they come', async () => {
    const orderNumber = await place('A1', 1);
    const said = await Promise.all([step(orderNumber, 'ship'), step(orderNumber, 'cancel')]);
    expect(said.filter((sentence) => sentence.includes('is no step from there'))).toHaveLength(1);
    expect(await historyOf(orderNumber)).toHaveLength(2);
  });

  it('is never rewritten nor taken away', async () => {
    const orderNumber = await place('A1', 1);
    await expect(shop.database.query(`update shop_order_history set reason = 'anders'`)).rejects.toThrow(
      'the history of an order is not changed',
    );
    const written = await historyOf(orderNumber);
    for (const table of ['shop_order_history', 'shop_order'])
      await expect(shop.database.query(`delete from ${table}`)).rejects.toThrow(
        'the history of an order is kept',
      );
    for (const removal of ['truncate shop_order_history', 'truncate shop_order cascade'])
      await expect(shop.testDatabase.asOwner(removal)).rejects.toThrow('the history of an order is kept');
    expect(await historyOf(orderNumber)).toEqual(written);
    expect(await step('2020-1')).toBe('There is no order 2020-1.\n');
    expect(await step(orderNumber, 'fly')).toBe(
      "There is no step 'fly'; there are pay, process, ship, complete, cancel.\n",
    );
  });
});

describe('the upgrade', () => {
  it('begins the history of each order where it stands', async () => {
    await onFormerDatabase('0044_order_history.sql', async ({ client, upgrade }) => {
      const states = ['accepted', 'shipped', 'cancelled'];
      for (const [index, state] of states.entries())
        await insertFormerOrder(client, { number: `2026-${index + 1}`, state, personId: null });
      await upgrade();
      const { rows } = await client.query(
        `select o.order_number as number, o.state, h.step, h.to_state as "toState", h.happened_at = o.placed_at as "isAtPlacing"
         from shop_order o left join shop_order_history h on h.order_id = o.id order by 1`,
      );
      expect(rows).toEqual(
        states.map((state, index) => ({
          number: `2026-${index + 1}`,
          state,
          step: 1,
          toState: state,
          isAtPlacing: true,
        })),
      );
    });
  });

  it('lets an order be paid and sent that was placed, prepaid and not paid, before there was a history', async () => {
    await onFormerDatabase('0044_order_history.sql', async ({ client, upgradeToToday }) => {
      const id = await insertFormerOrder(client, { number: '2026-1', state: 'accepted', personId: null });
      await client.query(
        `update shop_order set is_prepaid = true, payment_slug = 'vorkasse', reserved_until = now() + interval '3 days',
           counted_until = now() + interval '3 days', taken_pieces = '{"1": 2}', counter_keys = '{alt}' where id = $1`,
        [id],
      );
      const address = await upgradeToToday();
      expect(await orderCommand(address, ['2026-1', 'pay'])).toContain(
        '2026-1 is accepted; next: process, ship, cancel\n',
      );
      expect(await orderCommand(address, ['2026-1', 'ship'])).toContain('2026-1 is shipped');
      const { rows } = await client.query(
        `select h.event, h.from_state as "from", h.to_state as "to", o.paid_at is not null as "isPaid",
           o.taken_pieces as taken, o.counter_keys as counted, o.reserved_until as reserved
         from shop_order_history h join shop_order o on o.id = h.order_id order by h.step`,
      );
      const order = { isPaid: true, taken: null, counted: [] };
      expect(rows).toMatchObject([
        { event: 'order.place', from: '', to: 'accepted', ...order },
        { event: 'order.pay', from: 'accepted', to: 'accepted', ...order },
        { event: 'order.ship', from: 'accepted', to: 'shipped', ...order },
      ]);
    });
  });
});
