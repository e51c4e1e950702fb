import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const members = `select p.id::float8 as id, trim(p.firstname || ' ' || p.lastname) as name, p.email, p.is_admin as "isAdmin",
    p.id is not distinct from a.deputy_id as "isDeputy", p.may_order as "mayOrder", p.is_active as "isActive",
    s.signed_in_at as "signedInAt"
  from person p join account a on a.id = p.account_id left join person_sign_in s on s.person_id = p.id
  where p.account_id = $1 and p.erased_at is null`;

const StoredMember = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isDeputy: z.boolean(),
  mayOrder: z.boolean(),
  isActive: z.boolean(),
  signedInAt: z.nullable(z.date()),
});
export type StoredMember = z.infer<typeof StoredMember>;

const list = question({
  name: 'firm-member-list',
  text: `${members} order by p.lastname, p.firstname, p.id`,
  values: (accountId: number) => [accountId],
  row: StoredMember,
});

/** Everybody of a firm, those who may not sign in any more among them. */
export const listMembers = (executor: Executor, accountId: number): Promise<StoredMember[]> =>
  list.all(executor, accountId);

const find = question({
  name: 'firm-member-find',
  text: `${members} and p.id = $2`,
  values: (accountId: number, id: number) => [accountId, id],
  row: StoredMember,
});

/** Somebody of the firm; null for another firm's just as for nobody (R23). */
export const findMember = (executor: Executor, accountId: number, id: number): Promise<StoredMember | null> =>
  find.first(executor, accountId, id);

const accountOf = question({
  name: 'firm-account-of-email',
  text: 'select account_id::float8 as "accountId" from person where email_normalised = $1',
  values: (emailNormalised: string) => [emailNormalised],
  row: z.object({ accountId: z.number() }),
});

/** The firm or private account a mail address belongs to; null = none. */
export const findAccountOfEmail = async (
  executor: Executor,
  emailNormalised: string,
): Promise<number | null> => (await accountOf.first(executor, emailNormalised))?.accountId ?? null;

const setRights = command({
  name: 'firm-member-rights',
  text: 'update person set is_admin = $2, may_order = $3 where id = $1',
  values: (id: number, isAdmin: boolean, mayOrder: boolean) => [id, isAdmin, mayOrder],
});

/** Says what somebody may; the caller holds the firm's lock and has found them in it. */
export async function changeRights(
  executor: Executor,
  id: number,
  { isAdmin, mayOrder }: { readonly isAdmin: boolean; readonly mayOrder: boolean },
): Promise<void> {
  await setRights.run(executor, id, isAdmin, mayOrder);
}

const setActive = command({
  name: 'firm-member-active',
  text: 'update person set is_active = $2 where id = $1',
  values: (id: number, isActive: boolean) => [id, isActive],
});

/** Says whether somebody may sign in; the caller holds the firm's lock and has found them in it. */
export async function changeActive(executor: Executor, id: number, isActive: boolean): Promise<void> {
  await setActive.run(executor, id, isActive);
}

const setDeputy = command({
  name: 'firm-deputy',
  text: 'update account set deputy_id = $2 where id = $1',
  values: (accountId: number, personId: number | null) => [accountId, personId],
});

/** Names who decides when the admins do not, instead of whoever did; null = nobody. */
export async function changeDeputy(
  executor: Executor,
  accountId: number,
  personId: number | null,
): Promise<void> {
  await setDeputy.run(executor, accountId, personId);
}
