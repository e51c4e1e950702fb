import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

interface AskedName {
  readonly account: string;
  readonly email: string;
  readonly now: Date;
  readonly notAfter: Date;
}

const asked = command({
  name: 'password-request-note',
  text: `insert into password_request as r (account, email, asked_at) values ($1, $2, $3)
    on conflict (account) do update set email = excluded.email, asked_at = excluded.asked_at where r.asked_at <= $4`,
  values: ({ account, email, now, notAfter }: AskedName) => [account, email, now, notAfter],
});

/** Notes that a new password was asked for under a name, unless that was noted after `notAfter` already. */
export async function noteRequest(executor: Executor, name: AskedName): Promise<void> {
  await asked.run(executor, name);
}

const next = question({
  name: 'password-request-next',
  text: `select account, email from password_request where email is not null
    order by asked_at limit 1 for update skip locked`,
  values: () => [],
  row: z.object({ account: z.string(), email: z.string() }),
});

const forgetName = command({
  name: 'password-request-forget-name',
  text: 'update password_request set email = null where account = $1',
  values: (account: string) => [account],
});

/** Takes the next name that waits to be looked up and forgets how it is written; null when none waits. */
export async function takeRequest(executor: Executor): Promise<string | null> {
  const waiting = await next.first(executor);
  if (waiting === null) return null;
  await forgetName.run(executor, waiting.account);
  return waiting.email;
}

interface Reset {
  readonly userId: number;
  readonly hash: string;
  readonly validUntil: Date;
}

const keep = command({
  name: 'password-reset-keep',
  text: `insert into password_reset (person_id, hash, valid_until) values ($1, $2, $3)
    on conflict (person_id) do update set hash = excluded.hash, valid_until = excluded.valid_until`,
  values: ({ userId, hash, validUntil }: Reset) => [userId, hash, validUntil],
});

/** Keeps a way to a new password by its token's hash; an earlier one of the person is worthless from then on. */
export async function keepReset(executor: Executor, reset: Reset): Promise<void> {
  await keep.run(executor, reset);
}

const ownerOf = question({
  name: 'password-reset-owner',
  text: `select p.id::float8 as id, p.email, p.firstname, p.lastname, a.company, p.password_hash as "passwordHash"
    from password_reset r join person p on p.id = r.person_id join account a on a.id = p.account_id
    where r.hash = $1 and p.email_normalised = $2 and r.valid_until > $3`,
  values: (hash: string, email: string, now: Date) => [hash, email, now],
  row: z.object({
    id: z.number(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    passwordHash: z.string(),
  }),
});

/** Whose password a token is for; null when it is for none, or not for that name. */
export const findResetOwner = (executor: Executor, hash: string, email: string, now: Date) =>
  ownerOf.first(executor, hash, email, now);

const spend = command({
  name: 'password-reset-spend',
  text: 'delete from password_reset where hash = $1',
  values: (hash: string) => [hash],
});

/** Uses a token up, in one statement; false when it was used meanwhile (R7). */
export const spendReset = async (executor: Executor, hash: string): Promise<boolean> =>
  (await spend.run(executor, hash)) === 1;

const forgetOfPerson = command({
  name: 'password-reset-forget',
  text: 'delete from password_reset where person_id = $1',
  values: (userId: number) => [userId],
});

/** What was mailed to a person before is worthless from now on. */
export async function forgetReset(executor: Executor, userId: number): Promise<void> {
  await forgetOfPerson.run(executor, userId);
}

const deleteRequests = command({
  name: 'password-request-delete-old',
  text: 'delete from password_request where asked_at < $1',
  values: (before: Date) => [before],
});

const deleteResets = command({
  name: 'password-reset-delete-old',
  text: 'delete from password_reset where valid_until < $1',
  values: (before: Date) => [before],
});

export async function deleteResetsBefore(
  executor: Executor,
  before: { readonly asked: Date; readonly valid: Date },
): Promise<void> {
  await deleteRequests.run(executor, before.asked);
  await deleteResets.run(executor, before.valid);
}
