import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';

/** A database every suite may start from; built once a run, by the first suite that asks for it. */
export interface DatabaseTemplate {
  readonly name: string;
  readonly build: (connectionString: string) => Promise<void>;
}

export interface TestDatabase {
  readonly connectionString: string;
  /** Ends every connection to the database and removes it. */
  readonly remove: () => Promise<void>;
}

/** The schema without data. */
export const migratedTemplate: DatabaseTemplate = {
  name: 'template_migrated',
  build: (connectionString) => migrate(connectionString, createLog('error')),
};

/** Any number that only these templates use; suites that run at the same time take turns. */
const templateLock = 5_530_417;

/** The same server, another database; the address may name a socket folder, which `URL` cannot read. */
export const withDatabase = (connectionString: string, database: string): string =>
  connectionString.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`);

async function asAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('postgresAdmin') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function provideTemplate({ name, build }: DatabaseTemplate): Promise<void> {
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    // Built under another name, so that a build that failed is never taken for a template.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists "${draft}" with (force)`);
    await client.query(`create database "${draft}"`);
    await build(withDatabase(inject('postgresAdmin'), draft));
    await client.query(`alter database "${draft}" rename to "${name}"`);
  });
}

/** A database of its own for a suite, copied from a template (about 50 ms). */
export async function createTestDatabase(
  template: DatabaseTemplate = migratedTemplate,
): Promise<TestDatabase> {
  await provideTemplate(template);
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (client) => {
    // Two copies of one template at a time are refused, so they take turns.
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    await client.query(`create database "${name}" template "${template.name}"`);
  });
  return {
    connectionString: withDatabase(inject('postgresAdmin'), name),
    remove: () =>
      asAdmin(async (client) => void (await client.query(`drop database "${name}" with (force)`))),
  };
}
