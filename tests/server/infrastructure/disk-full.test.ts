import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTo,
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
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
import type { Buyer } from '#tests/server/support/buyers.ts';
import { startOnSmallDisk, startWithLimit } from '#tests/server/support/small-disk.ts';
import type { SmallDisk } from '#tests/server/support/small-disk.ts';

const folder = createDataFolder();
const buyerCount = 12;
const longestRecoveryMs = 5000;

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

async function startOn(
  name: string,
  start: typeof startOnSmallDisk,
): Promise<{ disk: SmallDisk; url: string }> {
  const dataDirectory = mkdtempSync(path.join(folder, `${name}-`));
  // The database runs as another user when the tests run as root; that user must reach the folder.
  chmodSync(dataDirectory, 0o755);
  const port = String(await freePort());
  const disk = start({ DATA_DIR: dataDirectory, PORT: port, LOG_LEVEL: 'error' });
  await isReady(disk.started);
  return { disk, url: `http://127.0.0.1:${port}` };
}

/** Lets buyers order one after the other while nothing can be kept; gives how many were told 503. */
async function orderOnFullDisk(buyers: readonly Buyer[]): Promise<number> {
  let refused = 0;
  for (const buyer of buyers) {
    const { status, tookMs } = await order(buyer);
    expect([200, 503]).toContain(status);
    expect(tookMs).toBeLessThan(longestAnswerMs);
    if (status === 503) refused += 1;
  }
  return refused;
}

async function expectRecovery(url: string, { browser, basket }: Buyer): Promise<void> {
  const freedAt = performance.now();
  await until('orders work again', async () => (await order({ browser, basket })).status === 200);
  expect(performance.now() - freedAt).toBeLessThan(longestRecoveryMs);
  expect(await isBrowsable(url)).toBe(true);
}

const mailsOf = (dataDirectory: string, orderNumber: string): number =>
  readdirSync(path.join(dataDirectory, 'outbox')).filter(
    (name) =>
      name.endsWith('.eml') &&
      readFileSync(path.join(dataDirectory, 'outbox', name), 'latin1').includes(orderNumber),
  ).length;

async function expectOneMailEach(dataDirectory: string, orderNumbers: readonly string[]): Promise<void> {
  for (const number of orderNumbers) {
    await until(`the confirmation of ${number}`, () => mailsOf(dataDirectory, number) > 0);
    expect(mailsOf(dataDirectory, number)).toBe(1);
  }
}

describe('orders while the disk is full', () => {
  it('[R75][R46] are answered 503 within 3 s when the tables and then the journal cannot grow, and exist once each when there is room', async () => {
    const { disk, url } = await startOn('small', startOnSmallDisk);
    const { article, buyers } = await readyBuyers(url, buyerCount * 2);
    const stockBefore = await stockOf(url, article);
    const [first, second] = [buyers.slice(0, buyerCount), buyers.slice(buyerCount)];

    disk.fill();
    expect(await orderOnFullDisk(first)).toBeGreaterThan(0);
    expect(await isBrowsable(url)).toBe(true);
    disk.free();
    await expectRecovery(url, first.at(-1) as Buyer);

    const database = await connectTo(disk.folder);
    disk.fill();
    // The next file of the journal has no room; the database stops itself or starts anew, and the shop must survive both.
    await database.query('select pg_switch_wal()').catch(() => undefined);
    expect(await orderOnFullDisk(second)).toBeGreaterThan(0);
    await until('the journal had no room', () =>
      /could not write to file \\?"pg_wal|The database server ended by itself/.test(disk.started.errors()),
    );
    disk.free();
    await expectRecovery(url, second.at(-1) as Buyer);
    await database.end().catch(() => undefined);

    const numbers = await expectOneWholeOrderEach(buyers);
    expect(await stockOf(url, article)).toBe(stockBefore - buyers.length);
    await expectOneMailEach(disk.folder, numbers);
  }, 120_000);

  it('[R75][R46] are answered 503 within 3 s when no byte can be written at all, and exist once each afterwards', async () => {
    const { disk, url } = await startOn('limited', startWithLimit);
    const { article, buyers } = await readyBuyers(url, 8);
    const stockBefore = await stockOf(url, article);
    disk.fill();
    expect(await orderOnFullDisk(buyers)).toBe(buyers.length);
    disk.free();
    await expectRecovery(url, buyers[0] as Buyer);
    const numbers = await expectOneWholeOrderEach(buyers);
    expect(await stockOf(url, article)).toBe(stockBefore - buyers.length);
    await expectOneMailEach(disk.folder, numbers);
  }, 120_000);
});
