import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { orderEndpoints } from '#contract/order.ts';
import { CallError } from '#domain/failure.ts';
import { orderBody } from '#tests/server/basket/small-catalogue.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
  until,
} from '#tests/server/support/built-shop.ts';
import { createBrowser, walkCheckout } from '#tests/server/support/plain-browser.ts';
import type { Browser } from '#tests/server/support/plain-browser.ts';

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

/** The postmaster and all its children. */
function databaseProcesses(): number[] {
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
  return [postmaster, ...children.trim().split(/\s+/).map(Number)];
}

function signal(processIds: readonly number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const processId of processIds) {
    try {
      process.kill(processId, name);
    } catch (error) {
      // A child may have ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

interface Buyer {
  readonly browser: Browser;
  readonly basket: BasketState;
}

async function readyBuyers(): Promise<{ article: string; buyers: Buyer[] }> {
  const first = createBrowser(url);
  await first.open('/');
  const { items } = await first.ask(listingEndpoints.list, { query: { search: 'toner', limit: 24 } });
  const tile = items.find((item) => item.stock > 100 && item.step_order_price_unit === 1);
  if (tile === undefined) throw new Error('no article with enough stock');
  const ready: Buyer[] = [];
  for (let index = 0; index < buyers; index += 1) {
    const browser = createBrowser(url);
    await browser.open('/');
    const { articleNumber, shopDepotId } = tile;
    await browser.ask(basketEndpoints.add, { body: { articleNumber, shopDepotId, quantity: 1 } });
    ready.push({ browser, basket: await walkCheckout(browser) });
  }
  return { article: tile.articleNumber, buyers: ready };
}

async function stockOf(article: string): Promise<number> {
  const { items } = await createBrowser(url).ask(listingEndpoints.list, { query: { search: article } });
  return items.find(({ articleNumber }) => articleNumber === article)?.stock ?? -1;
}

interface Attempt {
  readonly status: number | null;
  readonly tookMs: number;
}

async function order({ browser, basket }: Buyer): Promise<Attempt> {
  const startedAt = performance.now();
  try {
    await browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    return { status: 200, tookMs: performance.now() - startedAt };
  } catch (error) {
    const failure = error instanceof CallError ? error.failure : null;
    const status = failure?.kind === 'down' ? failure.status : -1;
    return { status, tookMs: performance.now() - startedAt };
  }
}

const isBrowsable = async (): Promise<boolean> =>
  (await fetch(`${url}/rest/shop?limit=1`, { headers: { 'x-requested-with': 'x' } })).status === 200;

async function expectOneWholeOrderEach(ready: readonly Buyer[]): Promise<void> {
  for (const buyer of ready) {
    const { browser, basket } = buyer;
    // The same token again: finds the order when the lost answer belonged to one, else places it now.
    const placed = await browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const { items, item } = await browser.ask(orderEndpoints.list, {
      query: { orderNumber: placed.orderNumber },
    });
    expect(items).toHaveLength(1);
    expect(item?.positions).toHaveLength(1);
    expect(item?.totalGross).toBe(basket.totals.totalGross);
    expect(item?.billingAddress.city).toBe('Berlin');
    const after = await browser.ask(basketEndpoints.show);
    expect(after.basket.items).toEqual([]);
  }
}

describe('orders while the database is away', () => {
  it('[R75][R46] are answered 503 within 3 s when it stands still, recover alone and exist once each', async () => {
    const { article, buyers: ready } = await readyBuyers();
    const stockBefore = await stockOf(article);
    const processes = databaseProcesses();
    signal(processes, 'SIGSTOP');
    try {
      for (const { status, tookMs } of await Promise.all(ready.map(order))) {
        expect(status).toBe(503);
        expect(tookMs).toBeLessThan(3200);
      }
    } finally {
      signal(processes, 'SIGCONT');
    }
    const resumedAt = performance.now();
    await until('the shop can be browsed', isBrowsable);
    expect(performance.now() - resumedAt).toBeLessThan(5000);
    await expectOneWholeOrderEach(ready);
    expect(await stockOf(article)).toBe(stockBefore - buyers);
  }, 120_000);

  it('[R75][R46] are lost or whole when it is killed under them, and exist once each after a retry', async () => {
    const { article, buyers: ready } = await readyBuyers();
    const stockBefore = await stockOf(article);
    const attempts = ready.map(order);
    signal(databaseProcesses(), 'SIGKILL');
    for (const { status, tookMs } of await Promise.all(attempts)) {
      expect([200, 503]).toContain(status);
      expect(tookMs).toBeLessThan(3200);
    }
    const killedAt = performance.now();
    await until('the shop can be browsed', isBrowsable);
    expect(performance.now() - killedAt).toBeLessThan(8000);
    await expectOneWholeOrderEach(ready);
    expect(await stockOf(article)).toBe(stockBefore - buyers);
  }, 120_000);
});
