import { and, asc, desc, eq } from 'drizzle-orm';
import type { Address, AddressInput } from '#contract/address.ts';
import type { Executor } from '#server/database/pool.ts';
import { address } from '#server/database/schema/address.ts';

type AddressRow = typeof address.$inferSelect;

function toAddress({ userId: _userId, ...row }: AddressRow): Address {
  return row;
}

/** The person's own addresses, the default one first. */
export async function listAddresses(executor: Executor, userId: number): Promise<Address[]> {
  const rows = await executor
    .select()
    .from(address)
    .where(eq(address.userId, userId))
    .orderBy(desc(address.isDefault), asc(address.id));
  return rows.map(toAddress);
}

/** One of the person's own addresses; null for a foreign one just as for one that does not exist (R23). */
export async function findAddress(executor: Executor, userId: number, id: number): Promise<Address | null> {
  const [row] = await executor
    .select()
    .from(address)
    .where(and(eq(address.userId, userId), eq(address.id, id)));
  return row === undefined ? null : toAddress(row);
}

export async function insertAddress(
  executor: Executor,
  userId: number,
  typed: AddressInput,
  isDefault: boolean,
): Promise<Address> {
  const [row] = await executor
    .insert(address)
    .values({ ...typed, userId, isDefault })
    .returning();
  if (row === undefined) throw new Error('the address was not stored');
  return toAddress(row);
}
