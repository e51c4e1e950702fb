import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { fillBasket, insertManyArticles } from '#tests/server/basket/many-articles.ts';
import {
  add,
  insertArticle,
  orderBasket,
  orderBody,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { longestAnswerMs } from '#tests/server/support/buyers.ts';
import { until } from '#tests/server/support/built-shop.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
const sockets: Socket[] = [];

beforeAll(async () => {
  // Two at once for all, so that few requests fill the gate; one connection of the database is left for orders.
  shop = await startTestShop({
    seed: 'small',
    environment: {
      REQUESTS_AT_ONCE: '8',
      REQUESTS_AT_ONCE_ADDRESS: '2',
      REQUESTS_AT_ONCE_SESSION: '1',
      DATABASE_CONNECTIONS: '3',
    },
  });
  await insertArticle(shop, { number: 'A1', netCents: 1999 });
});
afterAll(() => shop.stop());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Answered {
  readonly status: number;
  readonly tookMs: number;
  readonly retryAfter: string | undefined;
}

/** Asks over a socket of its own, from an address of this machine. */
function ask(localAddress: string, path: string): Promise<Answered> {
  const startedAt = performance.now();
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const asking = httpRequest(
      { hostname, port, path, localAddress, agent: false, headers: { 'x-requested-with': 'x' } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            tookMs: performance.now() - startedAt,
            retryAfter: answer.headers['retry-after'],
          }),
        );
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** Opens a connection and sends what is given, without waiting for an answer. */
async function send(localAddress: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

/** Keeps a table from everybody while `work` runs. */
async function withLockOn<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: shop.testDatabase.migrationString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.end();
  }
}

const newest = '/rest/shop/A1-1';

describe('two hundred requests at once from one address', () => {
  it('[R66][R80] are answered in turn or told to come again, while somebody elsewhere orders as always', async () => {
    const flood = Array.from({ length: 200 }, (_, index) =>
      ask('127.0.0.2', index % 2 === 0 ? `/rest/shop?search=toner%20${index}` : newest),
    );
    const buyer = shop.visitor();
    await add(buyer, 'A1', 1);
    const basket = await walkToReview(buyer);
    const placed = await buyer.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(placed.success).toBe(true);
    const answers = await Promise.all(flood);
    for (const { status, tookMs, retryAfter } of answers) {
      expect([200, 404, 503]).toContain(status);
      expect(tookMs).toBeLessThan(longestAnswerMs);
      if (status === 503) expect(retryAfter).toMatch(/^\d+$/);
    }
    expect((await ask('127.0.0.2', newest)).status).toBe(200);
  });

  it('[R66] that all hang keep nobody elsewhere from reading, nor from ordering', async () => {
    const answers = await withLockOn('login_failure', async () => {
      const visitor = shop.visitor();
      const token = await visitor.token();
      const stuck = Array.from({ length: 20 }, () =>
        visitor.raw({
          method: 'POST',
          url: '/rest/login',
          remoteAddress: '192.0.2.1',
          headers: { 'content-type': 'application/json', 'x-csrf-token': token },
          payload: JSON.stringify({ email: 'niemand@kunde.example', password: 'x' }),
        }),
      );
      const buyer = shop.visitor();
      await add(buyer, 'A1', 1);
      await orderBasket(buyer);
      expect((await ask('127.0.0.3', newest)).status).toBe(200);
      return Promise.all(stuck);
    });
    for (const { statusCode } of answers) expect(statusCode).toBe(503);
  });
});

describe('a place at the gate', () => {
  it('[R80] is held by nobody who sends a body slowly', async () => {
    const visitor = shop.visitor();
    const token = await visitor.token();
    const head = [
      'POST /rest/shop/basket/add HTTP/1.1',
      'Host: shop',
      'X-Requested-With: x',
      `Cookie: __Host-session=${visitor.cookie ?? ''}`,
      `X-CSRF-Token: ${token}`,
      'Content-Type: application/json',
      'Content-Length: 100',
      '',
      '{',
    ].join('\r\n');
    for (let index = 0; index < 20; index += 1) await send('127.0.0.4', head);
    const buyer = shop.visitor();
    await add(buyer, 'A1', 1);
    expect((await ask('127.0.0.4', newest)).status).toBe(200);
  });

  it('[R80] becomes free when somebody goes away while waiting or while being served', async () => {
    await withLockOn('article', async () => {
      const gone: Socket[] = [];
      const head = (index: number) =>
        `GET ${newest}?nr=${index} HTTP/1.1\r\nHost: shop\r\nX-Requested-With: x\r\n\r\n`;
      for (let index = 0; index < 30; index += 1) gone.push(await send('127.0.0.5', head(index)));
      for (const socket of gone) socket.destroy();
    });
    await until('the address is served again', async () => (await ask('127.0.0.5', newest)).status === 200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('127.0.0.5', newest)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

describe('an office behind one address', () => {
  it('[R66] where somebody asks for far too much with many sessions can still order', async () => {
    const office = await startTestShop({
      seed: 'small',
      environment: { RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_ADDRESS_PER_MINUTE: '120' },
    });
    try {
      await insertArticle(office, { number: 'A1', netCents: 1999 });
      const buyer = office.visitor();
      await add(buyer, 'A1', 1);
      const statuses: number[] = [];
      for (let person = 0; person < 10; person += 1) {
        const greedy = office.visitor();
        await greedy.token();
        for (let index = 0; index < 30; index += 1)
          statuses.push((await greedy.raw({ url: '/rest/systems/cookies' })).statusCode);
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
      const basket = await walkToReview(buyer);
      const placed = await buyer.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
      expect(placed.success).toBe(true);
    } finally {
      await office.stop();
    }
  });
});

describe('a basket of 480 positions', () => {
  it('[R66][R80] costs of the budgets what its answers weigh, and those of a small one cost what they did', async () => {
    const budget = 200;
    const limited = await startSmallShop({
      environment: { RATE_LIMIT_PER_MINUTE: String(budget), RATE_LIMIT_ADDRESS_PER_MINUTE: '100000' },
    });
    try {
      const numbers = await insertManyArticles(limited, 480);
      const passed = async (positions: number): Promise<number> => {
        const visitor = limited.visitor();
        await fillBasket(visitor, numbers.slice(0, positions));
        let count = 0;
        while (count < budget && (await visitor.raw({ url: '/rest/shop/basket' })).statusCode === 200)
          count += 1;
        return count;
      };
      expect(await passed(480)).toBeLessThan(budget / 10);
      expect(await passed(3)).toBeGreaterThan(budget - 10);
    } finally {
      await limited.stop();
    }
  }, 60_000);
});
