import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Log } from '#server/log/log.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { grantRows } from './roles.ts';
import type { DatabaseAddresses } from './roles.ts';
import { connectAtStart, quick, reasonOf } from './start-connection.ts';

const migrationsFolder = path.join(rootFolder, 'src', 'server', 'database', 'migrations');
const oldestVersion = 15;
const neededExtensions = ['pg_trgm', 'unaccent'] as const;
/** Any number that only the shop's migrations use; several processes on one database take turns. */
const advisoryLock = 7_421_503;

const forgetCopiesStatement = `do $$ begin
  if to_regclass('catalogue_copy') is not null then delete from catalogue_copy; end if;
end $$`;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(migrationsFolder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function checkServer(client: pg.Client): Promise<void> {
  const version = await client.query<{ number: string }>(
    quick(`select current_setting('server_version_num') as number`),
  );
  const mainVersion = Math.floor(Number(version.rows[0]?.number ?? 0) / 10_000);
  if (mainVersion < oldestVersion) {
    throw new StartFailure(
      `DATABASE_URL: PostgreSQL ${oldestVersion} or newer is needed, this one is ${mainVersion}.`,
    );
  }
  const available = await client.query<{ name: string }>(
    quick('select name from pg_available_extensions where name = any($1)', [[...neededExtensions]]),
  );
  const names = new Set(available.rows.map((row) => row.name));
  const missing = neededExtensions.filter((extension) => !names.has(extension));
  if (missing.length > 0) {
    throw new StartFailure(
      `DATABASE_URL: the extensions ${missing.join(' and ')} are missing on this PostgreSQL.`,
    );
  }
}

async function apply(client: pg.Client, migration: Migration, shopRole: string | null): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    // It may change what the catalogue is read as, without a row of it that is written.
    await client.query(forgetCopiesStatement);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    // With the tables themselves, so that no process of the release before meets one it may not write.
    if (shopRole !== null) await grantRows(client, shopRole);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartFailure(`Migration ${migration.name} failed: ${reasonOf(error)}`);
  }
}

async function applyAll(client: pg.Client, shopRole: string | null, log: Log): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [advisoryLock]);
  await client.query(
    `create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  for (const migration of readMigrations()) {
    const known = checksums.get(migration.name);
    if (known === migration.checksum) continue;
    if (known !== undefined) {
      throw new StartFailure(
        `Migration ${migration.name} was changed after it had been applied to this database.`,
      );
    }
    await apply(client, migration, shopRole);
    log.info({ migration: migration.name }, 'Migration applied');
  }
  if (shopRole !== null) await grantRows(client, shopRole);
}

/** The role the shop works as is not the tables' owner: does it find them, and may it write them? */
async function checkShopRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may_write: boolean | null }>(
    quick(`select has_table_privilege(to_regclass('setting'), 'insert') as may_write`),
  );
  const mayWrite = rows[0]?.may_write ?? null;
  if (mayWrite === true) return;
  throw new StartFailure(
    mayWrite === null
      ? 'DATABASE_URL and DATABASE_MIGRATION_URL must name the same database: the first has no tables of the shop.'
      : 'DATABASE_URL: its role may not write the tables of the shop, and the role of DATABASE_MIGRATION_URL does not own them: make that one their owner.',
  );
}

/**
 * Brings the database to the newest state: applies each file of `migrations/` once, in the order of the numbers, each
 * in its own transaction, under one lock. A shop that works as another role than the tables' owner is given the right to
 * read and write their rows; one that works as a superuser is warned of.
 *
 * @throws StartFailure when the server is unreachable, too old, lacks an extension, an applied file was changed, or a
 *   role may not do its part
 */
export async function migrate(
  { connectionString, migrationString }: DatabaseAddresses,
  log: Log,
): Promise<void> {
  const hasOwner = migrationString !== connectionString;
  const variable = hasOwner ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL';
  const owner = await connectAtStart(migrationString, variable);
  const connections = [owner];
  try {
    const shop = hasOwner ? await connectAtStart(connectionString, 'DATABASE_URL') : owner;
    if (hasOwner) connections.push(shop);
    if (shop.isSuperuser) {
      log.warn(
        { role: shop.role },
        'DATABASE_URL names a superuser of the database: give the shop a role of its own and set DATABASE_MIGRATION_URL ("Roles of the database" in docs/operation.md)',
      );
    }
    await checkServer(owner.client);
    await applyAll(owner.client, shop.role === owner.role ? null : shop.role, log);
    if (shop.role !== owner.role) await checkShopRole(shop.client);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${variable}: the database cannot be brought up to date (${reasonOf(error)}).`);
  } finally {
    for (const { client } of connections) await client.end();
  }
}
