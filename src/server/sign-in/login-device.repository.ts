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
  /** What the browser calls itself. */
  readonly name: string;
  /** Where it is; an account shows where it was used first and last. */
  readonly network: string;
  readonly now: Date;
}

const rename = command({
  name: 'login-device-rename',
  text: 'update login_device set hash = $2, counted_as = coalesce(counted_as, hash) where hash = $1',
  values: (previousHash: string, hash: string) => [previousHash, hash],
});

const trust = question({
  name: 'login-device-trust',
  text: `insert into login_device as d (hash, person_id, known_since, seen_at, valid_until, name, network, last_network)
    values ($1, $2, $3, $3, $4, $5, $6, $6)
    on conflict (hash, person_id) do update set seen_at = excluded.seen_at, name = excluded.name,
      network = coalesce(nullif(d.network, ''), excluded.network), last_network = excluded.last_network,
      valid_until = greatest(d.valid_until, excluded.valid_until)
    returning id::float8 as id`,
  values: ({ hash, userId, now, validUntil, name, network }: DeviceTrust) => [
    hash,
    userId,
    now,
    validUntil,
    name,
    network,
  ],
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
  text: `select id::float8 as id, hash, name, network, last_network as "lastNetwork", known_since as "knownSince", seen_at as "seenAt",
      coalesce(trusted_until > $2, false) as "isTrusted"
    from login_device where person_id = $1 and valid_until > $2 order by seen_at desc, id desc`,
  values: (userId: number, now: Date) => [userId, now],
  row: z.object({
    id: z.number(),
    hash: z.string(),
    name: z.string(),
    network: z.string(),
    lastNetwork: z.string(),
    knownSince: z.date(),
    seenAt: z.date(),
    isTrusted: z.boolean(),
  }),
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

const spare = command({
  name: 'login-device-trust-until',
  text: 'update login_device set trusted_until = $2 where id = $1',
  values: (id: number, until: Date) => [id, until],
});

/** Spares the sign-ins of one browser the second factor. */
export async function spareDevice(executor: Executor, id: number, until: Date): Promise<void> {
  await spare.run(executor, id, until);
}

const isSpared = command({
  name: 'login-device-is-trusted',
  text: 'select from login_device where person_id = $1 and hash = $2 and trusted_until > $3 and valid_until > $3',
  values: (userId: number, hash: string, now: Date) => [userId, hash, now],
});

/** Whether a person signs in with this browser without the second factor. */
export const isDeviceSpared = async (
  executor: Executor,
  userId: number,
  hash: string,
  now: Date,
): Promise<boolean> => (await isSpared.run(executor, userId, hash, now)) === 1;

const distrust = command({
  name: 'login-device-distrust',
  text: 'update login_device set trusted_until = null where person_id = $1',
  values: (userId: number) => [userId],
});

/** Spares no browser of a person the second factor any more. */
export async function distrustDevices(executor: Executor, userId: number): Promise<void> {
  await distrust.run(executor, userId);
}

const deleteOld = command({
  name: 'login-device-delete-old',
  text: 'delete from login_device where valid_until < $1',
  values: (now: Date) => [now],
});

export async function deleteDevicesBefore(executor: Executor, now: Date): Promise<void> {
  await deleteOld.run(executor, now);
}
