import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { loginSlowed, loginWayIn } from '#server/database/schema/session.ts';

/** Notes that a name's sign-in was slowed, unless that was noted after `notAfter` already. */
export async function noteSlowed(
  executor: Executor,
  { account, email, now, notAfter }: { account: string; email: string; now: Date; notAfter: Date },
): Promise<void> {
  await executor
    .insert(loginSlowed)
    .values({ account, email, slowedAt: now })
    .onConflictDoUpdate({
      target: loginSlowed.account,
      set: { email, slowedAt: now },
      setWhere: sql`${loginSlowed.slowedAt} <= ${notAfter}`,
    });
}

/** Takes the next name that waits to be looked up and forgets how it is written; null when none waits. */
export async function takeSlowedName(executor: Executor): Promise<string | null> {
  const [waiting] = await executor
    .select({ account: loginSlowed.account, email: loginSlowed.email })
    .from(loginSlowed)
    .where(isNotNull(loginSlowed.email))
    .orderBy(loginSlowed.slowedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (waiting === undefined) return null;
  await executor.update(loginSlowed).set({ email: null }).where(eq(loginSlowed.account, waiting.account));
  return waiting.email;
}

/** Keeps a way in by its token's hash; an earlier one of the person is worthless from then on. */
export async function keepWayIn(
  executor: Executor,
  wayIn: { readonly userId: number; readonly hash: string; readonly validUntil: Date },
): Promise<void> {
  await executor
    .insert(loginWayIn)
    .values(wayIn)
    .onConflictDoUpdate({
      target: loginWayIn.userId,
      set: { hash: wayIn.hash, validUntil: wayIn.validUntil },
    });
}

/** Uses a way in up, in one statement, so that it is used once (case R7). Gives whose it was; null when none is valid. */
export async function useWayIn(executor: Executor, hash: string, now: Date): Promise<number | null> {
  const [used] = await executor
    .delete(loginWayIn)
    .where(and(eq(loginWayIn.hash, hash), gt(loginWayIn.validUntil, now)))
    .returning({ userId: loginWayIn.userId });
  return used?.userId ?? null;
}

export async function deleteWaysInBefore(
  executor: Executor,
  before: { readonly slowed: Date; readonly valid: Date },
): Promise<void> {
  await executor.delete(loginSlowed).where(lt(loginSlowed.slowedAt, before.slowed));
  await executor.delete(loginWayIn).where(lt(loginWayIn.validUntil, before.valid));
}
