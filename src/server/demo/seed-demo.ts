import type { QueryConfig } from 'pg';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log.ts';
import { isCatalogueEmpty, loadCatalogue, settleCatalogue } from './load.ts';

const demoSeed = 7;
/** Only one process of several on the same database loads; the others wait and then find it loaded. */
const demoLock = 7_421_504;

/**
 * Loads the demo catalogue in one transaction when the database has no article yet; does nothing otherwise.
 *
 * @returns whether it loaded
 */
export async function seedDemo(database: Database, log: Log): Promise<boolean> {
  const client = await database.$client.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const lock: QueryConfig & { query_timeout: number } = {
      text: 'select pg_advisory_xact_lock($1)',
      values: [demoLock],
      query_timeout: 120_000,
    };
    await client.query(lock);
    if (!(await isCatalogueEmpty(client))) {
      await client.query('commit');
      isBroken = false;
      return false;
    }
    log.info('The demo catalogue is being loaded');
    const today = new Date().toISOString().slice(0, 10);
    const startedAt = performance.now();
    const count = await loadCatalogue(client, { seed: demoSeed, today, articleCount: null }, () => undefined);
    await client.query('commit');
    await settleCatalogue(client);
    isBroken = false;
    log.info(
      { articles: count, milliseconds: Math.round(performance.now() - startedAt) },
      'The demo catalogue is loaded',
    );
    return true;
  } catch (error) {
    await client.query('rollback').then(
      () => {
        isBroken = false;
      },
      () => undefined,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}
