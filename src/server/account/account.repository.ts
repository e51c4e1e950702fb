import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { account, user } from '#server/database/schema/user.ts';

export type NewAccount = typeof account.$inferInsert;
export type NewUser = typeof user.$inferInsert;

/** What a login needs to decide; found by the normalised mail address. */
export async function findCredentials(executor: Executor, emailNormalised: string) {
  const [row] = await executor
    .select({
      id: user.id,
      passwordHash: user.passwordHash,
      isActive: user.isActive,
      isApproved: user.isApproved,
    })
    .from(user)
    .where(eq(user.emailNormalised, emailNormalised));
  return row ?? null;
}

export async function insertAccount(executor: Executor, values: NewAccount): Promise<number> {
  const [row] = await executor.insert(account).values(values).returning({ id: account.id });
  if (row === undefined) throw new Error('the account was not stored');
  return row.id;
}

export async function insertUser(executor: Executor, values: NewUser): Promise<number> {
  const [row] = await executor.insert(user).values(values).returning({ id: user.id });
  if (row === undefined) throw new Error('the user was not stored');
  return row.id;
}

export async function hasUsers(executor: Executor): Promise<boolean> {
  const rows = await executor.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}
