import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { handOverDatabase, ownerRole } from '#server/database/roles.ts';
import type { DatabaseAddresses } from '#server/database/roles.ts';
import { createLog } from '#server/log/log.ts';
import { connected } from './connections.ts';

/** A database every suite may start from; built once a run, by the first suite that asks for it. */
export interface DatabaseTemplate {
  readonly name: string;
  readonly build: (addresses: DatabaseAddresses) => Promise<void>;
}

/** The shop works as the role it has in the product, so that a right it lacks is noticed. */
export interface TestDatabase extends DatabaseAddresses {
  /** Address of the database for the cluster's superuser. */
  readonly administrationString: string;
  /** Runs a statement the shop may not run, as the owner of the tables. */
  readonly asOwner: (statement: string) => Promise<void>;
  /** Ends every connection to the database and removes it. */
  readonly remove: () => Promise<void>;
}

/** The schema without data. */
export const migratedTemplate: DatabaseTemplate = {
  name: 'template_migrated',
  build: (addresses) => migrate(addresses, createLog('error')),
};

/** Any number that only these templates use; suites that run at the same time take turns. */
const templateLock = 5_530_417;

/** The same server, another database; the address may name a socket folder, which `URL` cannot read. */
export const withDatabase = (connectionString: string, database: string): string =>
  connectionString.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`);

/** Both addresses of a database of the run's cluster. */
function addressesOf(database: string): DatabaseAddresses {
  const { connectionString, migrationString } = inject('postgresShop');
  return {
    connectionString: withDatabase(connectionString, database),
    migrationString: withDatabase(migrationString, database),
  };
}

const asAdmin = <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  connected(inject('postgresAdmin'), work);

async function provideTemplate({ name, build }: DatabaseTemplate): Promise<void> {
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    // Built under another name, so that a build that failed is never taken for a template.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists "${draft}" with (force)`);
    await client.query(`create database "${draft}" owner ${ownerRole}`);
    await build(addressesOf(draft));
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
    await client.query(`create database "${name}" template "${template.name}" owner ${ownerRole}`);
  });
  const administrationString = withDatabase(inject('postgresAdmin'), name);
  await connected(administrationString, handOverDatabase);
  const addresses = addressesOf(name);
  return {
    ...addresses,
    administrationString,
    asOwner: (statement) =>
      connected(addresses.migrationString, async (client) => void (await client.query(statement))),
    remove: () =>
      asAdmin(async (client) => void (await client.query(`drop database "${name}" with (force)`))),
  };
}
