import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import { session } from '#server/database/schema/session.ts';
import type { account, user } from '#server/database/schema/user.ts';
import type { NewSession } from './new-session.ts';
import { sessionInsert } from './session.sql.ts';

/** What of a session, its person and the person's account each call needs. */
export interface SessionRow {
  readonly session: Pick<
    typeof session.$inferSelect,
    'id' | 'userId' | 'mode' | 'language' | 'createdAt' | 'signedInAt' | 'lastSeenAt'
  >;
  readonly user: Pick<
    typeof user.$inferSelect,
    | 'id'
    | 'email'
    | 'salutation'
    | 'title'
    | 'firstname'
    | 'lastname'
    | 'isAdmin'
    | 'isBuyer'
    | 'isBackend'
    | 'mayOrder'
    | 'isActive'
    | 'isApproved'
  > | null;
  readonly account: Pick<
    typeof account.$inferSelect,
    'id' | 'kind' | 'customerNumber' | 'company' | 'isTaxExempt'
  > | null;
}

/** A session with its person as one query sees them; flags are read anew on each call (case R12). */
export async function findSession(executor: Executor, hash: string): Promise<SessionRow | null> {
  const { rows } = await preparedOn(executor).query<
    SessionRow['session'] & Pick<SessionRow, 'user' | 'account'>
  >({
    name: 'session-find',
    text: `select s.id::float8 as id, s.person_id::float8 as "userId", s.mode, s.language,
        s.created_at as "createdAt", s.signed_in_at as "signedInAt", s.last_seen_at as "lastSeenAt",
        case when p.id is not null then json_build_object('id', p.id, 'email', p.email, 'salutation', p.salutation,
          'title', p.title, 'firstname', p.firstname, 'lastname', p.lastname, 'isAdmin', p.is_admin,
          'isBuyer', p.is_buyer, 'isBackend', p.is_backend, 'mayOrder', p.may_order, 'isActive', p.is_active,
          'isApproved', p.is_approved) end as "user",
        case when a.id is not null then json_build_object('id', a.id, 'kind', a.kind,
          'customerNumber', a.customer_number, 'company', a.company, 'isTaxExempt', a.is_tax_exempt) end as account
      from session s left join person p on p.id = s.person_id left join account a on a.id = p.account_id
      where s.hash = $1`,
    values: [hash],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { user: person, account: firm, ...found } = row;
  return { session: found, user: person, account: firm };
}

/** Makes the row of a session that has none yet. */
export async function insertSession(executor: Executor, { hash, now }: NewSession): Promise<number> {
  const { rows } = await preparedOn(executor).query<{ id: number }>({
    name: 'session-insert',
    text: `with holder as (${sessionInsert}) select id::float8 as id from holder`,
    values: [hash, now],
  });
  const [row] = rows;
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
    .set({
      hash: change.hash,
      previousHash: sql`${session.hash}`,
      renamedAt: change.now,
      userId: change.userId,
      signedInAt: change.now,
      lastSeenAt: change.now,
    })
    .where(eq(session.id, id));
}

/** Whether a session had this name until somebody signed in with it, after `since`. */
export async function wasRenamed(executor: Executor, hash: string, since: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.previousHash, hash), gt(session.renamedAt, since)));
  return rows.length > 0;
}

/** Whether a session is still there and still a guest's. */
export async function isGuestSession(executor: Executor, id: number): Promise<boolean> {
  const rows = await executor
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), isNull(session.userId)));
  return rows.length > 0;
}

export async function deleteSession(executor: Executor, hash: string): Promise<void> {
  await executor.delete(session).where(eq(session.hash, hash));
}

/** Keeps what a visitor has chosen; false when the session has ended meanwhile. */
export async function saveChoice(
  executor: Executor,
  id: number,
  choice: { readonly mode: 'b2b' | 'b2c' } | { readonly language: 'de' | 'en' },
): Promise<boolean> {
  const { rowCount } = await executor.update(session).set(choice).where(eq(session.id, id));
  return rowCount === 1;
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
