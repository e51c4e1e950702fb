import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { CatalogueCopy } from '#server/catalogue/catalogue-copy.ts';
import { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { openCopyFile, writeCopyFile } from '#server/catalogue/copy-file.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log/log.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { connected } from '#tests/support/connections.ts';

const log = createLog('silent');
const versionsBehind = 250;

let shop: TestShop;
let folder: string;
let file: string;
const others: TestShop[] = [];

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kontor-copy-'));
  file = path.join(folder, 'catalogue.copy');
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
  rmSync(folder, { recursive: true });
});

const copyIn = (where: string, worthMs = 0): CatalogueCopy =>
  new CatalogueCopy({ database: shop.database, log, folder: where, worthMs });
const storeIn = (where: string, worthMs = 0): CatalogueStore =>
  new CatalogueStore(shop.database, log, () => new Date(), copyIn(where, worthMs));

/** What a shop leaves in the data folder for the next start. */
async function leaveCopy(): Promise<void> {
  const { catalogue, supply } = shop.services;
  await supply.warm();
  // Sees what was changed before.
  await catalogue.consistently(() => Promise.resolve({ stockIds: [] }));
  const { index, words } = await catalogue.current();
  expect(index.version).toBe(await catalogue.version());
  const derived = (await catalogue.derived('supply'))!;
  await copyIn(folder).write({ index, words: await words }, { supply: derived });
}

/** Another process of the shop on the same database, and what it says. */
async function startAgain(): Promise<{ readonly again: TestShop; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const again = await startTestShop({
    beside: shop,
    environment: { DATA_DIR: folder },
    onLog: (line) => lines.push(line),
  });
  others.push(again);
  return { again, lines };
}

/** Everything lists and searches of a shop are answered from. */
async function imageOf({ services }: TestShop) {
  const { index, words } = await services.catalogue.current();
  const { articles, devices } = await words;
  const { version: _version, ...facts } = index.facts;
  return { facts, terms: articles.terms, articles: articles.parts, devices: devices.parts };
}

const change = (statement: string): Promise<void> =>
  connected(shop.testDatabase.migrationString, async (client) => {
    await client.query(statement);
  });

describe('the copy of the catalogue', () => {
  it('is what a start reads in place of the tables', async () => {
    await leaveCopy();
    const visitor = shop.visitor();
    const search = { query: { search: 'tn-2420 toner' } };
    const found = await visitor.ask(listingEndpoints.list, search);
    const overview = await shop.services.supply.supply({}, 'de');
    const { again } = await connected(shop.testDatabase.migrationString, async (client) => {
      await client.query('begin');
      await client.query(
        'lock table article, article_device, device, category, brand, tag in access exclusive mode',
      );
      const started = await startAgain();
      await started.again.services.supply.warm();
      await client.query('rollback');
      return started;
    });
    expect(await imageOf(again)).toEqual(await imageOf(shop));
    expect(await again.visitor().ask(listingEndpoints.list, search)).toEqual(found);
    expect(await again.services.supply.supply({}, 'de')).toEqual(overview);
  });

  it('is brought up to date with what changed while nobody ran', async () => {
    await leaveCopy();
    const { rows } = await shop.database.query<{ id: number }>(
      'select id from article where is_visible and net_price_cents > 0 order by id limit 3',
    );
    const [dearer, hidden, named] = rows.map(({ id }) => id);
    await change(`update article set net_price_cents = 98765 where id = ${dearer}`);
    await change(`update article set is_hidden = true where id = ${hidden}`);
    await change(`update article set name = name || ' Quittenbrot' where id = ${named}`);
    const { again, lines } = await startAgain();
    expect(lines.filter((line) => line.includes('copy of the catalogue'))).toEqual([]);
    const { index, words } = await again.services.catalogue.current();
    expect(index.version).toBe(await again.services.catalogue.version());
    expect(index.facts.columns.netCents[index.rowOf(dearer!)]).toBe(98765);
    expect(index.rowOf(hidden!)).toBe(-1);
    expect((await words).articles.of('quittenbrot')).toHaveLength(1);
    await change(`update article set is_hidden = false where id = ${hidden}`);
  });

  const ignored = /copy of the catalogue (?:is not|cannot be) used/;

  it.each<[string, () => unknown]>([
    ['is cut off', () => writeFileSync(file, readFileSync(file).subarray(0, -100))],
    ['has a byte too many', () => appendFileSync(file, 'x')],
    ['is empty', () => writeFileSync(file, '')],
    ['is something else', () => writeFileSync(file, 'Kein Katalog, sondern ein Text.'.repeat(1000))],
    [
      'has a wrong byte',
      () => {
        const bytes = readFileSync(file);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = bytes[middle]! ^ 1;
        writeFileSync(file, bytes);
      },
    ],
    [
      'was written by another release',
      async () => {
        const opened = await openCopyFile(file);
        const arrays = await opened.readArrays();
        await opened.close();
        rmSync(file);
        await writeCopyFile(file, { ...(opened.head as object), builtAs: '0.0.1 main.js LE' }, arrays);
      },
    ],
    ['is of a database that was restored from before it', () => change('delete from catalogue_copy')],
    ['is of another server', () => change('update catalogue_copy set server = server - 1')],
    ['is noted with another version', () => change('update catalogue_copy set version = version + 1')],
    [
      'is older than a change of everything',
      () => change(`insert into tag (id, slug, name) values (9301, 'neu-9301', 'Neu')`),
    ],
    ['is older than the noted changes', () => change('delete from catalogue_change')],
  ])('that %s is not used', async (_case, spoil) => {
    await leaveCopy();
    await change('update article set popularity = popularity + 1 where id = (select min(id) from article)');
    await spoil();
    const { again, lines } = await startAgain();
    expect(lines.filter((line) => ignored.test(line))).toHaveLength(1);
    await shop.services.catalogue.consistently(() => Promise.resolve({ stockIds: [] }));
    const { index } = await again.services.catalogue.current();
    expect(index.version).toBe(await shop.services.catalogue.version());
  });

  it('is forgotten by a migration, which may change what it was read from', async () => {
    await leaveCopy();
    await change(`delete from migration where name = '0026_catalogue_fold.sql'`);
    await migrate(shop.testDatabase, log);
    const { lines } = await startAgain();
    expect(lines.filter((line) => ignored.test(line))).toHaveLength(1);
  });
});

describe('what is copied for the next start', () => {
  it('is written once, and again when it is of no use any more', async () => {
    const first = storeIn(folder);
    await first.warm();
    await first.copyIfDue();
    const written = readFileSync(file);
    await first.copyIfDue();
    expect(readFileSync(file).equals(written)).toBe(true);

    const second = storeIn(folder);
    await second.warm();
    await second.copyIfDue();
    expect(readFileSync(file).equals(written)).toBe(true);
    for (let version = 0; version < versionsBehind; version += 1)
      await shop.database.query(
        'update article set popularity = popularity + 1 where id = (select min(id) from article)',
      );
    await second.consistently(() => Promise.resolve({ stockIds: [] }));
    await expect
      .poll(async () => {
        await second.copyIfDue();
        return readFileSync(file).equals(written);
      })
      .toBe(false);
    expect(readdirSync(folder)).toEqual(['catalogue.copy']);
  });

  it('is nothing where the tables are read at once', async () => {
    const store = storeIn(folder, 60_000);
    await store.warm();
    await store.copyIfDue();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing of a process that ended meanwhile, and lets another write', async () => {
    const [abandoned, underWay] = ['abandoned', 'under-way'].map((mark) => `${file}.${mark}`);
    writeFileSync(abandoned!, 'half');
    utimesSync(abandoned!, 0, 0);
    writeFileSync(underWay!, 'half');
    const store = storeIn(folder);
    await store.warm();
    await store.copyIfDue();
    expect(readdirSync(folder).toSorted()).toEqual(['catalogue.copy', 'catalogue.copy.under-way']);
  });

  it('is given up where the folder cannot be written, and the shop goes on', async () => {
    const nowhere = path.join(folder, 'gone');
    mkdirSync(nowhere);
    const store = storeIn(nowhere);
    await store.warm();
    rmSync(nowhere, { recursive: true });
    await store.copyIfDue();
    expect(existsSync(nowhere)).toBe(false);
    expect((await store.current()).index.count).toBeGreaterThan(0);
  });
});
