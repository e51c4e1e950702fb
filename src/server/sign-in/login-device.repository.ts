import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { loginDevice } from '#server/database/schema/session.ts';
import { user } from '#server/database/schema/user.ts';

/** An account trusts at most this many browsers; the ones that were not used longest are forgotten. */
const mostDevicesOfPerson = 20;

/** What a browser is counted as whatever name it has got meanwhile. */
const countedAs = sql<string>`coalesce(${loginDevice.countedAs}, ${loginDevice.hash})`;

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
  const [trusted] = await executor
    .select({ countedAs })
    .from(loginDevice)
    .innerJoin(user, eq(user.id, loginDevice.userId))
    .where(
      and(
        eq(loginDevice.hash, hash),
        eq(user.emailNormalised, emailNormalised),
        gt(loginDevice.validUntil, now),
      ),
    );
  return trusted?.countedAs ?? null;
}

export interface DeviceTrust {
  readonly hash: string;
  /** The browser's name until now: what other accounts keep of it goes over to the new one. Null when it had none. */
  readonly previousHash: string | null;
  readonly userId: number;
  readonly validUntil: Date;
  readonly now: Date;
}

/** Makes an account trust a browser under its new name; the name from before is worthless from then on. */
export async function trustDevice(
  executor: Executor,
  { hash, previousHash, userId, validUntil, now }: DeviceTrust,
): Promise<void> {
  if (previousHash !== null) {
    await executor.update(loginDevice).set({ hash, countedAs }).where(eq(loginDevice.hash, previousHash));
  }
  await executor
    .insert(loginDevice)
    .values({ hash, userId, seenAt: now, validUntil })
    .onConflictDoUpdate({
      target: [loginDevice.hash, loginDevice.userId],
      set: { seenAt: now, validUntil: sql`greatest(${loginDevice.validUntil}, excluded.valid_until)` },
    });
  await executor.execute(
    sql`delete from login_device where person_id = ${userId} and hash in (select hash from login_device
      where person_id = ${userId} order by seen_at desc, hash offset ${mostDevicesOfPerson})`,
  );
}

export async function deleteDevicesBefore(executor: Executor, now: Date): Promise<void> {
  await executor.delete(loginDevice).where(lt(loginDevice.validUntil, now));
}
