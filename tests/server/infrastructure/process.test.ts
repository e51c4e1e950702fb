import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram as start,
  until,
} from '#tests/server/support/built-shop.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const folder = createDataFolder();

const statusOf = async (url: string): Promise<number> => {
  try {
    return (await fetch(url, { headers })).status;
  } catch {
    return 0;
  }
};

const postmasterOf = (dataDirectory: string): number =>
  Number(readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${processId}/status`, 'utf8'));
  } catch {
    return false;
  }
};

beforeAll(ensureBuilt, 120_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

async function expectOneLine(variables: Record<string, string>, sentence: RegExp): Promise<void> {
  const started = start(variables);
  expect(await started.ended).toBe(1);
  expect(started.errors().trim()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
}

describe('a start that cannot succeed says why in one line and ends with 1', () => {
  it('for wrong variables', () =>
    expectOneLine({ PORT: 'achtzig', PUBLIC_URL: 'ftp://x' }, /^Wrong environment: PORT .*; PUBLIC_URL /));

  it('for a database that cannot be reached', async () => {
    const url = `postgres://shop:geheim@127.0.0.1:${await freePort()}/shop`;
    await expectOneLine(
      { DATABASE_URL: url },
      /^DATABASE_URL: no connection to 127\.0\.0\.1:\d+\/shop \(ECONNREFUSED\)\.$/,
    );
  });

  it('for a wrong password', async () => {
    const url = inject('postgresAdmin').replace(/^(postgres:\/\/[^:]+:)[^@]+@/, '$1falsch@');
    await expectOneLine({ DATABASE_URL: url }, /user or password is wrong/);
  });

  it('for a data folder that is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expectOneLine(
      { DATA_DIR: path.join(file, 'data') },
      /^The data folder .* cannot be read and written/,
    );
  });

  it('[R79] for a data folder where no folder can be made, also when it holds no database', async () => {
    await expectOneLine({ DATA_DIR: '/proc/shop/data' }, /^The data folder .* cannot be read and written/);
    await expectOneLine(
      { DATA_DIR: '/proc/shop/data', REST_BACKEND_URL: 'http://127.0.0.1:1' },
      /^The folder \/proc\/shop\/data\/assets cannot be read and written/,
    );
  });

  it('for a database of another main version', async () => {
    const dataDirectory = path.join(folder, 'old');
    mkdirSync(path.join(dataDirectory, 'postgres'), { recursive: true });
    writeFileSync(path.join(dataDirectory, 'postgres', 'PG_VERSION'), '12\n');
    await expectOneLine({ DATA_DIR: dataDirectory }, /was made by PostgreSQL 12/);
    expect(readFileSync(path.join(dataDirectory, 'postgres', 'PG_VERSION'), 'utf8')).toBe('12\n');
  });
});

describe('one shop on one data folder', () => {
  const dataDirectory = path.join(folder, 'data');
  let port = 0;
  let url = '';
  let taken: Server;

  beforeAll(async () => {
    port = await freePort();
    url = `http://127.0.0.1:${port}/rest/systems/token`;
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => taken.close(resolve)));

  const variables = () => ({ DATA_DIR: dataDirectory, PORT: String(port) });

  it('[R79] refuses a second server on the folder and leaves the first alone', async () => {
    const first = start(variables());
    await isReady(first);
    await expectOneLine(
      { DATA_DIR: dataDirectory, PORT: String(await freePort()) },
      /is used by another running shop \(process \d+\)/,
    );
    expect(await statusOf(url)).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(existsSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'))).toBe(false);
  }, 120_000);

  it('ends cleanly when the port is taken, with the database stopped', async () => {
    const address = taken.address();
    const takenPort = typeof address === 'object' && address !== null ? address.port : 0;
    await expectOneLine(
      { DATA_DIR: dataDirectory, PORT: String(takenPort) },
      /^Port \d+ on 127\.0\.0\.1 is taken/,
    );
    expect(existsSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('ends cleanly when the files of its data folder cannot be used, with the database stopped and unharmed', async () => {
    const assets = path.join(dataDirectory, 'assets');
    rmSync(assets, { recursive: true });
    writeFileSync(assets, 'no folder');
    await expectOneLine(variables(), /^The folder .*assets cannot be read and written \(E[A-Z]+\)\.$/);
    expect(existsSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(assets, 'utf8')).toBe('no folder');
    rmSync(assets);
  });

  it('[R79] starts again after SIGKILL although the database still runs, or its number belongs to another program or an uncollected process', async () => {
    const killed = start(variables());
    await isReady(killed);
    const orphan = postmasterOf(dataDirectory);
    killed.process.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    const next = start(variables());
    await isReady(next);
    expect(isAlive(orphan)).toBe(false);
    expect(await statusOf(url)).toBe(200);
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    // The number of this program, then that of a process which has ended and which nobody collects.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const uncollected = Number(String((await once(parent.stdout, 'data'))[0]));
    await until('its child has ended', () => !isAlive(uncollected));
    const pidFile = path.join(dataDirectory, 'postgres', 'postmaster.pid');
    const socketLock = path.join(dataDirectory, 'postgres-socket', '.s.PGSQL.5432.lock');
    try {
      for (const processId of [process.pid, uncollected]) {
        const lines = `${processId}\n${path.join(dataDirectory, 'postgres')}\n1700000000\n5432\n\n\n 0 0\n`;
        writeFileSync(pidFile, lines);
        writeFileSync(socketLock, lines);
        const last = start(variables());
        await isReady(last);
        last.process.kill('SIGTERM');
        expect(await last.ended).toBe(0);
      }
    } finally {
      parent.kill('SIGKILL');
    }
  }, 120_000);

  it('[R75] answers 503 within 3 s while the database stands still or is gone, and recovers alone', async () => {
    const started = start(variables());
    await isReady(started);
    const cookie = (await fetch(url, { headers })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const login = async (): Promise<{ status: number; tookMs: number }> => {
      const startedAt = performance.now();
      const token = (
        (await (await fetch(url, { headers: { ...headers, cookie } })).json()) as { token: string }
      ).token;
      const { status } = await fetch(`http://127.0.0.1:${port}/rest/login`, {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ email: `${Math.random()}@kontor.example`, password: 'x' }),
      });
      return { status, tookMs: performance.now() - startedAt };
    };
    expect((await login()).status).toBe(200);
    const postmaster = postmasterOf(dataDirectory);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
      .toString()
      .trim()
      .split(/\s+/)
      .map(Number);
    const everybody = [postmaster, ...children];
    for (const processId of everybody) process.kill(processId, 'SIGSTOP');
    try {
      const answers = await Promise.all(Array.from({ length: 40 }, () => login()));
      for (const { status, tookMs } of answers) {
        expect(status).toBe(503);
        expect(tookMs).toBeLessThan(3200);
      }
    } finally {
      for (const processId of everybody) process.kill(processId, 'SIGCONT');
    }
    const resumedAt = performance.now();
    await until('logins work again', async () => (await login()).status === 200);
    expect(performance.now() - resumedAt).toBeLessThan(5000);

    for (const processId of everybody) {
      if (isAlive(processId)) process.kill(processId, 'SIGKILL');
    }
    const killedAt = performance.now();
    await until('logins work with the new server', async () => (await login()).status === 200);
    expect(performance.now() - killedAt).toBeLessThan(8000);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });

  it('[R77] finishes what is under way when it is told to stop', async () => {
    const started = start(variables());
    await isReady(started);
    const first = await fetch(url, { headers });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    // Read to the end: a body left lying would hold the client's connection.
    await first.text();
    const { token } = (await (await fetch(url, { headers: { ...headers, cookie } })).json()) as {
      token: string;
    };
    const logins = Array.from({ length: 20 }, (_value, index) =>
      fetch(`http://127.0.0.1:${port}/rest/login`, {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ email: `niemand-${index}@kontor.example`, password: 'x' }),
      }),
    );
    await Promise.race(logins);
    const toldAt = performance.now();
    started.process.kill('SIGTERM');
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await started.ended).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    expect(await statusOf(url)).toBe(0);
  });
});
