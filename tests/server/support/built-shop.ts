import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildIfNeeded, serverProgram } from '#tests/support/build.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';

const longestWaitMs = 60_000;
const buildLock = path.join(tmpdir(), `shop-build-${process.ppid}`);

/** Builds the product when its sources are newer; suites that run at the same time take turns. */
export async function ensureBuilt(): Promise<void> {
  await until('no other suite is building', () => {
    try {
      mkdirSync(buildLock);
      return true;
    } catch {
      return false;
    }
  });
  try {
    buildIfNeeded();
  } finally {
    rmSync(buildLock, { recursive: true, force: true });
  }
}

/** Looks until something is there; the only wait of these tests. */
export async function until<Value>(
  what: string,
  look: () => Value | Promise<Value>,
): Promise<NonNullable<Value>> {
  for (const end = Date.now() + longestWaitMs; Date.now() < end; await pause(20)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`Not seen in time: ${what}`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A folder the database's own user can reach when the tests run as root. */
export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-process-'));
  chmodSync(folder, 0o755);
  return folder;
}

export interface Started {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  /** Exit code, or the name of the signal. */
  readonly ended: Promise<number | string>;
}

const running = new Set<ChildProcess>();

export const shopCommand: readonly string[] = [path.join(projectRoot, serverProgram)];

/**
 * A program of the product as its own process; `variables` are its whole environment. A launcher is a command that
 * prepares something and then becomes the program.
 */
export function startProgram(
  variables: Readonly<Record<string, string>>,
  command: readonly string[] = shopCommand,
  launcher: readonly string[] = [],
): Started {
  const [program = process.execPath, ...parameters] = [...launcher, process.execPath, ...command];
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '/',
      LOG_LEVEL: 'fatal',
      ...wideOrderLimits,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal ?? 'unknown');
    }),
  );
  return { process: child, output: () => output, errors: () => errors, ended };
}

export const isReady = (started: Started): Promise<boolean> =>
  until('the shop is ready', () => {
    if (started.process.exitCode !== null) throw new Error(`ended: ${started.errors()}`);
    return started.output().includes('Der Shop ist bereit');
  });

/** The postmaster of a data folder and all its children. */
export function databaseProcesses(dataDirectory: string): number[] {
  const pidFile = path.join(dataDirectory, 'postgres', 'postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
  return [postmaster, ...children.trim().split(/\s+/).map(Number)];
}

/** Signals processes, of which some may have ended meanwhile. */
export function signalAll(processIds: readonly number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const processId of processIds) {
    try {
      process.kill(processId, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A connection of its own to the database of a running shop's data folder. */
export async function connectTo(dataDirectory: string): Promise<pg.Client> {
  const password = readFileSync(path.join(dataDirectory, 'postgres-password'), 'utf8').trim();
  const host = path.join(dataDirectory, 'postgres-socket');
  const client = new pg.Client({ user: 'postgres', database: 'shop', host, password });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Ends what a suite started and has not ended itself. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGTERM');
        }),
    ),
  );
}
