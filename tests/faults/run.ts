import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { rootFolder } from '#server/root-folder.ts';
import { buildIfNeeded, serverProgram } from '#tests/support/build.ts';
import { openJournal, runClient } from './client.ts';
import { findViolations } from './invariants.ts';

/**
 * Kills the shop while clients order and checks afterwards that nothing was lost, doubled or half done (decision 28).
 * `npm run faults` = 20 rounds × 8 clients; `npm run faults -- --rounds 200 --clients 32` is the long run.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const clientCount = Number(values.clients);
const ordersPerRound = 5;
const longestStartMs = 60_000;
const probePauseMs = 20;

type Victim = 'node' | 'postmaster' | 'both';
const victims: readonly Victim[] = ['node', 'postmaster', 'both'];

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function startProduct(dataDirectory: string, port: number): ChildProcess {
  return spawn(process.execPath, [join(rootFolder, serverProgram)], {
    cwd: rootFolder,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
    },
  });
}

/** Waits until the shop answers from its database; gives the time it took. */
async function untilReady(baseUrl: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < longestStartMs) {
    try {
      const answer = await fetch(`${baseUrl}/rest/shop?limit=12`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        signal: AbortSignal.timeout(3000),
      });
      if (answer.status === 200) return performance.now() - begin;
    } catch {
      // Not there yet.
    }
    await pause(probePauseMs);
  }
  throw new Error('The shop did not come back.');
}

function postmasterOf(dataDirectory: string): number {
  return Number(readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Numbers of the processes a process has started (Linux). */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const stat = readFileSync(`/proc/${candidate}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

function killPostmaster(dataDirectory: string): void {
  const postmaster = postmasterOf(dataDirectory);
  const children = childrenOf(postmaster);
  kill(postmaster);
  for (const child of children) kill(child);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

async function withDatabase<Result>(
  dataDirectory: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const cluster = await startEmbeddedPostgres({ dataDirectory, log: createLog('error') });
  const client = new pg.Client({ connectionString: cluster.connectionString });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
    await cluster.stop();
  }
}

async function stopProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  product.kill('SIGTERM');
  await ended;
}

async function main(): Promise<number> {
  buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const firstStart = performance.now();
  let product = startProduct(dataDirectory, port);
  await untilReady(baseUrl);
  say(`first start ${Math.round(performance.now() - firstStart)} ms`);
  await stopProduct(product);

  const { stockBefore, articleNumbers } = await withDatabase(dataDirectory, async (client) => {
    const { rows } = await client.query<{ number: string; stock: number; is_chosen: boolean }>(
      `select a.article_number as number, s.stock, a.delivery_state = 1 and s.stock >= 20 and a.is_visible
         and a.net_price_cents is not null and a.order_minimum = 1 and a.order_step = 1 as is_chosen
       from article a join article_stock s on s.article_id = a.id order by a.id`,
    );
    return {
      stockBefore: new Map(rows.map(({ number, stock }) => [number, stock])),
      articleNumbers: rows
        .filter((row) => row.is_chosen)
        .slice(0, 200)
        .map(({ number }) => number),
    };
  });

  product = startProduct(dataDirectory, port);
  await untilReady(baseUrl);
  const journal = openJournal(join(folder, 'journal.jsonl'));
  let isStopping = false;
  const clients = Array.from({ length: clientCount }, () =>
    runClient({ baseUrl, articleNumbers, journal: journal.write, isStopping: () => isStopping }),
  );
  const failed = Promise.all(clients).then(() => undefined);
  failed.catch(() => undefined);
  const acknowledged = (): number => journal.entries.filter((entry) => entry.kind === 'acknowledged').length;

  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const goal = acknowledged() + ordersPerRound + randomInt(ordersPerRound);
    while (acknowledged() < goal) await Promise.race([failed, pause(5)]);
    const victim = victims[round % victims.length] ?? 'node';
    if (victim !== 'node') killPostmaster(dataDirectory);
    if (victim !== 'postmaster') {
      const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
      if (product.pid !== undefined) kill(product.pid);
      await ended;
      product = startProduct(dataDirectory, port);
    }
    const recovery = await untilReady(baseUrl);
    recoveries.push(recovery);
    say(
      `round ${round + 1}/${rounds}: killed ${victim}, back after ${Math.round(recovery)} ms, ${acknowledged()} orders`,
    );
  }
  isStopping = true;
  await failed;
  await stopProduct(product);

  const findings = await withDatabase(dataDirectory, (client) =>
    findViolations(client, journal.entries, stockBefore),
  );
  const sorted = [...recoveries].sort((left, right) => left - right);
  const repetitions = journal.entries.filter(
    (entry) => entry.kind === 'acknowledged' && entry.isRepetition,
  ).length;
  const refused = journal.entries.filter((entry) => entry.kind === 'refused').length;
  say(
    `${rounds} rounds × ${clientCount} clients: ${acknowledged()} acknowledged orders (${repetitions} by repetition), ${refused} refused; ` +
      `recovery p50 ${Math.round(percentile(sorted, 0.5))} ms, p95 ${Math.round(percentile(sorted, 0.95))} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
  );
  for (const { invariant, problem } of findings) say(`VIOLATED ${invariant}: ${problem}`);
  if (values.keep) say(`data and journal: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  if (findings.length === 0) say('I1, I4, I5, I6, I7, one mail an order and empty baskets hold.');
  return findings.length === 0 ? 0 : 1;
}

process.exit(await main());
