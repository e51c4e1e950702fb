import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
import { killNamespaces, ownNamespaces } from '#tests/support/own-namespaces.ts';

const folder = createDataFolder();
/** One folder for all, since a first start loads the demo catalogue. */
const dataDirectory = path.join(folder, 'data');

/** Where nobody may make namespaces, the second shop is a plain second process: it must be refused all the same. */
const namespaces = ownNamespaces() ?? [];

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  // What a test that failed half-way left without its shop.
  if (existsSync(path.join(dataDirectory, 'postgres', 'postmaster.pid')))
    signalAll(databaseProcesses(dataDirectory), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFiles = ['shop.lock', 'postgres/shop.lock', 'postgres/server.lock'];

async function startHere(): Promise<{ started: Started; url: string }> {
  const port = String(await freePort());
  const started = startProgram({ DATA_DIR: dataDirectory, PORT: port });
  await isReady(started);
  return { started, url: `http://127.0.0.1:${port}` };
}

const startElsewhere = async (place = dataDirectory): Promise<Started> =>
  startProgram({ DATA_DIR: place, PORT: String(await freePort()) }, shopCommand, namespaces);

/** Ends a shop that should have been refused. */
const isAccepted = (started: Started): Promise<never> =>
  until('the second shop is accepted', () => started.output().includes('Der Shop ist bereit')).then(() => {
    if (namespaces.length > 0) killNamespaces(started.process);
    else started.process.kill('SIGTERM');
    throw new Error('A second shop was accepted on the folder of a running one.');
  });

async function expectRefusal(started: Started, sentence: RegExp): Promise<void> {
  expect(await Promise.race([started.ended, isAccepted(started)])).toBe(1);
  expect(started.errors().trim()).toMatch(sentence);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
}

async function countOrders(): Promise<number> {
  const database = await connectTo(dataDirectory);
  const { rows } = await database.query<{ orders: number }>('select count(*)::int as orders from shop_order');
  await database.end();
  return rows[0]?.orders ?? 0;
}

const isAlive = (processId: number): boolean => existsSync(`/proc/${processId}/cwd`);

async function stop(started: Started): Promise<void> {
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(0);
}

describe('two shops on one data folder', () => {
  it('[R79][R76] a shop in another container is refused while the first takes orders, and none of them is lost', async () => {
    const first = await startHere();
    const { article, buyers } = await readyBuyers(first.url, 12);
    const stockBefore = await stockOf(first.url, article);
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    const refusals = Array.from({ length: 2 }, async () =>
      expectRefusal(await startElsewhere(), /is used by another running shop/),
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
    // A busy machine may answer one too late; it is asked for again below.
    for (const status of statuses) expect([200, 503]).toContain(status);
    expect(databaseProcesses(dataDirectory)[0]).toBe(postmaster);
    await expectOneWholeOrderEach(buyers);
    expect(await stockOf(first.url, article)).toBe(stockBefore - buyers.length);
    await stop(first.started);
  }, 120_000);

  it('[R79] two folders that lead to one database exclude each other', async () => {
    const alias = path.join(folder, 'alias');
    mkdirSync(alias);
    const first = await startHere();
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
    const killed = await startHere();
    const { buyers } = await readyBuyers(killed.url, 2);
    await expectOneWholeOrderEach(buyers);
    const ordersBefore = await countOrders();
    killed.started.process.kill('SIGKILL');
    await killed.started.ended;
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    const pidFile = readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8');
    if (namespaces.length > 0) {
      await expectRefusal(await startElsewhere(), /works in .* and cannot be seen from here/);
      expect(isAlive(postmaster)).toBe(true);
      expect(readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).toBe(pidFile);
      expect(await countOrders()).toBe(ordersBefore);
      const waiting = await startElsewhere();
      signalAll(databaseProcesses(dataDirectory), 'SIGKILL');
      await isReady(waiting);
      killNamespaces(waiting.process);
      await waiting.ended;
    }
    const next = await startHere();
    expect(await countOrders()).toBe(ordersBefore);
    await stop(next.started);
  }, 120_000);

  it('[R79] a running shop whose lock files somebody removed is left alone', async () => {
    const first = await startHere();
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    for (const name of lockFiles) rmSync(path.join(dataDirectory, name));
    const refusal = /^A database server that this shop did not start works in .*: end it/;
    await expectRefusal(startProgram({ DATA_DIR: dataDirectory, PORT: String(await freePort()) }), refusal);
    await expectRefusal(await startElsewhere(), refusal);
    expect(databaseProcesses(dataDirectory)[0]).toBe(postmaster);
    expect(
      (await fetch(`${first.url}/rest/shop?limit=1`, { headers: { 'x-requested-with': 'x' } })).status,
    ).toBe(200);
    await stop(first.started);
  }, 120_000);

  it('[R79] a database left by a release without these locks is ended where it can be seen, and refused elsewhere', async () => {
    const killed = await startHere();
    killed.started.process.kill('SIGKILL');
    await killed.started.ended;
    const [postmaster = 0] = databaseProcesses(dataDirectory);
    for (const name of lockFiles) rmSync(path.join(dataDirectory, name));
    // Number and ticks are all such a release wrote.
    writeFileSync(path.join(dataDirectory, 'shop.lock'), `${killed.started.process.pid} 1`);
    if (namespaces.length > 0) {
      await expectRefusal(await startElsewhere(), /^A database server that this shop did not start/);
      expect(isAlive(postmaster)).toBe(true);
    }
    const next = await startHere();
    expect(isAlive(postmaster)).toBe(false);
    await stop(next.started);
  }, 120_000);
});
