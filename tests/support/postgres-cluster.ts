import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { ownerRole, provideRoles, shopRole } from '#server/database/roles.ts';
import type { DatabaseAddresses } from '#server/database/roles.ts';
import { createLog } from '#server/log/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the run's cluster, for its superuser. */
    readonly postgresAdmin: string;
    /** Address of some database of the cluster for the role the shop works as, and for the owner of its tables. */
    readonly postgresShop: DatabaseAddresses;
  }
}

/** Any number that only this uses; runs that share a server take turns. */
const rolesLock = 5_530_418;

/** The product's roles on a server that several runs may use at a time, so with passwords all of them know. */
async function provideTestRoles(administrationString: string): Promise<DatabaseAddresses> {
  const client = new pg.Client({ connectionString: administrationString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [rolesLock]);
    await provideRoles(client, { owner: ownerRole, shop: shopRole });
  } finally {
    await client.end();
  }
  const as = (role: string): string =>
    administrationString.replace(/^(\w+:\/\/)(?:[^@/?]*@)?/, `$1${role}:${role}@`);
  return { connectionString: as(shopRole), migrationString: as(ownerRole) };
}

/**
 * Starts the one PostgreSQL cluster of a test run; suites take databases of it by `createTestDatabase`. With
 * `TEST_DATABASE_URL` an existing server is used instead; its user must be a superuser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresAdmin', given);
    project.provide('postgresShop', await provideTestRoles(given));
    return async () => undefined;
  }
  const dataDirectory = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  // As root the server runs as the user postgres, who must reach the folder.
  chmodSync(dataDirectory, 0o755);
  const cluster = await startEmbeddedPostgres({
    dataDirectory,
    log: createLog('error'),
    settings: { max_connections: '300', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const { connectionString, migrationString } = cluster;
  project.provide('postgresAdmin', cluster.administrationString);
  project.provide('postgresShop', { connectionString, migrationString });
  return async () => {
    await cluster.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
