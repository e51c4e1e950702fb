import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { loginFailure } from '#server/database/schema/session.ts';

/** Failures of each key that began after `since`. */
export async function countFailures(
  executor: Executor,
  keys: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .select()
    .from(loginFailure)
    .where(inArray(loginFailure.key, [...keys]));
  return new Map(rows.filter((row) => row.firstFailedAt >= since).map((row) => [row.key, row.failures]));
}

/** Counts a failure for each key; a count that began before `since` starts again at one. */
export async function addFailure(
  executor: Executor,
  keys: readonly string[],
  now: Date,
  since: Date,
): Promise<void> {
  const isOld = sql`${loginFailure.firstFailedAt} < ${since}`;
  await executor
    .insert(loginFailure)
    // One order for all, so that two logins at once cannot wait for each other.
    .values([...keys].sort().map((key) => ({ key, failures: 1, firstFailedAt: now, lastFailedAt: now })))
    .onConflictDoUpdate({
      target: loginFailure.key,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginFailure.failures} + 1 end`,
        firstFailedAt: sql`case when ${isOld} then excluded.first_failed_at else ${loginFailure.firstFailedAt} end`,
        lastFailedAt: now,
      },
    });
}

export async function forgetFailures(executor: Executor, key: string): Promise<void> {
  await executor.delete(loginFailure).where(eq(loginFailure.key, key));
}

export async function deleteOldFailures(executor: Executor, before: Date): Promise<void> {
  await executor.delete(loginFailure).where(lt(loginFailure.lastFailedAt, before));
}
