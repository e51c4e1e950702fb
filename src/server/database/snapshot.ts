import type { ClientBase } from 'pg';
import type { Database } from './pool.ts';

/**
 * How long a reading of the whole catalogue may take: as long as a large one needs on a machine that has just started. No
 * visitor waits for it; what a visitor waits for is given up after seconds (pool.ts).
 */
export const patienceMs = 600_000;

/** Runs in one consistent view of the database, which nothing can change. */
export async function inSnapshot<Result>(
  database: Database,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await read(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** As {@link inSnapshot}, for statements with that patience: the database does not give them up either. */
export async function inPatientSnapshot<Result>(
  database: Database,
  read: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(database, async (client) => {
    await client.query(`set local statement_timeout = ${patienceMs}`);
    return read(client);
  });
}
