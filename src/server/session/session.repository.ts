import * as z from 'zod/mini';
import {
  bigint,
  boolean,
  moment,
  nullable,
  oneOf,
  pairsOf,
  rowOf,
  selected,
  text,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import { catalogOperations } from '#contract/external-catalog-path.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import type { NewSession } from './new-session.ts';
import { sessionInsert } from './session.sql.ts';

const sessionColumns = {
  id: bigint('id'),
  userId: nullable(bigint('person_id')),
  mode: nullable(oneOf('mode', ['b2b', 'b2c'])),
  language: nullable(oneOf('language', ['de', 'en'])),
  createdAt: moment('created_at'),
  signedInAt: nullable(moment('signed_in_at')),
  lastSeenAt: moment('last_seen_at'),
};

const userColumns = {
  id: bigint('id'),
  email: text('email'),
  salutation: text('salutation'),
  title: text('title'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  isAdmin: boolean('is_admin'),
  isBuyer: boolean('is_buyer'),
  isBackend: boolean('is_backend'),
  mayOrder: boolean('may_order'),
  isActive: boolean('is_active'),
  isApproved: boolean('is_approved'),
};

const accountColumns = {
  id: bigint('id'),
  kind: oneOf('kind', ['private', 'company']),
  customerNumber: text('customer_number'),
  company: text('company'),
  isTaxExempt: boolean('is_tax_exempt'),
  deputyId: nullable(bigint('deputy_id')),
};

const catalogColumns = { name: text('name'), isActive: boolean('is_active') };
const visitColumns = {
  id: text('public_id'),
  operation: oneOf('operation', catalogOperations),
};

/** What of a session, its person and the person's account each call needs. */
export interface SessionRow {
  readonly session: ValuesOf<typeof sessionColumns>;
  readonly user: ValuesOf<typeof userColumns> | null;
  readonly account: ValuesOf<typeof accountColumns> | null;
  /** The external catalog whose visit the session is; its person is the catalog's then. */
  readonly catalog: ValuesOf<typeof catalogColumns & typeof visitColumns> | null;
}

const find = question({
  name: 'session-find',
  text: `select ${selected(sessionColumns, 's')},
      case when p.id is not null then json_build_object(${pairsOf(userColumns, 'p')}) end as "user",
      case when a.id is not null then json_build_object(${pairsOf(accountColumns, 'a')}) end as account,
      case when c.id is not null then json_build_object(${pairsOf(catalogColumns, 'c')}, ${pairsOf(visitColumns, 'v')}) end as catalog
    from session s
      left join external_catalog_session v on v.session_id = s.id and v.handed_over_at is null and s.person_id is null
      left join external_catalog c on c.id = v.catalog_id
      left join person p on p.id = coalesce(s.person_id, c.person_id) left join account a on a.id = p.account_id
    where s.hash = $1`,
  values: (hash: string) => [hash],
  row: z.extend(rowOf(sessionColumns), {
    user: z.nullable(rowOf(userColumns)),
    account: z.nullable(rowOf(accountColumns)),
    catalog: z.nullable(rowOf({ ...catalogColumns, ...visitColumns })),
  }),
});

/** A session with its person as one query sees them; flags are read anew on each call (case R12). */
export async function findSession(executor: Executor, hash: string): Promise<SessionRow | null> {
  const found = await find.first(executor, hash);
  if (found === null) return null;
  const { user, account, catalog, ...session } = found;
  return { session, user, account, catalog };
}

const insert = question({
  name: 'session-insert',
  text: `with holder as (${sessionInsert}) select id::float8 as id from holder`,
  values: ({ hash, now }: NewSession) => [hash, now],
  row: z.object({ id: z.number() }),
});

/** Makes the row of a session that has none yet. */
export async function insertSession(executor: Executor, row: NewSession): Promise<number> {
  return (await insert.one(executor, row)).id;
}

const touch = command({
  name: 'session-touch',
  text: 'update session set last_seen_at = $2 where id = $1',
  values: (id: number, now: Date) => [id, now],
});

export async function touchSession(executor: Executor, id: number, now: Date): Promise<void> {
  await touch.run(executor, id, now);
}

interface SignIn {
  readonly hash: string;
  readonly userId: number;
  readonly now: Date;
  /** The second factor was shown just now, too. */
  readonly isFactorShown: boolean;
}

const signInWith = command({
  name: 'session-sign-in',
  text: `with told as (insert into person_sign_in (person_id, signed_in_at) values ($3, $4)
      on conflict (person_id) do update set signed_in_at = excluded.signed_in_at)
    update session set hash = $2, previous_hash = hash, person_id = $3, renamed_at = $4, signed_in_at = $4,
      last_seen_at = $4,
      second_factor_at = case when $5::boolean then $4 when person_id = $3 then second_factor_at end
    where id = $1`,
  values: (id: number, { hash, userId, now, isFactorShown }: SignIn) => [
    id,
    hash,
    userId,
    now,
    isFactorShown,
  ],
});

/**
 * Gives the row a new secret and signs a person in; the old secret is worthless from then on (case R13). False when the row is
 * gone.
 */
export async function signIn(executor: Executor, id: number, change: SignIn): Promise<boolean> {
  return (await signInWith.run(executor, id, change)) > 0;
}

const renamed = command({
  name: 'session-was-renamed',
  text: 'select from session where previous_hash = $1 and renamed_at > $2',
  values: (hash: string, since: Date) => [hash, since],
});

/** Whether a session had this name until somebody signed in with it, after `since`. */
export async function wasRenamed(executor: Executor, hash: string, since: Date): Promise<boolean> {
  return (await renamed.run(executor, hash, since)) > 0;
}

const ofGuest = command({
  name: 'session-is-guests',
  text: 'select from session where id = $1 and person_id is null',
  values: (id: number) => [id],
});

/** Whether a session is still there and still a guest's. */
export async function isGuestSession(executor: Executor, id: number): Promise<boolean> {
  return (await ofGuest.run(executor, id)) > 0;
}

const deleteOne = command({
  name: 'session-delete',
  text: 'delete from session where hash = $1',
  values: (hash: string) => [hash],
});

export async function deleteSession(executor: Executor, hash: string): Promise<void> {
  await deleteOne.run(executor, hash);
}

const saveMode = command({
  name: 'session-save-mode',
  text: 'update session set mode = $2 where id = $1',
  values: (id: number, mode: 'b2b' | 'b2c') => [id, mode],
});

const saveFirstMode = command({
  name: 'session-save-first-mode',
  text: 'update session set mode = $2 where id = $1 and mode is null',
  values: (id: number, mode: 'b2b' | 'b2c') => [id, mode],
});

/** Keeps a mode for a visitor who has chosen none; false where one was chosen, or the session has ended meanwhile. */
export async function saveModeUnlessChosen(
  executor: Executor,
  id: number,
  mode: 'b2b' | 'b2c',
): Promise<boolean> {
  return (await saveFirstMode.run(executor, id, mode)) === 1;
}

const saveLanguage = command({
  name: 'session-save-language',
  text: 'update session set language = $2 where id = $1',
  values: (id: number, language: 'de' | 'en') => [id, language],
});

/** Keeps what a visitor has chosen; false when the session has ended meanwhile. */
export async function saveChoice(
  executor: Executor,
  id: number,
  choice: { readonly mode: 'b2b' | 'b2c' } | { readonly language: 'de' | 'en' },
): Promise<boolean> {
  const saved =
    'mode' in choice
      ? await saveMode.run(executor, id, choice.mode)
      : await saveLanguage.run(executor, id, choice.language);
  return saved === 1;
}

interface SeenBefore {
  readonly guestsSeenBefore: Date;
  readonly membersSeenBefore: Date;
}

const deleteExpired = command({
  name: 'session-delete-expired',
  text: 'delete from session where last_seen_at < $1 or person_id is not null and last_seen_at < $2',
  values: ({ guestsSeenBefore, membersSeenBefore }: SeenBefore) => [guestsSeenBefore, membersSeenBefore],
});

/** Deletes what nobody can use any more; returns how many. */
export const deleteExpiredSessions = (executor: Executor, limits: SeenBefore): Promise<number> =>
  deleteExpired.run(executor, limits);
