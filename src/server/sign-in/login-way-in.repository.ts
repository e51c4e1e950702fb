import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { askedNames } from './asked-names.repository.ts';

/** Names whose sign-in was slowed. */
export const {
  note: noteSlowed,
  isWaiting: isSlowedNameWaiting,
  take: takeSlowedName,
} = askedNames('login_slowed', 'slowed_at');

interface WayIn {
  readonly userId: number;
  readonly hash: string;
  readonly validUntil: Date;
}

const keep = command({
  name: 'login-way-in-keep',
  text: `insert into login_way_in (person_id, hash, valid_until) values ($1, $2, $3)
    on conflict (person_id) do update set hash = excluded.hash, valid_until = excluded.valid_until`,
  values: ({ userId, hash, validUntil }: WayIn) => [userId, hash, validUntil],
});

/** Keeps a way in by its token's hash; an earlier one of the person is worthless from then on. */
export async function keepWayIn(executor: Executor, wayIn: WayIn): Promise<void> {
  await keep.run(executor, wayIn);
}

const use = question({
  name: 'login-way-in-use',
  text: `delete from login_way_in where hash = $1 and valid_until > $2 returning person_id::float8 as "userId"`,
  values: (hash: string, now: Date) => [hash, now],
  row: z.object({ userId: z.number() }),
});

/** Uses a way in up, in one statement, so that it is used once (case R7). Gives whose it was; null when none is valid. */
export async function useWayIn(executor: Executor, hash: string, now: Date): Promise<number | null> {
  return (await use.first(executor, hash, now))?.userId ?? null;
}

const forgetOfPerson = command({
  name: 'login-way-in-forget',
  text: 'delete from login_way_in where person_id = $1',
  values: (userId: number) => [userId],
});

/** What was mailed to a person before is worthless from now on. */
export async function forgetWayIn(executor: Executor, userId: number): Promise<void> {
  await forgetOfPerson.run(executor, userId);
}

const deleteSlowed = command({
  name: 'login-slowed-delete-old',
  text: 'delete from login_slowed where slowed_at < $1',
  values: (before: Date) => [before],
});

const deleteWaysIn = command({
  name: 'login-way-in-delete-old',
  text: 'delete from login_way_in where valid_until < $1',
  values: (before: Date) => [before],
});

export async function deleteWaysInBefore(
  executor: Executor,
  before: { readonly slowed: Date; readonly valid: Date },
): Promise<void> {
  await deleteSlowed.run(executor, before.slowed);
  await deleteWaysIn.run(executor, before.valid);
}
