import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { methodEndpoints } from '#contract/method.ts';
import { orderEndpoints } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { prepaymentLines } from '#server/document/order-sentences.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { drainOnce, workerWithDatabase } from '#tests/server/support/worker-with-database.ts';
import {
  add,
  countOf,
  insertArticle,
  orderBody,
  orderOf,
  startSmallShop,
  stockOf,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';

const dayMs = 24 * 3_600_000;
const log = createLog('silent');
const start = new Date('2026-11-22T09:00:00Z');
let now = start;
let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now });
});
afterAll(async () => {
  await shop.stop();
});

/** A worker as a process has it, on connections of its own. */
const startWorker = (connections = 2, heard = log) =>
  workerWithDatabase(
    shop,
    (database) =>
      startOrderTimeWorker({
        database,
        settings: shop.services.settings,
        firms: shop.services.firms,
        log: heard,
        clock: () => now,
      }),
    connections,
  );

const drain = (): Promise<number> => drainOnce(startWorker());

const at = async <Result>(moment: Date, work: () => Promise<Result>): Promise<Result> => {
  now = moment;
  try {
    return await work();
  } finally {
    now = start;
  }
};
const afterEnd = new Date(start.getTime() + 8 * dayMs);

async function place(
  articleNumber: string,
  quantity: number,
  payment = 'vorkasse',
): Promise<{ guest: TestVisitor; orderNumber: string }> {
  const guest = shop.visitor();
  await add(guest, articleNumber, quantity);
  await walkToReview(guest);
  const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, {
    body: { slug: payment, iban: 'DE89370400440532013000', accountHolder: 'Grete G' },
  });
  const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  return { guest, orderNumber };
}

const mailsOf = async (orderNumber: string) =>
  (
    await shop.database.query<{
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
    }>('select * from outbox_mail where message_id like $1', [`order-${orderNumber}-cancelled%`])
  ).rows;
const setOrder = (orderNumber: string, changes: string) =>
  shop.database.query(`update shop_order set ${changes} where order_number = $1`, [orderNumber]);

describe('a prepaid order', () => {
  it('[S7.1-39] says before and after ordering until when the goods are kept', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    const { items } = await guest.ask(methodEndpoints.payment);
    const said =
      'Wir halten die Ware 7 Tage für Sie zurück; ist bis dahin kein Geld eingegangen, wird die Bestellung storniert.';
    expect(items.map(({ isPrepaid, description }) => [isPrepaid, description.includes(said)])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
    const basket = await walkToReview(guest, 'frist@kunde.example');
    expect(basket.checkoutData.paymentMethod?.description).toContain(said);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const item = await orderOf(guest, orderNumber);
    if (item === null) throw new Error('no order');
    // The end of the seventh day in Berlin.
    expect(item.prepayment?.reservedUntil).toBe('2026-11-29T22:59:59.999Z');
    const sentence = `Wir halten die Ware bis einschließlich ${formatDate('2026-11-29T12:00:00Z')} für Sie zurück.`;
    expect(prepaymentLines(item, 'de').at(-1)).toContain(sentence);
    const mails = startOrderMailWorker({
      database: shop.database,
      keys: shop.keys,
      settings: shop.services.settings,
      documents: shop.services.documents,
      publicUrl: null,
      log,
    });
    await mails.drain();
    await mails.stop();
    const { rows } = await shop.database.query<{ text_body: string; html_body: string }>(
      `select * from outbox_mail where recipient = 'frist@kunde.example'`,
    );
    expect(rows[0]?.text_body).toContain(sentence);
    expect(rows[0]?.html_body).toContain(sentence);
  });

  it('[S7.1-39] keeps the goods as long as the setting says', async () => {
    await shop.services.settings.change({ prepaymentReservedDays: 1 });
    const { guest, orderNumber } = await place('A1', 1);
    expect((await orderOf(guest, orderNumber))?.prepayment?.reservedUntil).toBe('2026-11-23T22:59:59.999Z');
    const { items } = await guest.ask(methodEndpoints.payment);
    expect(items.find(({ isPrepaid }) => isPrepaid)?.description).toContain(
      'Wir halten die Ware einen Tag für Sie zurück',
    );
    await shop.services.settings.change({ prepaymentReservedDays: 7 });
  });

  it('[R45][S7.1-40] that nobody pays for is cancelled, its goods go back, and the buyer is told', async () => {
    const articleId = await insertArticle(shop, { number: 'R1', stock: 10 });
    const { guest, orderNumber } = await place('R1', 4);
    const lastMoment = new Date('2026-11-29T22:59:59.999Z');
    await at(lastMoment, drain);
    expect((await orderOf(guest, orderNumber))?.state).toBe('accepted');
    expect(await stockOf(shop, articleId)).toBe(6);

    await at(new Date(lastMoment.getTime() + 1), drain);
    const item = await orderOf(guest, orderNumber);
    expect(item).toMatchObject({ state: 'cancelled', cancelReason: 'notPaid', prepayment: null });
    expect((await guest.ask(orderEndpoints.list)).items).toMatchObject([
      { orderNumber, state: 'cancelled', cancelReason: 'notPaid' },
    ]);
    expect(await stockOf(shop, articleId)).toBe(10);
    const [mail, ...others] = await mailsOf(orderNumber);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'gast@kunde.example',
      subject: `Ihre Bestellung ${orderNumber} wurde storniert`,
    });
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain(
        `für Ihre Bestellung ${orderNumber} vom 22.11.2026 ist bis zum 29.11.2026 kein Geld bei uns eingegangen`,
      );
      expect(body).toContain('Haben Sie schon überwiesen?');
    }
    expect(await at(afterEnd, drain)).toBe(0);
    expect(await stockOf(shop, articleId)).toBe(10);
    const { base64 } = await guest.ask(orderEndpoints.pdf, { body: { orderNumber } });
    expect(base64.length).toBeGreaterThan(1000);
  });

  it.each([
    ['paid', 'paid_at = now()'],
    ['cancelled', `state = 'cancelled'`],
  ])(
    '[S7.2-14][R45] that is %s has another PDF than the one that was kept while it asked for money',
    async (_, changes) => {
      const { guest, orderNumber } = await place('A1', 1);
      const pdfOf = async () => (await guest.ask(orderEndpoints.pdf, { body: { orderNumber } })).base64;
      const asking = await pdfOf();
      expect(await pdfOf()).toBe(asking);
      await setOrder(orderNumber, changes);
      const settled = await pdfOf();
      expect(settled).not.toBe(asking);
      expect(await pdfOf()).toBe(settled);
    },
  );

  it('[R45] that was paid or taken in hand is kept, and so is one that is not prepaid', async () => {
    const articleId = await insertArticle(shop, { number: 'R2', stock: 10 });
    const paid = await place('R2', 1);
    const processing = await place('R2', 1);
    const invoice = await place('R2', 1, 'rechnung');
    const debit = await place('R2', 1, 'sepa-lastschrift');
    await setOrder(paid.orderNumber, 'paid_at = now()');
    await setOrder(processing.orderNumber, `state = 'processing'`);
    await at(new Date(start.getTime() + 100 * dayMs), drain);
    const states = await Promise.all(
      [paid, processing, invoice, debit].map(
        async ({ guest, orderNumber }) => (await orderOf(guest, orderNumber))?.state,
      ),
    );
    expect(states).toEqual(['accepted', 'processing', 'accepted', 'accepted']);
    expect(await stockOf(shop, articleId)).toBe(6);
  });

  it('[R45] that is paid in the moment of its end is either paid or cancelled', async () => {
    const articleId = await insertArticle(shop, { number: 'R3', stock: 10 });
    const { guest, orderNumber } = await place('R3', 3);
    const holder = await shop.database.connect();
    try {
      await holder.query('begin');
      await holder.query('update shop_order set paid_at = now() where order_number = $1', [orderNumber]);
      await at(afterEnd, drain);
      await holder.query('commit');
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await at(afterEnd, drain);
    expect((await orderOf(guest, orderNumber))?.state).toBe('accepted');
    expect(await stockOf(shop, articleId)).toBe(7);
    expect(await mailsOf(orderNumber)).toEqual([]);
  });

  it('[R45] gives back what it took, not what it asked for, where the rest was to be procured', async () => {
    const articleId = await insertArticle(shop, { number: 'R4', stock: 3, deliveryState: 4 });
    const { orderNumber } = await place('R4', 10);
    const second = await place('R4', 5);
    expect(await stockOf(shop, articleId)).toBe(0);
    await setOrder(second.orderNumber, 'paid_at = now()');
    await at(afterEnd, drain);
    expect(await mailsOf(orderNumber)).toHaveLength(1);
    expect(await stockOf(shop, articleId)).toBe(3);
  });
});

describe('the workers', () => {
  it(
    '[R45] gives the stock back once and tells each buyer once, however many workers run',
    { timeout: 60_000 },
    async () => {
      const articleId = await insertArticle(shop, { number: 'R5', stock: 100 });
      const placed: string[] = [];
      while (placed.length < 20) placed.push((await place('R5', 2)).orderNumber);
      expect(await stockOf(shop, articleId)).toBe(60);
      await at(afterEnd, async () => {
        const workers = Array.from({ length: 4 }, () => startWorker());
        const counts = await Promise.all(workers.map((worker) => worker.drain()));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
        await Promise.all(workers.map((worker) => worker.drain()));
        await Promise.all(workers.map((worker) => worker.stop()));
      });
      expect(await stockOf(shop, articleId)).toBe(100);
      for (const orderNumber of placed) expect(await mailsOf(orderNumber)).toHaveLength(1);
      expect(
        await countOf(
          shop,
          `select count(*) from shop_order where order_number = any($1) and state = 'cancelled'`,
          [placed],
        ),
      ).toBe(20);
    },
  );

  it('[R76] that are killed in between leave everything as it was, and the next one does it once', async () => {
    const articleId = await insertArticle(shop, { number: 'R6', stock: 10 });
    const { guest, orderNumber } = await place('R6', 4);
    const heldKeys = () =>
      countOf(shop, 'select cardinality(counter_keys) as count from shop_order where order_number = $1', [
        orderNumber,
      ]);
    expect(await heldKeys()).toBe(3);
    const holder = await shop.database.connect();
    const worker = startWorker(1);
    try {
      await holder.query('begin');
      // The worker has cancelled the order by the time it has to wait for the stock.
      await holder.query('select from article_stock where article_id = $1 for update', [articleId]);
      now = afterEnd;
      const killed = worker.drain().then(
        () => 'ended',
        () => 'killed',
      );
      const waiting = async () =>
        (
          await shop.database.query<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows.map(({ pid }) => pid);
      await expect.poll(waiting, { timeout: 2000, interval: 10 }).toHaveLength(1);
      await shop.database.query('select pg_terminate_backend($1)', await waiting());
      expect(await killed).toBe('killed');
    } finally {
      now = start;
      await holder.query('rollback');
      holder.release();
      await worker.stop();
    }
    expect((await orderOf(guest, orderNumber))?.state).toBe('accepted');
    expect([await stockOf(shop, articleId), await heldKeys(), await mailsOf(orderNumber)]).toEqual([
      6,
      3,
      [],
    ]);
    await at(afterEnd, drain);
    expect((await orderOf(guest, orderNumber))?.state).toBe('cancelled');
    expect([await stockOf(shop, articleId), await heldKeys(), (await mailsOf(orderNumber)).length]).toEqual([
      10, 0, 1,
    ]);
  });

  it('[R45] end an order whose address cannot be read, and those behind it', async () => {
    const articleId = await insertArticle(shop, { number: 'R9', stock: 10 });
    const unreadable = await place('R9', 1);
    const behind = await place('R9', 2);
    await setOrder(unreadable.orderNumber, `billing_address = '{"kind": "nobody"}'`);
    expect(await at(afterEnd, drain)).toBeGreaterThanOrEqual(2);
    expect(await stockOf(shop, articleId)).toBe(10);
    expect(await mailsOf(unreadable.orderNumber)).toEqual([]);
    expect(await mailsOf(behind.orderNumber)).toHaveLength(1);
    expect(await at(afterEnd, drain)).toBe(0);
  });

  it('[R45] pass over an order nothing can follow for, say so once a day, and end those behind it', async () => {
    const articleId = await insertArticle(shop, { number: 'R11', stock: 10 });
    const first = await place('R11', 1);
    const behind = await place('R11', 2);
    // Written by hand: the chart keeps no goods for what is not prepaid.
    await setOrder(
      first.orderNumber,
      `is_prepaid = false, reserved_until = reserved_until - interval '1 hour'`,
    );
    const said: string[] = [];
    const heard = createLog('warn', { write: (line: string) => void said.push(line) });
    const worker = startWorker(2, heard);
    for (const minutes of [0, 1, 2]) await at(new Date(afterEnd.getTime() + minutes * 60_000), worker.drain);
    expect((await orderOf(behind.guest, behind.orderNumber))?.state).toBe('cancelled');
    expect((await orderOf(first.guest, first.orderNumber))?.state).toBe('accepted');
    expect(await stockOf(shop, articleId)).toBe(9);
    const warning = expect.objectContaining({
      orderNumber: first.orderNumber,
      delay: 'reservation',
      msg: 'The time of an order is over, and nothing can follow',
    }) as unknown;
    const warnings = (): unknown[] => said.map((line) => JSON.parse(line) as object);
    expect(warnings()).toEqual([warning]);
    await at(new Date(afterEnd.getTime() + dayMs), () => drainOnce(worker));
    expect(warnings()).toEqual([warning, warning]);
    await setOrder(first.orderNumber, 'is_prepaid = true');
  });

  it('[R45] give back what staff cancels or denies, once, and nothing of what was shipped', async () => {
    const articleId = await insertArticle(shop, { number: 'R7', stock: 10 });
    const cancelled = await place('R7', 1, 'rechnung');
    const denied = await place('R7', 2, 'rechnung');
    const shipped = await place('R7', 3, 'rechnung');
    await setOrder(cancelled.orderNumber, `state = 'cancelled'`);
    await setOrder(denied.orderNumber, `state = 'denied'`);
    await setOrder(shipped.orderNumber, `state = 'shipped'`);
    await drain();
    expect(await stockOf(shop, articleId)).toBe(7);
    await setOrder(shipped.orderNumber, `state = 'cancelled'`);
    await drain();
    expect(await stockOf(shop, articleId)).toBe(7);
    expect(await mailsOf(cancelled.orderNumber)).toEqual([]);
    expect((await orderOf(cancelled.guest, cancelled.orderNumber))?.cancelReason).toBeUndefined();
  });

  it('[R45] leave the counters at what the open orders hold, and empty ones are tidied away after their hour', async () => {
    const open = await place('A1', 2, 'rechnung');
    const held = () => countOf(shop, 'select coalesce(sum(open_pieces), 0) as count from order_counter');
    const tidy = () => tidyUp(shop.modules, now);
    await setOrder(open.orderNumber, `counted_until = '2027-12-31'`);
    await at(new Date(start.getTime() + 100 * dayMs), async () => {
      await drain();
      // One order, in the counters of its mailbox, session and address.
      expect(await held()).toBe(6);
      await tidy();
      expect(await countOf(shop, 'select count(*) from order_counter')).toBe(3);
    });
    await setOrder(open.orderNumber, 'paid_at = now()');
    await drain();
    expect(await held()).toBe(0);
    await tidy();
    expect(await countOf(shop, 'select count(*) from order_counter')).toBe(3);
    await at(new Date(start.getTime() + 3_600_000), tidy);
    expect(await countOf(shop, 'select count(*) from order_counter')).toBe(0);
  });
});
