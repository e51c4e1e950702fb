import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLog } from '#server/log/log.ts';
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

const folder = createDataFolder();
const passwordFile = path.join(folder, 'postgres-password');
const clusterFolder = path.join(folder, 'postgres');

/** Processes whose working folder is the database's: the postmaster and its children (Linux). */
const processesInside = (): string[] =>
  readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === realpathSync(clusterFolder);
    } catch {
      return false;
    }
  });

async function expectOneLine(variables: Record<string, string>, sentence: RegExp): Promise<void> {
  const started = startProgram({ PORT: '0', ...variables });
  expect(await started.ended, started.errors()).toBe(1);
  expect(started.errors().trim()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
}

const endStarted = async (started: ReturnType<typeof startProgram>): Promise<number | string> => {
  started.process.kill('SIGTERM');
  return started.ended;
};

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that fails once the database runs', () => {
  beforeAll(async () => {
    const first = startProgram({ DATA_DIR: folder, PORT: '0' });
    await isReady(first);
    expect(await endStarted(first)).toBe(0);
  }, 120_000);

  it.each([
    ['another one', 'ganz-anders'],
    ['one with signs of addresses', 'a%zz@b/c:d?e#f ä'],
    ['an empty file', ''],
    ['no file', null],
  ])(
    '[R79] because of a wrong password (%s) says so in one line and leaves nothing running',
    async (_name, content) => {
      const right = readFileSync(passwordFile, 'utf8');
      if (content === null) rmSync(passwordFile);
      else writeFileSync(passwordFile, content);
      try {
        await expectOneLine({ DATA_DIR: folder }, /^The password .*postgres-password/);
        expect(processesInside()).toEqual([]);
        expect(existsSync(path.join(clusterFolder, 'postmaster.pid'))).toBe(false);
        // What somebody may want to look at, or put back, is left as it was.
        if (content === null) expect(existsSync(passwordFile)).toBe(false);
        else expect(readFileSync(passwordFile, 'utf8')).toBe(content);
      } finally {
        writeFileSync(passwordFile, right, { mode: 0o600 });
      }
    },
  );

  it('[R79] because the database takes no changes says so in one line and leaves nothing running', async () => {
    const running = startProgram({ DATA_DIR: folder, PORT: '0' });
    await isReady(running);
    const client = await connectTo(folder);
    await client.query("alter system set default_transaction_read_only = 'on'");
    await client.end();
    expect(await endStarted(running)).toBe(0);
    const settings = path.join(clusterFolder, 'postgresql.auto.conf');
    try {
      await expectOneLine({ DATA_DIR: folder }, /^The database in .*read-only transaction/);
      expect(processesInside()).toEqual([]);
    } finally {
      writeFileSync(
        settings,
        readFileSync(settings, 'utf8').replace(/^default_transaction_read_only.*$/m, ''),
      );
    }
  }, 60_000);

  it('[R77] because it is told to stop meanwhile leaves nothing running', async () => {
    const started = startProgram({ DATA_DIR: folder, PORT: '0' });
    await until('the database has begun', () => processesInside().length > 0);
    expect(await endStarted(started)).toBe(0);
    expect(processesInside()).toEqual([]);
    expect(started.errors()).toBe('');
  });

  it('[R75][R77] because it is told to stop while a killed database comes back ends as told and leaves nothing running', async () => {
    const started = startProgram({ DATA_DIR: folder, PORT: '0' });
    await isReady(started);
    const before = databaseProcesses(folder);
    signalAll(before, 'SIGKILL');
    await until('another one has begun', () =>
      processesInside().some((processId) => !before.includes(Number(processId))),
    );
    expect(await endStarted(started), started.errors()).toBe(0);
    expect(processesInside()).toEqual([]);
  });

  it('leaves a folder the next start works with', async () => {
    const next = startProgram({ DATA_DIR: folder, PORT: '0' });
    await isReady(next);
    expect(await endStarted(next)).toBe(0);
  });

  it('[R79] because a migration or the catalogue cannot be applied leaves nothing running', async () => {
    const change = async (...statements: readonly string[]): Promise<void> => {
      const running = startProgram({ DATA_DIR: folder, PORT: '0' });
      await isReady(running);
      const client = await connectTo(folder);
      for (const statement of statements) await client.query(statement);
      await client.end();
      expect(await endStarted(running)).toBe(0);
    };
    await change(
      'truncate article, manufacturer cascade',
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no brands today'; end $$`,
      'create trigger refuse before insert on brand execute function refuse()',
    );
    const unseeded = startProgram({ DATA_DIR: folder, PORT: '0' });
    expect(await unseeded.ended).toBe(1);
    expect(unseeded.errors()).toContain('no brands today');
    expect(processesInside()).toEqual([]);
    const cluster = await startEmbeddedPostgres({ dataDirectory: folder, log: createLog('silent') });
    const client = await connectTo(folder);
    await client.query('drop function refuse cascade');
    await client.query(`update migration set checksum = 'other' where name = '0002_accounts.sql'`);
    await client.end();
    await cluster.stop();
    await expectOneLine({ DATA_DIR: folder }, /^Migration 0002_accounts\.sql was changed after/);
    expect(processesInside()).toEqual([]);
  }, 60_000);
});

describe('a database that is none', () => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  async function serve(answer: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      answer(socket);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers.splice(0)) server.close();
    sockets.clear();
  });

  const longestMs = 12_000;
  /** AuthenticationOk and ReadyForQuery: whoever sends them has taken the client in. */
  const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

  it.each<[string, string, (socket: Socket) => void]>([
    ['takes the call and never answers', '', () => undefined],
    ['never answers the wish for encryption', '?sslmode=verify-full', () => undefined],
    ['signs in and then never answers', '', (socket) => socket.once('data', () => socket.write(welcome))],
    ['speaks another language', '', (socket) => void socket.write('220 mail.example ESMTP\r\n'.repeat(50))],
    ['hangs up', '', (socket) => void socket.end()],
  ])('[R75] makes the start give up in one line within 12 s when it %s', async (_name, query, answer) => {
    const port = await serve(answer);
    const startedAt = performance.now();
    await expectOneLine(
      { DATABASE_URL: `postgres://shop:geheim@127.0.0.1:${port}/shop${query}` },
      /^DATABASE_URL: no connection to 127\.0\.0\.1:\d+\/shop \(.+\)\.$/,
    );
    expect(performance.now() - startedAt).toBeLessThan(longestMs);
  });
});

describe('variables that are wrong only where they are used', () => {
  it.each([
    ['HOST', 'kein-rechner.invalid', /^HOST kein-rechner\.invalid is no address of this machine\.$/],
    ['HOST', '192.0.2.77', /^HOST 192\.0\.2\.77 is no address of this machine\.$/],
    ['HOST', '999.1.1.1', /^Wrong environment: HOST /],
    ['HOST', 'localhost:3000', /^Wrong environment: HOST /],
    ['TRUST_PROXY', '999.1.1.1', /^Wrong environment: TRUST_PROXY /],
    ['TRUST_PROXY', '1.2.3.4/99', /^Wrong environment: TRUST_PROXY /],
    ['PUBLIC_URL', 'https://shop.example/laden', /^Wrong environment: PUBLIC_URL /],
    ['SMTP_URL', 'smtp://a%zz:b@mail.example', /^Wrong environment: SMTP_URL /],
    ['DATABASE_URL', 'postgres://shop:pw@127.0.0.1:99999/shop', /^Wrong environment: DATABASE_URL /],
    ['DATABASE_URL', 'postgres://shop:p%E4w@127.0.0.1/shop', /^Wrong environment: DATABASE_URL /],
    ['DATABASE_URL', 'postgres://shop:pw@/shop?host=/tmp&port=99999', /^Wrong environment: DATABASE_URL /],
  ])('[R75] end the start in one line: %s=%s', async (name, value, sentence) => {
    // A back end's address keeps the database out of it.
    const backend = `http://127.0.0.1:${await freePort()}`;
    await expectOneLine({ REST_BACKEND_URL: backend, [name]: value }, sentence);
  });
});
