import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { serverProgram } from '#tests/support/build.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';

/** Limits for one load generator that stands for many visitors at many addresses; printed with the figures. */
export const wideLimits = {
  RATE_LIMIT_PER_MINUTE: '10000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '10000000',
  // All that everybody together may have at once, by default.
  REQUESTS_AT_ONCE_ADDRESS: '24',
  REQUESTS_AT_ONCE_SESSION: '24',
  ...wideOrderLimits,
};

/** Catalogue a run is made on: the demo catalogue, or this many articles. */
export type CatalogueSize = 'demo' | number;

export interface MeasuredShop {
  readonly port: number;
  readonly processId: number;
  /** From starting the process to the first whole answer. */
  readonly startMs: number;
  readonly database: pg.Pool;
  readonly stop: () => Promise<void>;
}

/** Folder of a run's data, by the catalogue or by what else is in it; the user PostgreSQL runs as must be able to walk there. */
export function dataFolderOf(content: CatalogueSize | 'large-firm'): string {
  const root = join(tmpdir(), 'kontor-bench');
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  return join(root, String(content));
}

/** Fills the database with that many articles unless an earlier run has done so; the demo catalogue loads by itself. */
export function fillCatalogue(size: CatalogueSize, dataDirectory: string): void {
  const mark = join(dataDirectory, 'bench-filled');
  if (size === 'demo' || existsSync(mark)) return;
  const filling = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/server/demo/catalogue.command.ts', '--articles', String(size), '--replace'],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDirectory } },
  );
  if (filling.status !== 0) throw new Error(`The catalogue of ${size} articles could not be filled.`);
  writeFileSync(mark, '');
}

/** Address of the packaged PostgreSQL while the shop runs on this folder. */
function databaseAddress(dataDirectory: string): string {
  const password = readFileSync(join(dataDirectory, 'postgres-password'), 'utf8').trim();
  const socketFolder = encodeURIComponent(join(dataDirectory, 'postgres-socket'));
  return `postgres://postgres:${password}@/shop?host=${socketFolder}&port=5432`;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { 'x-requested-with': 'XMLHttpRequest' } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

export interface StartOptions {
  readonly port: number;
  readonly dataDirectory: string;
  readonly nodeArguments: readonly string[];
  /** Address whose first whole answer ends the start. */
  readonly firstPath: string;
  readonly program?: readonly string[];
  /** Variables of the process in place of the wide limits. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Open file the log is written to; default: this process's stderr. */
  readonly logFile?: number;
}

const pollMs = 10;
const longestStartMs = 180_000;

/** Starts the built product as `npm start` does, without the build, on a data folder of its own. */
export async function startMeasuredShop(options: StartOptions): Promise<MeasuredShop> {
  const { port, dataDirectory, nodeArguments, firstPath } = options;
  const program = options.program ?? [join(projectRoot, serverProgram)];
  const startedAt = performance.now();
  const server: ChildProcess = spawn(process.execPath, [...nodeArguments, ...program], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', options.logFile ?? 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(options.variables ?? { ...wideLimits, LOG_LEVEL: 'error' }),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
    },
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (!hasEnded) server.kill('SIGTERM');
    await ended;
  };
  while (!(await isAnswering(`http://127.0.0.1:${port}${firstPath}`))) {
    if (hasEnded) throw new Error('The shop ended while it was being started.');
    if (performance.now() - startedAt > longestStartMs) {
      await stop();
      throw new Error('The shop does not answer.');
    }
    await pause(pollMs);
  }
  const startMs = Math.round(performance.now() - startedAt);
  const database = new pg.Pool({ connectionString: databaseAddress(dataDirectory), max: 2 });
  return {
    port,
    processId: server.pid ?? 0,
    startMs,
    database,
    async stop() {
      await database.end();
      await stop();
    },
  };
}
