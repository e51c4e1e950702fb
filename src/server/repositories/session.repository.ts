import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { session } from '#server/database/schema/session.ts';
import { account, user } from '#server/database/schema/user.ts';

/** A session with its person as one query sees them; flags are read anew on each call (case R12). */
export async function findSession(executor: Executor, hash: string) {
  const [row] = await executor
    .select({ session, user, account })
    .from(session)
    .leftJoin(user, eq(user.id, session.userId))
    .leftJoin(account, eq(account.id, user.accountId))
    .where(eq(session.hash, hash));
  return row ?? null;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Makes the row of a session that has none yet; two requests at once get the same row. */
export async function insertSession(executor: Executor, hash: string, now: Date): Promise<number> {
  const [row] = await executor
    .insert(session)
    .values({ hash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: session.hash, set: { lastSeenAt: now } })
    .returning({ id: session.id });
  if (row === undefined) throw new Error('a session row was neither made nor found');
  return row.id;
}

export async function touchSession(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.update(session).set({ lastSeenAt: now }).where(eq(session.id, id));
}

/** Gives the row a new secret and signs a person in; the old secret is worthless from then on (case R13). */
export async function signIn(
  executor: Executor,
  id: number,
  change: { hash: string; userId: number; now: Date },
): Promise<void> {
  await executor
    .update(session)
    .set({ hash: change.hash, userId: change.userId, signedInAt: change.now, lastSeenAt: change.now })
    .where(eq(session.id, id));
}

export async function deleteSession(executor: Executor, hash: string): Promise<void> {
  await executor.delete(session).where(eq(session.hash, hash));
}

export async function deleteSessionsOfUser(executor: Executor, userId: number): Promise<void> {
  await executor.delete(session).where(eq(session.userId, userId));
}

export async function saveMode(executor: Executor, id: number, mode: 'b2b' | 'b2c'): Promise<void> {
  await executor.update(session).set({ mode }).where(eq(session.id, id));
}

export async function saveLanguage(executor: Executor, id: number, language: 'de' | 'en'): Promise<void> {
  await executor.update(session).set({ language }).where(eq(session.id, id));
}

/** Deletes what nobody can use any more; returns how many. */
export async function deleteExpiredSessions(
  executor: Executor,
  limits: { guestsSeenBefore: Date; membersSeenBefore: Date },
): Promise<number> {
  const { rowCount } = await executor
    .delete(session)
    .where(
      or(
        lt(session.lastSeenAt, limits.guestsSeenBefore),
        and(sql`${session.userId} is not null`, lt(session.lastSeenAt, limits.membersSeenBefore)),
      ),
    );
  return rowCount ?? 0;
}
