import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAppSecret } from '#server/app-secret.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import type { EmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/pool.ts';
import { seedAccounts } from '#server/demo/accounts.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/log.ts';
import { StartFailure } from '#server/start-failure.ts';
import {
  connectTo,
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { createTestDatabase, withDatabase } from '#tests/support/database.ts';

const log = createLog('silent');
const notAllowed = '42501';

/** What nobody who talks the shop into a statement of his own may do with it. */
const forbidden = [
  'alter table person add column note text',
  'alter table setting rename to settings',
  'drop table shop_order',
  'drop index person_account',
  'drop function catalogue_fold(text)',
  'truncate shop_order cascade',
  'create table own (note text)',
  'create temporary table own (note text)',
  'create schema own',
  'create function own() returns integer language sql as $$select 1$$',
  'create trigger own before insert on person execute function catalogue_changed()',
  'create extension file_fdw',
  'create role own',
  'create database own',
  'alter role current_user superuser',
  'alter role current_user createdb',
  'set session authorization postgres',
  'set role kontor_owner',
  'delete from migration',
  "update migration set checksum = ''",
  "insert into migration (name, checksum) values ('0099_own.sql', '')",
  "copy person to program 'cat > /tmp/own'",
  "copy setting from program 'id'",
  "copy person to '/tmp/own'",
  "copy setting from '/etc/passwd'",
  "select pg_read_file('postgresql.conf')",
  "select pg_ls_dir('.')",
  "select lo_import('/etc/passwd')",
  "select lo_export(1, '/tmp/own')",
  'select * from pg_authid',
  'select pg_reload_conf()',
  "alter system set log_statement = 'all'",
];

async function stateOf(client: pg.Client | pg.Pool, statement: string): Promise<unknown> {
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

async function connected<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the role the shop works as', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ seed: 'small' });
  });
  afterAll(() => shop.stop());

  it.each(forbidden)('[R32] may not: %s', async (statement) => {
    expect(await stateOf(shop.database.$client, statement)).toBe(notAllowed);
  });

  it('[R32] may not: switch off what the tables do by themselves', async () => {
    expect(await stateOf(shop.database.$client, 'alter table article disable trigger user')).toBe(notAllowed);
    expect(await stateOf(shop.database.$client, "set session_replication_role = 'replica'")).toBe(notAllowed);
  });

  it('has no attribute of its own, owns nothing and is a member of nothing', async () => {
    const { rows } = await shop.database.$client.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as has_rights,
         exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
           or exists (select from pg_database where datdba = r.oid) as owns,
         exists (select from pg_auth_members where member = r.oid) as is_member
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ has_rights: false, owns: false, is_member: false }]);
  });

  it('may read and write the rows of every table but that of the migrations, and use every sequence and function', async () => {
    const { rows } = await shop.database.$client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and (c.relkind = 'r' and c.relname <> 'migration'
         and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
           and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))
         or case when c.relkind = 'S' then not has_sequence_privilege(c.oid, 'usage') else false end)
       union all select proname from pg_proc
       where pronamespace = 'public'::regnamespace and not has_function_privilege(oid, 'execute')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('tables that a later migration makes', () => {
  it('are given to the role of the shop by the next start', async () => {
    const testDatabase = await createTestDatabase();
    try {
      await testDatabase.asOwner(
        'create table later (id bigint generated always as identity, note text); create sequence later_number',
      );
      const use = (): Promise<unknown> =>
        connected(testDatabase.connectionString, (client) =>
          stateOf(client, "insert into later (note) select nextval('later_number')"),
        );
      expect(await use()).toBe(notAllowed);
      await migrate(testDatabase, log);
      expect(await use()).toBe('done');
    } finally {
      await testDatabase.remove();
    }
  });

  it('are not given to anybody when one role does everything', async () => {
    const testDatabase = await createTestDatabase();
    try {
      await testDatabase.asOwner('create table later (note text)');
      const { migrationString } = testDatabase;
      await migrate({ connectionString: migrationString, migrationString }, log);
      const { rows } = await connected(migrationString, (client) =>
        client.query("select relacl from pg_class where relname = 'later'"),
      );
      expect(rows).toEqual([{ relacl: null }]);
    } finally {
      await testDatabase.remove();
    }
  });
});

describe('two addresses that do not fit each other', () => {
  it('end the start in one line: another database', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    try {
      await other.asOwner('drop table setting');
      const { connectionString } = other;
      const failure: unknown = await migrate(
        { connectionString, migrationString: one.migrationString },
        log,
      ).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect(String(failure)).toMatch(/must name the same database/);
    } finally {
      await one.remove();
      await other.remove();
    }
  });

  it('end the start in one line: a role that may not change the tables', async () => {
    const testDatabase = await createTestDatabase();
    try {
      const { connectionString } = testDatabase;
      const failure: unknown = await migrate(
        { connectionString, migrationString: connectionString },
        log,
      ).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect((failure as Error).message).toMatch(/^DATABASE_URL: .*permission denied.*$/);
    } finally {
      await testDatabase.remove();
    }
  });
});

describe('the packaged database', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = createDataFolder();
    folders.push(made);
    return made;
  };
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
    await database.$client.query(
      `create table own_note (id serial primary key, note text); insert into own_note (note) values ('kept');
       create view own_view as select note from own_note; create sequence own_number;
       create role reporting; grant select on person to reporting`,
    );
    await database.$client.end();
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
    await ensureBuilt();
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

describe('a database of the merchant’s own', () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'shop-roles-'));
  beforeAll(async () => {
    chmodSync(dataDirectory, 0o755);
    await ensureBuilt();
  }, 240_000);
  afterAll(async () => {
    await endPrograms();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  const warnings = (lines: string): string[] =>
    lines.split('\n').filter((line) => line.includes('names a superuser of the database'));

  it('is used by two roles, and a superuser is warned of in one line', async () => {
    const cluster = await createTestDatabase();
    try {
      const variables = { DATA_DIR: dataDirectory, PORT: '0', LOG_LEVEL: 'warn' };
      const restricted = startProgram({
        ...variables,
        DATABASE_URL: cluster.connectionString,
        DATABASE_MIGRATION_URL: cluster.migrationString,
      });
      await isReady(restricted);
      restricted.process.kill('SIGTERM');
      expect(await restricted.ended).toBe(0);
      expect(restricted.errors()).toBe('');
      const mighty = startProgram({ ...variables, DATABASE_URL: cluster.administrationString });
      await isReady(mighty);
      mighty.process.kill('SIGTERM');
      expect(await mighty.ended).toBe(0);
      expect(warnings(mighty.errors())).toHaveLength(1);
      expect(warnings(mighty.errors())[0]).toContain('DATABASE_MIGRATION_URL');
    } finally {
      await cluster.remove();
    }
  }, 120_000);
});
