import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTo,
  createDataFolder,
  databaseProcesses,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  signalAll,
  startProgram,
  until,
} from '#tests/server/support/built-shop.ts';
import {
  expectOneWholeOrderEach,
  isBrowsable,
  longestAnswerMs,
  order,
  readyBuyers,
  stockOf,
} from '#tests/server/support/buyers.ts';

const folder = createDataFolder();
const buyers = 8;
let url = '';

beforeAll(async () => {
  await ensureBuilt();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await isReady(startProgram({ DATA_DIR: folder, PORT: String(port) }));
}, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

describe('orders while the database is away', () => {
  it('[R75][R46] are answered 503 within 3 s when it stands still, recover alone and exist once each', async () => {
    const { article, buyers: ready } = await readyBuyers(url, buyers);
    const stockBefore = await stockOf(url, article);
    const processes = databaseProcesses(folder);
    signalAll(processes, 'SIGSTOP');
    try {
      for (const { status, tookMs } of await Promise.all(ready.map(order))) {
        expect(status).toBe(503);
        expect(tookMs).toBeLessThan(longestAnswerMs);
      }
    } finally {
      signalAll(processes, 'SIGCONT');
    }
    const resumedAt = performance.now();
    await until('the shop can be browsed', () => isBrowsable(url));
    expect(performance.now() - resumedAt).toBeLessThan(5000);
    await expectOneWholeOrderEach(ready);
    expect(await stockOf(url, article)).toBe(stockBefore - buyers);
  }, 120_000);

  it('[R75][R46] are answered 503 within 3 s when it takes 30 s for them, while the rest can be browsed', async () => {
    const { article, buyers: ready } = await readyBuyers(url, buyers);
    const stockBefore = await stockOf(url, article);
    const database = await connectTo(folder);
    try {
      await database.query(`create function dawdle() returns trigger language plpgsql
        as 'begin perform pg_sleep(30); return new; end'`);
      await database.query('create trigger dawdle before insert on shop_order execute function dawdle()');
      const attempts = Promise.all(ready.map(order));
      expect(await isBrowsable(url)).toBe(true);
      for (const { status, tookMs } of await attempts) {
        expect(status).toBe(503);
        expect(tookMs).toBeLessThan(longestAnswerMs);
      }
      expect(await stockOf(url, article)).toBe(stockBefore);
      await database.query('drop function dawdle cascade');
    } finally {
      await database.end();
    }
    await expectOneWholeOrderEach(ready);
    expect(await stockOf(url, article)).toBe(stockBefore - buyers);
  }, 120_000);

  it('[R75][R46] are lost or whole when it is killed under them, and exist once each after a retry', async () => {
    const { article, buyers: ready } = await readyBuyers(url, buyers);
    const stockBefore = await stockOf(url, article);
    const attempts = ready.map(order);
    signalAll(databaseProcesses(folder), 'SIGKILL');
    for (const { status, tookMs } of await Promise.all(attempts)) {
      expect([200, 503]).toContain(status);
      expect(tookMs).toBeLessThan(longestAnswerMs);
    }
    const killedAt = performance.now();
    await until('the shop can be browsed', () => isBrowsable(url));
    expect(performance.now() - killedAt).toBeLessThan(8000);
    await expectOneWholeOrderEach(ready);
    expect(await stockOf(url, article)).toBe(stockBefore - buyers);
  }, 120_000);
});
