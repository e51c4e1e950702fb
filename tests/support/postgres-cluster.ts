import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLog } from '#server/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the run's cluster. */
    readonly postgresAdmin: string;
  }
}

/**
 * Starts the one PostgreSQL cluster of a test run; suites take databases of it by `createTestDatabase`. With
 * `TEST_DATABASE_URL` an existing server is used instead; its user must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresAdmin', given);
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
  project.provide('postgresAdmin', cluster.connectionString);
  return async () => {
    await cluster.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
