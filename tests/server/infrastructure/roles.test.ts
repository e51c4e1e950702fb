import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log/log.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { connected, notAllowed, stateOf } from '#tests/support/connections.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const log = createLog('silent');

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

describe('the role the shop works as', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ seed: 'small' });
  });
  afterAll(() => shop.stop());

  it.each(forbidden)('[R32] may not: %s', async (statement) => {
    expect(await stateOf(shop.database, statement)).toBe(notAllowed);
  });

  it('[R32] may not: switch off what the tables do by themselves', async () => {
    expect(await stateOf(shop.database, 'alter table article disable trigger user')).toBe(notAllowed);
    expect(await stateOf(shop.database, "set session_replication_role = 'replica'")).toBe(notAllowed);
  });

  it('has no attribute of its own, owns nothing and is a member of nothing', async () => {
    const { rows } = await shop.database.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as has_rights,
         exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
           or exists (select from pg_database where datdba = r.oid) as owns,
         exists (select from pg_auth_members where member = r.oid) as is_member
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ has_rights: false, owns: false, is_member: false }]);
  });

  it('may read and write the rows of every table but that of the migrations, and use every sequence and function', async () => {
    const { rows } = await shop.database.query<{ name: string }>(
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

describe('a database of the merchant’s own', () => {
  const dataDirectory = createDataFolder();
  beforeAll(ensureBuilt, 240_000);
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
