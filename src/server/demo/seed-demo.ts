import pg from 'pg';
import { berlinDay } from '#domain/berlin-day.ts';
import type { Log } from '#server/log/log.ts';
import { isCatalogueEmpty, loadCatalogue, settleCatalogue } from './load.ts';

const demoSeed = 7;
/** Only one process of several on the same database loads; the others wait and then find it loaded. */
const demoLock = 7_421_504;
const longestWaitMs = 120_000;
const connectTimeoutMs = 5000;

/**
 * Loads the demo catalogue in one transaction when the database has no article yet; does nothing otherwise.
 *
 * @param migrationString address of the database for the owner of its tables, which gathers their statistics, too
 * @returns whether it loaded
 */
export async function seedDemo(migrationString: string, log: Log): Promise<boolean> {
  const client = new pg.Client({
    connectionString: migrationString,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'kontor-shop catalogue',
    keepAlive: true,
  });
  client.on('error', (error) => log.warn({ err: error }, 'The connection of the catalogue was lost'));
  try {
    await client.connect();
    await client.query('begin');
    await client.query(`set local lock_timeout = ${longestWaitMs}`);
    await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
    if (!(await isCatalogueEmpty(client))) return false;
    log.info('The demo catalogue is being loaded');
    const today = berlinDay(new Date());
    const startedAt = performance.now();
    const count = await loadCatalogue(client, { seed: demoSeed, today, articleCount: null }, () => undefined);
    await client.query('commit');
    await settleCatalogue(client);
    log.info(
      { articles: count, milliseconds: Math.round(performance.now() - startedAt) },
      'The demo catalogue is loaded',
    );
    return true;
  } finally {
    // What was not committed is undone with the connection.
    await client.end();
  }
}
