import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/**
 * Changes rows, starts something that has to wait for them, and commits once it waits: what it has read before is no more by then.
 *
 * @param count how many have to wait at once
 * @throws when never so many wait within two and a half seconds
 */
export async function whileHeld<Result>(
  { database }: TestShop,
  changes: readonly (readonly [statement: string, given?: readonly unknown[]])[],
  start: () => Promise<Result>,
  count = 1,
): Promise<Result> {
  const holder = await database.connect();
  try {
    await holder.query('begin');
    for (const [statement, given = []] of changes) await holder.query(statement, [...given]);
    const started = start();
    const waiting = async () =>
      (
        await database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 2500, interval: 10 }).toBe(count);
    await holder.query('commit');
    return await started;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
