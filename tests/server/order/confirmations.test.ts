import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderEndpoints } from '#contract/order.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import type { OrderMailWorker } from '#server/order/order-mail-worker.ts';
import { takeDueConfirmations } from '#server/order/order-mail.repository.ts';
import { insertManyArticles, orderAll } from '#tests/server/basket/many-articles.ts';
import { countOf, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { forgetOrders } from '#tests/support/forget-orders.ts';

let shop: TestShop;
let articles: readonly string[];
const workers: OrderMailWorker[] = [];
let endLoad: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  shop = await startSmallShop();
  articles = await insertManyArticles(shop, 450);
});
afterEach(async () => {
  await endLoad();
  for (const worker of workers.splice(0)) await worker.stop();
  await shop.testDatabase.asOwner(forgetOrders('truncate shop_order, outbox_mail cascade'));
});
afterAll(async () => {
  await shop.stop();
});

/** What a confirmation may be behind on a busy shop, and room for a busy machine. */
const longestWaitMs = 20_000;

function startWorker(): OrderMailWorker {
  const worker = startOrderMailWorker({
    database: shop.database,
    keys: shop.keys,
    settings: shop.services.settings,
    documents: shop.services.documents,
    publicUrl: null,
    log: createLog('silent'),
  });
  workers.push(worker);
  return worker;
}

/** Places one order of three positions for each address. */
async function placeSmallOrders(emails: readonly string[]): Promise<void> {
  for (const email of emails) await orderAll(shop.visitor(), articles.slice(0, 3), email);
}

async function confirmed(): Promise<string[]> {
  const { rows } = await shop.database.query<{ recipient: string }>(
    'select recipient from outbox_mail order by id',
  );
  return rows.map(({ recipient }) => recipient);
}

const buyers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `kunde-${index + 1}@kunde.example`);

/** Keeps the event loop as busy as shoppers do, until it is told to stop. */
function keepBusy(): () => Promise<void> {
  let isOver = false;
  const visits = Array.from({ length: 3 }, async () => {
    const shopper = shop.visitor();
    while (!isOver) await shopper.raw({ url: '/rest/shop?limit=24' });
  });
  return async () => {
    isOver = true;
    await Promise.all(visits);
  };
}

describe('confirmations', () => {
  it('[R80] of 30 small orders come soon after one of 450 positions while the shop is busy', async () => {
    // A shop that has orders has a thread that draws.
    const earlier = shop.visitor();
    const orderNumber = await orderAll(earlier, articles.slice(0, 1), 'frueher@kunde.example');
    await earlier.ask(orderEndpoints.pdf, { body: { orderNumber } });
    await orderAll(shop.visitor(), articles, 'gross@kunde.example');
    await placeSmallOrders(buyers(30));
    endLoad = keepBusy();
    startWorker();
    await expect.poll(confirmed, { timeout: longestWaitMs }).toHaveLength(32);
    expect((await confirmed()).sort()).toEqual(
      ['frueher@kunde.example', 'gross@kunde.example', ...buyers(30)].sort(),
    );
  }, 90_000);

  it('[R43] that cannot be written do not hold the others, and are written once when they can', async () => {
    const { database } = shop;
    await placeSmallOrders(['adresse@kunde.example', 'anschrift@kunde.example', 'ablage@kunde.example']);
    await database.query(`update shop_order set email = 'keine Adresse' where email like 'adresse@%'`);
    await database.query(`update shop_order set billing_address = '{}' where email like 'anschrift@%'`);
    await shop.testDatabase.asOwner(
      `alter table outbox_mail add constraint fault check (recipient <> 'ablage@kunde.example')`,
    );
    await placeSmallOrders(buyers(4));
    const worker = startWorker();
    await expect.poll(confirmed, { timeout: longestWaitMs }).toHaveLength(4);
    expect((await confirmed()).sort()).toEqual(buyers(4));
    const failedOnce = 'select count(*) from shop_order_mail where attempts > 0 and due_at > now()';
    await expect.poll(() => countOf(shop, failedOnce), { timeout: longestWaitMs }).toBe(3);

    await shop.testDatabase.asOwner('alter table outbox_mail drop constraint fault');
    await database.query(`update shop_order set email = 'adresse@kunde.example' where email like 'keine %'`);
    await database.query(
      `update shop_order set billing_address = shipping_address where email like 'anschrift@%'`,
    );
    await database.query('update shop_order_mail set due_at = now()');
    await expect.poll(() => worker.backlog(), { timeout: longestWaitMs }).toBe(0);
    expect((await confirmed()).slice(4).sort()).toEqual([
      'ablage@kunde.example',
      'adresse@kunde.example',
      'anschrift@kunde.example',
    ]);
  });

  it('[R43] are shared by several workers, one mail for each order', async () => {
    await placeSmallOrders(buyers(20));
    startWorker();
    const worker = startWorker();
    await expect.poll(() => worker.backlog(), { timeout: longestWaitMs }).toBe(0);
    expect((await confirmed()).sort()).toEqual(buyers(20).sort());
  });

  it('[R76] of a worker that died are written by another one when the lease is over', async () => {
    await placeSmallOrders(buyers(3));
    expect(await takeDueConfirmations(shop.database, 2, 60_000)).toHaveLength(2);
    const worker = startWorker();
    await expect.poll(() => worker.backlog(), { timeout: longestWaitMs }).toBe(2);
    expect(await worker.drain()).toBe(0);
    await shop.database.query(`update shop_order_mail set due_at = due_at - interval '1 minute'`);
    await expect.poll(() => worker.backlog(), { timeout: longestWaitMs }).toBe(0);
    expect((await confirmed()).sort()).toEqual(buyers(3));
  });

  it('[R77] a worker took and has not begun are due at once for the next one', async () => {
    await placeSmallOrders(buyers(8));
    await startWorker().stop();
    expect(await countOf(shop, 'select count(*) from shop_order_mail where due_at > now()')).toBe(0);
    const worker = startWorker();
    await expect.poll(() => worker.backlog(), { timeout: longestWaitMs }).toBe(0);
    expect((await confirmed()).sort()).toEqual(buyers(8));
  });
});
