import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** An account trusts at most this many browsers; the ones that were not used longest are forgotten. */
const mostDevicesOfPerson = 20;

const trusted = question({
  name: 'login-device-trusted',
  // What a browser is counted as whatever name it has got meanwhile.
  text: `select coalesce(d.counted_as, d.hash) as "countedAs" from login_device d join person p on p.id = d.person_id
    where d.hash = $1 and p.email_normalised = $2 and d.valid_until > $3`,
  values: (hash: string, emailNormalised: string, now: Date) => [hash, emailNormalised, now],
  row: z.object({ countedAs: z.string() }),
});

/**
 * What a browser's attempts are counted as for the account with this mail address; null when the account does not trust
 * it. Stays the same when the browser gets a new name by signing in to another account.
 */
export async function findTrustedDevice(
  executor: Executor,
  hash: string,
  emailNormalised: string,
  now: Date,
): Promise<string | null> {
  return (await trusted.first(executor, hash, emailNormalised, now))?.countedAs ?? null;
}

export interface DeviceTrust {
  readonly hash: string;
  /** The browser's name until now: what other accounts keep of it goes over to the new one. Null when it had none. */
  readonly previousHash: string | null;
  readonly userId: number;
  readonly validUntil: Date;
  readonly now: Date;
}

const rename = command({
  name: 'login-device-rename',
  text: 'update login_device set hash = $2, counted_as = coalesce(counted_as, hash) where hash = $1',
  values: (previousHash: string, hash: string) => [previousHash, hash],
});

const trust = question({
  name: 'login-device-trust',
  text: `insert into login_device as d (hash, person_id, seen_at, valid_until) values ($1, $2, $3, $4)
    on conflict (hash, person_id) do update set seen_at = excluded.seen_at,
      valid_until = greatest(d.valid_until, excluded.valid_until)
    returning id::float8 as id`,
  values: ({ hash, userId, now, validUntil }: DeviceTrust) => [hash, userId, now, validUntil],
  row: z.object({ id: z.number() }),
});

const deleteSurplus = command({
  name: 'login-device-delete-surplus',
  text: `delete from login_device where person_id = $1 and hash in (select hash from login_device
    where person_id = $1 order by seen_at desc, hash offset ${mostDevicesOfPerson})`,
  values: (userId: number) => [userId],
});

/**
 * Makes an account trust a browser under its new name; the name from before is worthless from then on. Gives the number the
 * browser keeps under every name.
 */
export async function trustDevice(executor: Executor, device: DeviceTrust): Promise<number> {
  if (device.previousHash !== null) await rename.run(executor, device.previousHash, device.hash);
  const { id } = await trust.one(executor, device);
  await deleteSurplus.run(executor, device.userId);
  return id;
}

const list = question({
  name: 'login-device-list',
  text: `select id::float8 as id, hash, seen_at as "seenAt" from login_device
    where person_id = $1 and valid_until > $2 order by seen_at desc, id desc`,
  values: (userId: number, now: Date) => [userId, now],
  row: z.object({ id: z.number(), hash: z.string(), seenAt: z.date() }),
});

/** Browsers a person's account trusts now, the one used last first. */
export const listDevices = (executor: Executor, userId: number, now: Date) => list.all(executor, userId, now);

const forgetOne = command({
  name: 'login-device-forget',
  text: 'delete from login_device where person_id = $1 and id = $2',
  values: (userId: number, id: number) => [userId, id],
});

/** Withdraws the trust in one browser of a person; somebody else's stays (R23). */
export async function forgetDevice(executor: Executor, userId: number, id: number): Promise<void> {
  await forgetOne.run(executor, userId, id);
}

const forgetOthers = command({
  name: 'login-device-forget-others',
  text: 'delete from login_device where person_id = $1 and hash is distinct from $2',
  values: (userId: number, keptHash: string | null) => [userId, keptHash],
});

/** Withdraws the trust in every browser of a person. @param keptHash but this one; null = in each */
export async function forgetDevices(
  executor: Executor,
  userId: number,
  keptHash: string | null,
): Promise<void> {
  await forgetOthers.run(executor, userId, keptHash);
}

const deleteOld = command({
  name: 'login-device-delete-old',
  text: 'delete from login_device where valid_until < $1',
  values: (now: Date) => [now],
});

export async function deleteDevicesBefore(executor: Executor, now: Date): Promise<void> {
  await deleteOld.run(executor, now);
}
