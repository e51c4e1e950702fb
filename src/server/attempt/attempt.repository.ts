import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { loginFailure, loginKnown } from '#server/database/schema/session.ts';

/** How many attempts a counter lets pass. */
export interface AttemptRule {
  /** HMAC of what is counted. */
  readonly key: string;
  /** Attempts that pass before the counter slows. */
  readonly free: number;
  /** A count that began before this moment starts again at one. */
  readonly countedSince: Date;
  /** Beyond the free ones an attempt passes when the last one that passed is older than this; null = none passes. */
  readonly nextAfter: Date | null;
}

/**
 * Counts an attempt unless the rule is exhausted, in one statement, so that guesses sent at once cannot pass together
 * (case R4). Returns whether it passed.
 */
export async function countAttempt(executor: Executor, rule: AttemptRule, now: Date): Promise<boolean> {
  const isOld = sql`${loginFailure.firstFailedAt} < ${rule.countedSince}`;
  const isFree = sql`${loginFailure.failures} < ${rule.free}`;
  const isDue = rule.nextAfter === null ? sql`false` : sql`${loginFailure.lastFailedAt} <= ${rule.nextAfter}`;
  const counted = await executor
    .insert(loginFailure)
    .values({ key: rule.key, failures: 1, firstFailedAt: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginFailure.key,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginFailure.failures} + 1 end`,
        firstFailedAt: sql`case when ${isOld} then excluded.first_failed_at else ${loginFailure.firstFailedAt} end`,
        lastFailedAt: now,
      },
      setWhere: sql`${isOld} or ${isFree} or ${isDue}`,
    })
    .returning({ key: loginFailure.key });
  return counted.length > 0;
}

export async function forgetAttempts(executor: Executor, key: string): Promise<void> {
  await executor.delete(loginFailure).where(eq(loginFailure.key, key));
}

/** Takes back one attempt of each key, because its password was right. */
export async function takeBackAttempt(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor
    .delete(loginFailure)
    .where(and(inArray(loginFailure.key, [...keys]), eq(loginFailure.failures, 1)));
  await executor
    .update(loginFailure)
    .set({ failures: sql`${loginFailure.failures} - 1` })
    .where(inArray(loginFailure.key, [...keys]));
}

export async function isKnownAddress(executor: Executor, key: string, since: Date): Promise<boolean> {
  const rows = await executor
    .select({ key: loginKnown.key })
    .from(loginKnown)
    .where(and(eq(loginKnown.key, key), gte(loginKnown.seenAt, since)));
  return rows.length > 0;
}

export async function rememberAddress(executor: Executor, key: string, now: Date): Promise<void> {
  await executor
    .insert(loginKnown)
    .values({ key, seenAt: now })
    .onConflictDoUpdate({ target: loginKnown.key, set: { seenAt: now } });
}

/** Deletes counters and known addresses nobody needs any more. */
export async function deleteOldAttempts(
  executor: Executor,
  before: { failed: Date; known: Date },
): Promise<void> {
  await executor.delete(loginFailure).where(lt(loginFailure.firstFailedAt, before.failed));
  await executor.delete(loginKnown).where(lt(loginKnown.seenAt, before.known));
}
