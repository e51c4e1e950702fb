import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openJournal, runClient } from './client.ts';
import type { JournalEntry } from './client.ts';
import { freePort, startProduct, stopProduct, untilReady, withDatabase } from './product.ts';

/** A shop that clients order in all the time, whatever becomes of it. */
export interface OrderingShop {
  readonly folder: string;
  readonly dataDirectory: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly stockBefore: ReadonlyMap<string, number>;
  /** What the clients saw so far. */
  readonly entries: readonly JournalEntry[];
  /** Waits until so many more orders were acknowledged. */
  readonly untilOrders: (more: number) => Promise<void>;
  /** Lets the clients bring their orders to an end and stops the shop. */
  readonly finish: () => Promise<void>;
  product: ChildProcess;
}

export const acknowledgedIn = (entries: readonly JournalEntry[]): number =>
  entries.filter((entry) => entry.kind === 'acknowledged').length;

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
};

/** Articles to order, and the stock of all before the first order. */
const readStock = (dataDirectory: string) =>
  withDatabase(dataDirectory, async (client) => {
    const { rows } = await client.query<{ number: string; stock: number; is_chosen: boolean }>(
      `select a.article_number as number, s.stock, a.delivery_state = 1 and s.stock >= 20 and a.is_visible
         and a.net_price_cents is not null and a.order_minimum = 1 and a.order_step = 1 as is_chosen
       from article a join article_stock s on s.article_id = a.id order by a.id`,
    );
    const chosen = rows.filter((row) => row.is_chosen).slice(0, 200);
    return {
      stockBefore: new Map(rows.map(({ number, stock }) => [number, stock])),
      articleNumbers: chosen.map(({ number }) => number),
    };
  });

/** Starts a shop in a new folder and clients that order until `finish`. */
export async function openOrderingShop(
  clientCount: number,
  say: (sentence: string) => void,
): Promise<OrderingShop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const first = startProduct(dataDirectory, port);
  say(`first start ${Math.round(await untilReady(baseUrl))} ms`);
  await stopProduct(first);
  const { stockBefore, articleNumbers } = await readStock(dataDirectory);

  const product = startProduct(dataDirectory, port);
  await untilReady(baseUrl);
  const { entries, write } = openJournal(join(folder, 'journal.jsonl'));
  let isStopping = false;
  const clients = Promise.all(
    Array.from({ length: clientCount }, () =>
      runClient({ baseUrl, articleNumbers, journal: write, isStopping: () => isStopping }),
    ),
  );
  clients.catch(() => undefined);
  const shop: OrderingShop = {
    folder,
    dataDirectory,
    port,
    baseUrl,
    stockBefore,
    entries,
    product,
    untilOrders: async (more) => {
      const goal = acknowledgedIn(entries) + more;
      while (acknowledgedIn(entries) < goal) await Promise.race([clients, pause(5)]);
    },
    finish: async () => {
      isStopping = true;
      await clients;
      await stopProduct(shop.product);
    },
  };
  return shop;
}
