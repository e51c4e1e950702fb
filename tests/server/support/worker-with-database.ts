import { openDatabase, type Database } from '#server/database/pool.ts';
import { createLog } from '#server/log/log.ts';
import type { TestShop } from './test-shop.ts';

interface Worker {
  /** Does what is due now; returns how much that was. */
  readonly drain: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A worker of the shop with connections of its own, as another process has them; they end with it. */
export function workerWithDatabase(
  shop: TestShop,
  start: (database: Database) => Worker,
  connections = 2,
): Worker {
  const { connectionString } = shop.testDatabase;
  const database = openDatabase({ connectionString, connections, log: createLog('silent') });
  const worker = start(database);
  return {
    drain: worker.drain,
    async stop() {
      await worker.stop();
      await database.end();
    },
  };
}

/** What a worker does that is started, and stopped when nothing is left to do. */
export async function drainOnce(worker: Worker): Promise<number> {
  try {
    return await worker.drain();
  } finally {
    await worker.stop();
  }
}
