import * as z from 'zod/mini';
import {
  bigint,
  boolean,
  fieldsOf,
  namesOf,
  readFrom,
  rowOf,
  selected,
  text,
} from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';

const invitedColumns = {
  email: text('email'),
  emailNormalised: text('email_normalised'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  isAdmin: boolean('is_admin'),
  mayOrder: boolean('may_order'),
};
const invitationColumns = { id: bigint('id'), accountId: bigint('account_id'), ...invitedColumns };
const selectedInvitation = selected(invitationColumns, 'i');
const Invitation = rowOf(invitationColumns);
export type StoredInvitation = z.output<typeof Invitation>;

interface NewInvitations {
  readonly accountId: number;
  readonly invited: readonly Omit<StoredInvitation, 'id' | 'accountId'>[];
  readonly by: number;
  readonly language: 'de' | 'en';
  readonly now: Date;
  readonly validUntil: Date;
}

/** Violated where a firm has invited the mail address already. */
export const uniqueInvitation = 'invitation_email';

const insert = question({
  name: 'invitation-insert',
  text: `insert into invitation (account_id, invited_by, language, invited_at, valid_until, is_waiting, ${namesOf(invitedColumns)})
    select $1, $2, $3, $4, $5, true, ${readFrom(invitedColumns, 'x')}
    from json_to_recordset($6::json) as x (${fieldsOf(invitedColumns)}) returning id::float8 as id`,
  values: ({ accountId, invited, by, language, now, validUntil }: NewInvitations) => [
    accountId,
    by,
    language,
    now,
    validUntil,
    JSON.stringify(invited),
  ],
  row: z.object({ id: z.number() }),
});

/** @throws the database's {@link uniqueInvitation} */
export const insertInvitation = async (executor: Executor, invitation: NewInvitations): Promise<number> =>
  (await insert.one(executor, invitation)).id;

/** @throws the database's {@link uniqueInvitation} */
export async function insertInvitations(executor: Executor, invitations: NewInvitations): Promise<void> {
  await insert.all(executor, invitations);
}

const list = question({
  name: 'invitation-list',
  text: `select ${selectedInvitation}, i.valid_until as "validUntil", i.invited_by::float8 as "invitedBy"
    from invitation i where i.account_id = $1
    order by i.lastname, i.firstname, i.id`,
  values: (accountId: number) => [accountId],
  row: z.extend(Invitation, { validUntil: z.date(), invitedBy: z.nullable(z.number()) }),
});

/** Whom a firm has invited and who has not joined yet. */
export const listInvitations = (executor: Executor, accountId: number) => list.all(executor, accountId);

const renew = question({
  name: 'invitation-renew',
  text: `update invitation i set is_waiting = true, key_hash = null, language = $3, invited_at = $4, valid_until = $5
    where i.account_id = $1 and i.id = $2 returning ${selectedInvitation}`,
  values: (
    accountId: number,
    id: number,
    { language, now, validUntil }: Pick<NewInvitations, 'language' | 'now' | 'validUntil'>,
  ) => [accountId, id, language, now, validUntil],
  row: Invitation,
});

/** Has another mail written; the link of the one before is worthless. Null where the firm has no such invitation. */
export const renewInvitation = (
  executor: Executor,
  accountId: number,
  id: number,
  again: Pick<NewInvitations, 'language' | 'now' | 'validUntil'>,
): Promise<StoredInvitation | null> => renew.first(executor, accountId, id, again);

const withdraw = question({
  name: 'invitation-withdraw',
  text: `delete from invitation i where i.account_id = $1 and i.id = $2 returning ${selectedInvitation}`,
  values: (accountId: number, id: number) => [accountId, id],
  row: Invitation,
});

/** Deletes an invitation; null where the firm has no such one. */
export const deleteInvitation = (
  executor: Executor,
  accountId: number,
  id: number,
): Promise<StoredInvitation | null> => withdraw.first(executor, accountId, id);

const withdrawOf = question({
  name: 'invitation-withdraw-of',
  text: `delete from invitation i where i.account_id = $1 and i.invited_by = any($2::bigint[])
    returning ${selectedInvitation}`,
  values: (accountId: number, by: readonly number[]) => [accountId, by],
  row: Invitation,
});

/** Deletes what people of the firm have invited, and gives it. */
export const deleteInvitationsOf = (
  executor: Executor,
  accountId: number,
  by: readonly number[],
): Promise<StoredInvitation[]> => withdrawOf.all(executor, accountId, by);

const take = question({
  name: 'invitation-take',
  text: `with next as (select id from invitation where is_waiting order by invited_at limit 1 for update skip locked)
    update invitation i set is_waiting = false, key_hash = $1 from next, account a
    where i.id = next.id and a.id = i.account_id
    returning i.email, i.firstname, i.lastname, i.language, i.valid_until as "validUntil", a.company,
      (select trim(p.firstname || ' ' || p.lastname) from person p where p.id = i.invited_by) as "invitedBy"`,
  values: (keyHash: string) => [keyHash],
  row: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    language: z.enum(['de', 'en']),
    validUntil: z.date(),
    company: z.string(),
    invitedBy: z.nullable(z.string()),
  }),
});

export const isInvitationWaiting = waitingIn('invitation-waiting', 'invitation where is_waiting');

/** Takes the next invitation whose mail is to be written, and keeps the key of that; null when none waits. */
export const takeInvitation = (executor: Executor, keyHash: string) => take.first(executor, keyHash);

const find = question({
  name: 'invitation-find',
  text: `select ${selectedInvitation}, a.company from invitation i join account a on a.id = i.account_id
    where i.key_hash = $1 and i.email_normalised = $2 and i.valid_until > $3`,
  values: (keyHash: string, emailNormalised: string, now: Date) => [keyHash, emailNormalised, now],
  row: z.extend(Invitation, { company: z.string() }),
});

/** The invitation a key belongs to; null when it is for none, or not for that mail address. */
export const findInvitation = (executor: Executor, keyHash: string, emailNormalised: string, now: Date) =>
  find.first(executor, keyHash, emailNormalised, now);

const spend = command({
  name: 'invitation-spend',
  text: 'delete from invitation where key_hash = $1',
  values: (keyHash: string) => [keyHash],
});

/** Uses an invitation up, in one statement; false when it was used or withdrawn meanwhile (R7). */
export const spendInvitation = async (executor: Executor, keyHash: string): Promise<boolean> =>
  (await spend.run(executor, keyHash)) === 1;

const deleteOld = command({
  name: 'invitation-delete-old',
  text: 'delete from invitation where valid_until < $1',
  values: (before: Date) => [before],
});

export async function deleteInvitationsBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
