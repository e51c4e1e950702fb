import * as z from 'zod/mini';
import { FirmMember } from '#contract/admin-users.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const members = `select p.id::float8 as id, trim(p.firstname || ' ' || p.lastname) as name, p.email, p.is_admin as "isAdmin",
    p.id is not distinct from a.deputy_id as "isDeputy", p.may_order as "mayOrder", p.is_active as "isActive",
    coalesce((select json_agg(json_build_object('id', c.id, 'number', c.number, 'name', c.name) order by c.number)
      from cost_center c where c.owner_id = p.id and c.is_active), '[]') as "costCenters",
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
  costCenters: FirmMember.shape.costCenters,
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

const accountsOf = question({
  name: 'firm-accounts-of-emails',
  text: `select email_normalised as "emailNormalised", account_id::float8 as "accountId" from person
    where email_normalised = any($1::text[])`,
  values: (emails: readonly string[]) => [emails],
  row: z.object({ emailNormalised: z.string(), accountId: z.number() }),
});

/**
 * The firms or private accounts mail addresses belong to; an address of none is left out.
 *
 * @param emails normalised
 */
export const findAccountsOfEmails = async (
  executor: Executor,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await accountsOf.all(executor, emails)).map(({ emailNormalised, accountId }) => [
      emailNormalised,
      accountId,
    ]),
  );

interface StoredRights {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly mayOrder: boolean;
}

const setRights = command({
  name: 'firm-member-rights',
  text: `update person p set is_admin = x."isAdmin", may_order = x."mayOrder"
    from json_to_recordset($1::json) as x (id bigint, "isAdmin" boolean, "mayOrder" boolean) where p.id = x.id`,
  values: (rights: readonly StoredRights[]) => [JSON.stringify(rights)],
});

/** Says what people may; the caller holds the firm's lock and has found them in it. */
export async function changeRights(executor: Executor, rights: readonly StoredRights[]): Promise<void> {
  await setRights.run(executor, rights);
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
