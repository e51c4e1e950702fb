import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTo,
  createDataFolder,
  databaseProcesses,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  shopCommand,
  signalAll,
  startProgram,
  until,
} from '#tests/server/support/built-shop.ts';
import type { Started } from '#tests/server/support/built-shop.ts';
import { expectOneWholeOrderEach, order, readyBuyers, stockOf } from '#tests/server/support/buyers.ts';
import { ownNamespaces } from '#tests/support/own-namespaces.ts';

const folder = createDataFolder();
/** Where nobody may make namespaces, the second shop is a plain second process: it must be refused all the same. */
const namespaces = ownNamespaces() ?? [];

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const newFolder = (name: string): string => {
  const made = mkdtempSync(path.join(folder, `${name}-`));
  chmodSync(made, 0o755);
  return made;
};

async function startHere(dataDirectory: string): Promise<{ started: Started; url: string }> {
  const port = String(await freePort());
  const started = startProgram({ DATA_DIR: dataDirectory, PORT: port });
  await isReady(started);
  return { started, url: `http://127.0.0.1:${port}` };
}

const startElsewhere = async (dataDirectory: string): Promise<Started> =>
  startProgram({ DATA_DIR: dataDirectory, PORT: String(await freePort()) }, shopCommand, namespaces);

/** Ends a shop that should have been refused: its launcher takes it along. */
const isAccepted = (started: Started): Promise<never> =>
  until('the second shop is accepted', () => started.output().includes('Der Shop ist bereit')).then(() => {
    started.process.kill('SIGKILL');
    throw new Error('A second shop was accepted on the folder of a running one.');
  });

async function expectRefusal(started: Started, sentence: RegExp): Promise<void> {
  expect(await Promise.race([started.ended, isAccepted(started)])).toBe(1);
  expect(started.errors().trim()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
}

const isAlive = (processId: number): boolean => existsSync(`/proc/${processId}/cwd`);

async function stop(started: Started): Promise<void> {
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(0);
}

describe('two shops on one data folder', () => {
  it('[R79][R76] a shop in another container is refused while the first takes orders, and none of them is lost', async () => {
    const dataDirectory = newFolder('data');
    const first = await startHere(dataDirectory);
    const { article, buyers } = await readyBuyers(first.url, 12);
    const stockBefore = await stockOf(first.url, article);
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    const refusals = Array.from({ length: 2 }, async () =>
      expectRefusal(await startElsewhere(dataDirectory), /is used by another running shop/),
    );
    let isRefused = false;
    const everyRefusal = Promise.all(refusals).finally(() => {
      isRefused = true;
    });
    everyRefusal.catch(() => undefined);
    const statuses: (number | null)[] = [];
    for (const buyer of buyers) statuses.push((await order(buyer)).status);
    await until('the others have ended', () => isRefused);
    await everyRefusal;
    expect(statuses).toEqual(buyers.map(() => 200));
    expect(databaseProcesses(dataDirectory)[0]).toBe(postmaster);
    await expectOneWholeOrderEach(buyers);
    expect(await stockOf(first.url, article)).toBe(stockBefore - buyers.length);
    await stop(first.started);
  }, 120_000);

  it('[R79] two folders that lead to one database exclude each other', async () => {
    const dataDirectory = newFolder('real');
    const alias = newFolder('alias');
    const first = await startHere(dataDirectory);
    symlinkSync(path.join(dataDirectory, 'postgres'), path.join(alias, 'postgres'));
    writeFileSync(
      path.join(alias, 'postgres-password'),
      readFileSync(path.join(dataDirectory, 'postgres-password')),
      { mode: 0o600 },
    );
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    await expectRefusal(await startElsewhere(alias), /is used by another running shop/);
    await expectRefusal(
      startProgram({ DATA_DIR: alias, PORT: String(await freePort()) }),
      /is used by another running shop/,
    );
    expect(isAlive(postmaster)).toBe(true);
    await stop(first.started);
  }, 120_000);

  it('[R79][R76] a database whose shop was killed is never worked on from another container, and taken over where it can be ended', async () => {
    const dataDirectory = newFolder('orphan');
    const killed = await startHere(dataDirectory);
    const { buyers } = await readyBuyers(killed.url, 2);
    for (const buyer of buyers) expect((await order(buyer)).status).toBe(200);
    killed.started.process.kill('SIGKILL');
    await killed.started.ended;
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    const pidFile = readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8');
    if (namespaces.length > 0) {
      await expectRefusal(await startElsewhere(dataDirectory), /works in .* and cannot be seen from here/);
      expect(isAlive(postmaster)).toBe(true);
      expect(readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).toBe(pidFile);
      const beside = await connectTo(dataDirectory);
      const { rows } = await beside.query<{ orders: number }>(
        'select count(*)::int as orders from shop_order',
      );
      expect(rows[0]?.orders).toBe(buyers.length);
      await beside.end();
      const waiting = await startElsewhere(dataDirectory);
      signalAll(databaseProcesses(dataDirectory), 'SIGKILL');
      await isReady(waiting);
      waiting.process.kill('SIGKILL');
      await waiting.ended;
    }
    const next = await startHere(dataDirectory);
    const database = await connectTo(dataDirectory);
    const { rows } = await database.query<{ orders: number }>(
      'select count(*)::int as orders from shop_order',
    );
    expect(rows[0]?.orders).toBe(buyers.length);
    await database.end();
    await stop(next.started);
  }, 120_000);
});
