import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '#tests/support/build.ts';
import { openJournal, runClient } from './client.ts';
import type { JournalEntry } from './client.ts';
import { findViolations } from './invariants.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';
import type { Finding } from './invariants.ts';
import { flushedPlace, restoreAsOf, takeSnapshot } from './power-loss.ts';
import {
  computingMsOf,
  connectBeside,
  freePort,
  kill,
  killPostmaster,
  startProduct,
  stopProduct,
  untilReady,
  withDatabase,
} from './product.ts';

/**
 * Cuts the power of the shop and kills it while clients order, and checks afterwards that nothing was lost, doubled or
 * half done (decision 28, cases R76 and R78). `npm run faults` = 20 rounds × 8 clients and 5 power cuts;
 * `npm run faults -- --rounds 200 --clients 32 --cuts 50` is the long run.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '8' },
    cuts: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const clientCount = Number(values.clients);
const cutCount = Number(values.cuts);
const ordersPerRound = 5;
/** Target of reliability.md section 6. */
const targetReadyMs = 3000;

type Victim = 'node' | 'postmaster' | 'both';
const victims: readonly Victim[] = ['node', 'postmaster', 'both'];

/** A moment at which the power was cut: what was forced to disk, and what the clients knew before. */
interface PowerCut {
  readonly place: string;
  readonly knownEntries: number;
}

interface Recovery {
  readonly victim: Victim;
  readonly readyMs: number;
  /** Computing time of the new process until then; null when the process was not killed. */
  readonly computingMs: number | null;
}

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
};

const acknowledgedIn = (entries: readonly JournalEntry[]): number =>
  entries.filter((entry) => entry.kind === 'acknowledged').length;

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

interface Shop {
  readonly folder: string;
  readonly dataDirectory: string;
  readonly port: number;
  readonly baseUrl: string;
  product: ChildProcess;
}

async function killAndRestart(shop: Shop, victim: Victim): Promise<Recovery> {
  if (victim !== 'node') killPostmaster(shop.dataDirectory);
  if (victim === 'postmaster') return { victim, readyMs: await untilReady(shop.baseUrl), computingMs: null };
  const ended = new Promise<void>((resolve) => shop.product.once('exit', () => resolve()));
  if (shop.product.pid !== undefined) kill(shop.product.pid);
  await ended;
  shop.product = startProduct(shop.dataDirectory, shop.port);
  const readyMs = await untilReady(shop.baseUrl);
  return { victim, readyMs, computingMs: computingMsOf(shop.product) };
}

/** Notes moments of a power cut while the clients order, and keeps what was written since the snapshot. */
async function notePowerCuts(
  shop: Shop,
  entries: readonly JournalEntry[],
  untilOrders: (more: number) => Promise<void>,
): Promise<readonly PowerCut[]> {
  const client = await connectBeside(shop.dataDirectory);
  await takeSnapshot(client, shop.dataDirectory, join(shop.folder, 'snapshot'));
  const cuts: PowerCut[] = [];
  while (cuts.length < cutCount) {
    await untilOrders(1 + randomInt(3));
    const knownEntries = entries.length;
    cuts.push({ place: await flushedPlace(client), knownEntries });
  }
  await client.end();
  const written = join(shop.folder, 'written', 'postgres');
  mkdirSync(written, { recursive: true });
  execFileSync('cp', ['-a', join(shop.dataDirectory, 'postgres', 'pg_wal'), written]);
  return cuts;
}

/** Restores the shop's data as each cut left it and compares it with what the clients knew by then. */
async function checkPowerCuts(
  shop: Shop,
  cuts: readonly PowerCut[],
  entries: readonly JournalEntry[],
  stockBefore: ReadonlyMap<string, number>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [index, { place, knownEntries }] of cuts.entries()) {
    const restored = join(shop.folder, 'restored');
    restoreAsOf(place, join(shop.folder, 'snapshot'), join(shop.folder, 'written'), restored);
    // What was asked later may stand there, too: its answer was on the way when the power went.
    const known = entries.filter((entry, position) => position < knownEntries || entry.kind === 'asked');
    const found = await withDatabase(restored, (client) => findViolations(client, known, stockBefore));
    findings.push(...found);
    say(
      `power cut ${index + 1}/${cuts.length}: ${acknowledgedIn(known)} acknowledged orders, ${found.length} findings`,
    );
    rmSync(restored, { recursive: true });
  }
  return findings;
}

function report(recoveries: readonly Recovery[], entries: readonly JournalEntry[]): void {
  const count = (isMeant: (entry: JournalEntry) => boolean): number => entries.filter(isMeant).length;
  say(
    `${rounds} rounds × ${clientCount} clients: ${acknowledgedIn(entries)} acknowledged orders ` +
      `(${count((entry) => entry.kind === 'acknowledged' && entry.isRepetition)} by repetition), ` +
      `${count((entry) => entry.kind === 'refused')} refused`,
  );
  for (const victim of victims) {
    const times = recoveries.filter((recovery) => recovery.victim === victim);
    if (times.length === 0) continue;
    const ready = times.map(({ readyMs }) => readyMs);
    const computing = times.flatMap(({ computingMs }) => computingMs ?? []);
    say(
      `ready again after killing ${victim}: p50 ${percentile(ready, 0.5)} ms, p95 ${percentile(ready, 0.95)} ms` +
        (computing.length === 0 ? '' : `, of it computing p50 ${percentile(computing, 0.5)} ms`),
    );
  }
  const all = percentile(
    recoveries.map(({ readyMs }) => readyMs),
    0.95,
  );
  say(
    `ready again p95 ${all} ms; target ${targetReadyMs} ms: ${all <= targetReadyMs ? 'met' : 'MISSED'} ` +
      `(load of this machine ${loadavg()[0]?.toFixed(1) ?? '?'})`,
  );
}

async function main(): Promise<number> {
  buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const first = startProduct(dataDirectory, port);
  say(
    `order limits: ${Object.entries(wideOrderLimits)
      .map(([name, most]) => `${name}=${most}`)
      .join(', ')}`,
  );
  say(`first start ${Math.round(await untilReady(baseUrl))} ms`);
  await stopProduct(first);
  const { stockBefore, articleNumbers } = await readStock(dataDirectory);

  const shop: Shop = { folder, dataDirectory, port, baseUrl, product: startProduct(dataDirectory, port) };
  await untilReady(baseUrl);
  const { entries, write } = openJournal(join(folder, 'journal.jsonl'));
  let isStopping = false;
  const clients = Promise.all(
    Array.from({ length: clientCount }, () =>
      runClient({ baseUrl, articleNumbers, journal: write, isStopping: () => isStopping }),
    ),
  );
  clients.catch(() => undefined);
  const untilOrders = async (more: number): Promise<void> => {
    const goal = acknowledgedIn(entries) + more;
    while (acknowledgedIn(entries) < goal) await Promise.race([clients, pause(5)]);
  };

  const cuts = await notePowerCuts(shop, entries, untilOrders);
  const recoveries: Recovery[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await untilOrders(ordersPerRound + randomInt(ordersPerRound));
    const recovery = await killAndRestart(shop, victims[round % victims.length] ?? 'node');
    recoveries.push(recovery);
    say(
      `round ${round + 1}/${rounds}: killed ${recovery.victim}, back after ${Math.round(recovery.readyMs)} ms, ` +
        `${acknowledgedIn(entries)} orders`,
    );
  }
  isStopping = true;
  await clients;
  await stopProduct(shop.product);

  const findings = [
    ...(await withDatabase(dataDirectory, (client) => findViolations(client, entries, stockBefore))),
    ...(await checkPowerCuts(shop, cuts, entries, stockBefore)),
  ];
  report(recoveries, entries);
  for (const { invariant, problem } of findings) say(`VIOLATED ${invariant}: ${problem}`);
  if (values.keep) say(`data and journal: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  if (findings.length === 0)
    say('0 orders lost, doubled or half: I1, I4, I5, I6, I7, one mail an order and empty baskets hold.');
  return findings.length === 0 ? 0 : 1;
}

process.exit(await main());
