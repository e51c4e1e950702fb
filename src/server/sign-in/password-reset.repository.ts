import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { askedNames } from './asked-names.repository.ts';

/** Names a new password was asked for under. */
export const {
  note: noteRequest,
  isWaiting: isRequestWaiting,
  take: takeRequest,
} = askedNames('password_request', 'asked_at');

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
