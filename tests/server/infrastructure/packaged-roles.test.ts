import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAppSecret } from '#server/settings/app-secret.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import type { EmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/pool.ts';
import { seedAccounts } from '#server/demo/accounts.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/log/log.ts';
import {
  connectTo,
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { connected, notAllowed, stateOf } from '#tests/support/connections.ts';
import { withDatabase } from '#tests/support/database.ts';

const log = createLog('silent');

describe('the packaged database', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = createDataFolder();
    folders.push(made);
    return made;
  };
  beforeAll(ensureBuilt, 240_000);
  afterAll(async () => {
    await endPrograms();
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  });

  const postgres = (dataDirectory: string): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDirectory, log: createLog('error') });
  const inShop = <Result>(cluster: EmbeddedPostgres, work: (client: pg.Client) => Promise<Result>) =>
    connected(withDatabase(cluster.administrationString, 'shop'), work);

  /** Every table with a fingerprint of its rows. */
  async function contentOf(client: pg.Client): Promise<ReadonlyMap<string, string>> {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    const content = new Map<string, string>();
    for (const { name } of rows) {
      const found = await client.query<{ row: string }>(
        `select one::text as row from ${name} one order by 1`,
      );
      const fingerprint = createHash('sha256').update(JSON.stringify(found.rows)).digest('hex');
      content.set(name, `${found.rows.length} ${fingerprint}`);
    }
    return content;
  }

  const ownersOf = (client: pg.Client) =>
    client.query<{ owner: string }>(
      `select distinct owner from (
         select pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace
         union all select pg_get_userbyid(proowner) from pg_proc p where pronamespace = 'public'::regnamespace
           and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
         union all select pg_get_userbyid(datdba) from pg_database where datname = 'shop') as owners`,
    );

  it('[R79] of an earlier release, where everything was the superuser’s, changes hands without losing a row', async () => {
    const dataDirectory = folder();
    // As an earlier release leaves it: one role, one password, every table its own.
    const first = await postgres(dataDirectory);
    await connected(first.administrationString, async (client) => {
      await client.query('drop database shop');
      await client.query('drop role kontor_shop, kontor_owner');
      await client.query('create database shop');
    });
    const migrationString = withDatabase(first.administrationString, 'shop');
    await migrate({ connectionString: migrationString, migrationString }, log);
    await seedDemo(migrationString, log);
    const database = openDatabase({ connectionString: migrationString, connections: 2, log });
    await seedAccounts(database);
    await readAppSecret(database);
    await database.query(
      `create table own_note (id serial primary key, note text); insert into own_note (note) values ('kept');
       create view own_view as select note from own_note; create sequence own_number;
       create role reporting; grant select on person to reporting`,
    );
    await database.end();
    const before = await inShop(first, contentOf);
    expect((await inShop(first, ownersOf)).rows).toEqual([{ owner: 'postgres' }]);
    await first.stop();
    for (const name of ['postgres-shop-password', 'postgres-owner-password'])
      rmSync(path.join(dataDirectory, name));

    const started = startProgram({ DATA_DIR: dataDirectory, PORT: '0' });
    await isReady(started);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);

    const second = await postgres(dataDirectory);
    try {
      const after = await inShop(second, contentOf);
      // The start itself keeps a secret that a database of an earlier release has already.
      for (const [name, content] of before)
        if (name !== 'setting') expect(after.get(name), name).toBe(content);
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect((await inShop(second, ownersOf)).rows).toEqual([{ owner: 'kontor_owner' }]);
      await connected(second.connectionString, async (client) => {
        for (const statement of [
          'drop table person',
          'delete from migration',
          'create table own (note text)',
        ])
          expect(await stateOf(client, statement), statement).toBe(notAllowed);
        expect(await stateOf(client, 'update person set is_active = is_active')).toBe('done');
      });
      const { rows } = await inShop(second, (client) =>
        client.query("select has_table_privilege('reporting', 'person', 'select') as kept"),
      );
      expect(rows).toEqual([{ kept: true }]);
    } finally {
      await second.stop();
    }
  }, 180_000);

  it('[R32] is used by the running shop as its restricted role only, with passwords that only their owner may read', async () => {
    const dataDirectory = folder();
    const port = await freePort();
    const started = startProgram({ DATA_DIR: dataDirectory, PORT: String(port) });
    await isReady(started);
    const answer = await fetch(`http://127.0.0.1:${port}/rest/systems/token`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.status).toBe(200);
    const client = await connectTo(dataDirectory);
    const { rows } = await client.query<{ role: string }>(
      `select distinct usename as role from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
    expect(rows).toEqual([{ role: 'kontor_shop' }]);
    const passwords = ['postgres-password', 'postgres-owner-password', 'postgres-shop-password'].map(
      (name) => {
        const file = path.join(dataDirectory, name);
        expect(statSync(file).mode & 0o777, name).toBe(0o600);
        return readFileSync(file, 'utf8');
      },
    );
    expect(new Set(passwords).size).toBe(3);
    for (const password of passwords) expect(password.length).toBeGreaterThanOrEqual(32);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  }, 240_000);

  it('[R79] takes new passwords of its roles from the data folder, and gives rights back that somebody changed', async () => {
    const dataDirectory = folder();
    const first = await postgres(dataDirectory);
    await migrate(first, log);
    await connected(first.administrationString, (client) =>
      client.query("alter role kontor_shop superuser createdb createrole password 'other'"),
    );
    await first.stop();
    writeFileSync(path.join(dataDirectory, 'postgres-shop-password'), "it's %new/@ one", { mode: 0o644 });
    rmSync(path.join(dataDirectory, 'postgres-owner-password'));
    const second = await postgres(dataDirectory);
    try {
      await migrate(second, log);
      await connected(second.connectionString, async (client) => {
        expect(await stateOf(client, 'create role own')).toBe(notAllowed);
        expect(await stateOf(client, 'create database own')).toBe(notAllowed);
      });
    } finally {
      await second.stop();
    }
    expect(statSync(path.join(dataDirectory, 'postgres-shop-password')).mode & 0o777).toBe(0o600);
  }, 60_000);
});
