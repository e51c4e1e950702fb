import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** A secret as the database keeps it, and the step whose code was used last. */
export interface StoredFactor {
  readonly secret: string;
  readonly lastStep: number;
}

const Stored = z.object({ secret: z.string(), lastStep: z.number() });

const confirmed = question({
  name: 'second-factor-confirmed',
  text: `select secret, last_step::float8 as "lastStep" from second_factor
    where person_id = $1 and confirmed_at is not null for update`,
  values: (userId: number) => [userId],
  row: Stored,
});

/** The factor a person signs in with; until the transaction ends nobody else uses a code of it (R10). Null without one. */
export const lockFactor = (executor: Executor, userId: number): Promise<StoredFactor | null> =>
  confirmed.first(executor, userId);

const begun = question({
  name: 'second-factor-begun',
  text: `select secret, last_step::float8 as "lastStep" from second_factor
    where person_id = $1 and confirmed_at is null and begun_at > $2 for update`,
  values: (userId: number, since: Date) => [userId, since],
  row: Stored,
});

/** The factor a person is setting up since then. */
export const lockBegunFactor = (
  executor: Executor,
  userId: number,
  since: Date,
): Promise<StoredFactor | null> => begun.first(executor, userId, since);

const begin = command({
  name: 'second-factor-begin',
  text: `insert into second_factor as f (person_id, secret, begun_at) values ($1, $2, $3)
    on conflict (person_id) do update set secret = excluded.secret, begun_at = excluded.begun_at
    where f.confirmed_at is null`,
  values: (userId: number, secret: string, now: Date) => [userId, secret, now],
});

/** Keeps a secret that is being set up; false where the person has a confirmed one already. */
export const beginFactor = async (
  executor: Executor,
  userId: number,
  secret: string,
  now: Date,
): Promise<boolean> => (await begin.run(executor, userId, secret, now)) === 1;

const confirm = command({
  name: 'second-factor-confirm',
  text: 'update second_factor set confirmed_at = $3, last_step = $2 where person_id = $1',
  values: (userId: number, step: number, now: Date) => [userId, step, now],
});

export async function confirmFactor(
  executor: Executor,
  userId: number,
  step: number,
  now: Date,
): Promise<void> {
  await confirm.run(executor, userId, step, now);
}

const spend = command({
  name: 'second-factor-use-step',
  text: 'update second_factor set last_step = $2 where person_id = $1 and last_step < $2',
  values: (userId: number, step: number) => [userId, step],
});

/** Uses the code of a step up; false when it was used meanwhile. */
export const spendStep = async (executor: Executor, userId: number, step: number): Promise<boolean> =>
  (await spend.run(executor, userId, step)) === 1;

const end = command({
  name: 'second-factor-end',
  text: 'delete from second_factor where person_id = $1',
  values: (userId: number) => [userId],
});

/** Deletes the app of a person. */
export async function deleteFactor(executor: Executor, userId: number): Promise<void> {
  await end.run(executor, userId);
}

const state = question({
  name: 'second-factor-state',
  text: `select exists (select from second_factor f where f.person_id = $1 and f.confirmed_at is not null) as "hasApp",
      exists (select from passkey k where k.person_id = $1) as "hasPasskey",
      (select count(*) from second_factor_recovery r where r.person_id = $1)::int as "codesLeft"`,
  values: (userId: number) => [userId],
  row: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean(), codesLeft: z.number() }),
});

/** By what a person shows a second factor, and how many recovery codes are left. */
export const stateOfFactors = (executor: Executor, userId: number) => state.one(executor, userId);

/** Whether a person with these factors signs in with a second one. */
export const isFactorOn = ({
  hasApp,
  hasPasskey,
}: {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}): boolean => hasApp || hasPasskey;

const lockOwner = command({
  name: 'second-factor-lock-owner',
  text: 'select from person where id = $1 for no key update',
  values: (userId: number) => [userId],
});

/** Until the transaction ends nobody else changes which factors a person has. */
export async function lockFactorsOf(executor: Executor, userId: number): Promise<void> {
  await lockOwner.run(executor, userId);
}

const forgetCodes = command({
  name: 'second-factor-forget-codes',
  text: 'delete from second_factor_recovery where person_id = $1',
  values: (userId: number) => [userId],
});

const keepCodes = command({
  name: 'second-factor-keep-codes',
  text: 'insert into second_factor_recovery (person_id, hash) select $1, unnest($2::text[])',
  values: (userId: number, hashes: readonly string[]) => [userId, hashes],
});

/** Keeps recovery codes by their hashes instead of the ones from before. */
export async function replaceRecoveryCodes(
  executor: Executor,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await forgetCodes.run(executor, userId);
  await keepCodes.run(executor, userId, hashes);
}

/** Makes the recovery codes of a person worthless. */
export async function forgetRecoveryCodes(executor: Executor, userId: number): Promise<void> {
  await forgetCodes.run(executor, userId);
}

const spendCode = command({
  name: 'second-factor-use-code',
  text: 'delete from second_factor_recovery where person_id = $1 and hash = $2',
  values: (userId: number, hash: string) => [userId, hash],
});

/** Uses a recovery code up, in one statement; false where it is none (any more). */
export const spendRecoveryCode = async (executor: Executor, userId: number, hash: string): Promise<boolean> =>
  (await spendCode.run(executor, userId, hash)) === 1;

const deleteBegun = command({
  name: 'second-factor-delete-begun',
  text: 'delete from second_factor where confirmed_at is null and begun_at < $1',
  values: (before: Date) => [before],
});

/** Deletes secrets nobody has confirmed. */
export async function deleteBegunBefore(executor: Executor, before: Date): Promise<void> {
  await deleteBegun.run(executor, before);
}
