import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { rootFolder } from '#server/root-folder.ts';
import { StartFailure } from '#server/start-failure.ts';

const migrationsFolder = path.join(rootFolder, 'src', 'server', 'database', 'migrations');
const oldestVersion = 15;
const neededExtensions = ['pg_trgm', 'unaccent'] as const;
/** Any number that only the shop's migrations use; several processes on one database take turns. */
const advisoryLock = 7_421_503;

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

/** Host and database of an address, for messages: never the password. */
function nameOf(connectionString: string): string {
  try {
    const { hostname, port, pathname } = new URL(connectionString);
    return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'the database';
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'kontor-shop migrations',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code, message } = error as { code?: string; message: string };
    const reason =
      code === '28P01' || code === '28000'
        ? 'user or password is wrong'
        : code === '3D000'
          ? 'the database does not exist'
          : (code ?? message);
    throw new StartFailure(`DATABASE_URL: no connection to ${nameOf(connectionString)} (${reason}).`);
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const version = await client.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  );
  const mainVersion = Math.floor(Number(version.rows[0]?.number ?? 0) / 10_000);
  if (mainVersion < oldestVersion) {
    throw new StartFailure(
      `DATABASE_URL: PostgreSQL ${oldestVersion} or newer is needed, this one is ${mainVersion}.`,
    );
  }
  const available = await client.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1)',
    [[...neededExtensions]],
  );
  const names = new Set(available.rows.map((row) => row.name));
  const missing = neededExtensions.filter((extension) => !names.has(extension));
  if (missing.length > 0) {
    throw new StartFailure(
      `DATABASE_URL: the extensions ${missing.join(' and ')} are missing on this PostgreSQL.`,
    );
  }
}

/**
 * Brings the database to the newest state: applies each file of `migrations/` once, in the order of the numbers, each
 * in its own transaction, under one lock.
 *
 * @throws StartFailure when the server is unreachable, too old, lacks an extension, or an applied file was changed
 */
export async function migrate(connectionString: string, log: Log): Promise<void> {
  const client = await connect(connectionString);
  try {
    await checkServer(client);
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
      await apply(client, migration);
      log.info({ migration: migration.name }, 'Migration applied');
    }
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartFailure(`Migration ${migration.name} failed: ${(error as Error).message}`);
  }
}
