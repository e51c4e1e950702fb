import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLog } from '#server/log/log.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { serverProgram } from '#tests/support/build.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';

const longestStartMs = 60_000;
const probePauseMs = 20;
/** Unit of the times in `/proc/<number>/stat` on every Linux that runs Node. */
const tickMs = 10;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A launcher is a command that prepares something and then becomes the shop; what a launched shop complains of can be read. */
export function startProduct(
  dataDirectory: string,
  port: number,
  launcher: readonly string[] = [],
): ChildProcess {
  const [program, ...parameters] = [...launcher, process.execPath, join(rootFolder, serverProgram)];
  return spawn(program, parameters, {
    cwd: rootFolder,
    stdio: ['ignore', 'ignore', launcher.length === 0 ? 'ignore' : 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
      ...wideOrderLimits,
    },
  });
}

/** Waits until the shop answers from its database; gives the milliseconds it took. */
export async function untilReady(baseUrl: string): Promise<number> {
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

export function postmasterOf(dataDirectory: string): number {
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

export function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

export function killPostmaster(dataDirectory: string): void {
  const postmaster = postmasterOf(dataDirectory);
  const children = childrenOf(postmaster);
  kill(postmaster);
  for (const child of children) kill(child);
}

/** Works on the database of a shop that does not run, with the rights of the owner of its tables. */
export async function withDatabase<Result>(
  dataDirectory: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const cluster = await startEmbeddedPostgres({ dataDirectory, log: createLog('error') });
  const client = new pg.Client({ connectionString: cluster.migrationString });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
    await cluster.stop();
  }
}

export async function stopProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  product.kill('SIGTERM');
  await ended;
}

/** Computing time a process has used, its threads included; unlike its duration it does not depend on its neighbours. */
export function computingMsOf(product: ChildProcess): number {
  const stat = readFileSync(`/proc/${product.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Connects to the database of a running shop. */
export async function connectBeside(dataDirectory: string): Promise<pg.Client> {
  const password = readFileSync(join(dataDirectory, 'postgres-password'), 'utf8').trim();
  const host = join(dataDirectory, 'postgres-socket');
  const client = new pg.Client({ user: 'postgres', database: 'shop', host, password });
  // The run kills the server under this connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
