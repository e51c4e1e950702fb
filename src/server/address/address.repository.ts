import * as z from 'zod/mini';
import type { Address, AddressInput } from '#contract/address.ts';
import { assigned, namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { addressColumns, typedAddressColumns } from './stored-address.ts';

const row = rowOf(addressColumns);

const list = question({
  name: 'address-list',
  text: `select ${selected(addressColumns, 'a')} from address a where a.person_id = $1
    order by a.is_default desc, a.id`,
  values: (userId: number) => [userId],
  row,
});

const find = question({
  name: 'address-find',
  text: `select ${selected(addressColumns, 'a')} from address a where a.person_id = $1 and a.id = $2`,
  values: (userId: number, id: number) => [userId, id],
  row,
});

const insert = question({
  name: 'address-insert',
  text: `insert into address (person_id, is_default, ${namesOf(typedAddressColumns)})
    values ($1, $2, ${placesOf(typedAddressColumns, 3)}) returning ${selected(addressColumns, 'address')}`,
  values: (userId: number, isDefault: boolean, typed: AddressInput) => [
    userId,
    isDefault,
    ...valuesOf(typedAddressColumns, typed),
  ],
  row,
});

/** The person's own addresses, the default one first. */
export const listAddresses = (executor: Executor, userId: number): Promise<Address[]> =>
  list.all(executor, userId);

/** One of the person's own addresses; null for a foreign one just as for one that does not exist (R23). */
export const findAddress = (executor: Executor, userId: number, id: number): Promise<Address | null> =>
  find.first(executor, userId, id);

export const insertAddress = (
  executor: Executor,
  userId: number,
  typed: AddressInput,
  isDefault: boolean,
): Promise<Address> => insert.one(executor, userId, isDefault, typed);

const lock = command({
  name: 'address-lock-owner',
  text: 'select from person where id = $1 for update',
  values: (userId: number) => [userId],
});

const count = question({
  name: 'address-count',
  text: 'select count(*)::int as count from address where person_id = $1',
  values: (userId: number) => [userId],
  row: z.object({ count: z.number() }),
});

/**
 * How many addresses the person keeps. Until the transaction ends nobody else changes them: at most one is the default,
 * whoever says so at the same time. Counted by a statement of its own: one that waits for the lock counts what was before.
 */
export async function lockAddresses(executor: Executor, userId: number): Promise<number> {
  await lock.run(executor, userId);
  return (await count.one(executor, userId)).count;
}

const update = command({
  name: 'address-update',
  text: `update address set ${assigned(typedAddressColumns, 3)} where person_id = $1 and id = $2`,
  values: (userId: number, id: number, typed: AddressInput) => [
    userId,
    id,
    ...valuesOf(typedAddressColumns, typed),
  ],
});

/** Whether the person keeps such an address; it is changed then. */
export const updateAddress = async (
  executor: Executor,
  userId: number,
  id: number,
  typed: AddressInput,
): Promise<boolean> => (await update.run(executor, userId, id, typed)) === 1;

const remove = command({
  name: 'address-delete',
  text: 'delete from address where person_id = $1 and id = $2',
  values: (userId: number, id: number) => [userId, id],
});

/** Whether the person kept such an address; it is gone then. */
export const deleteAddress = async (executor: Executor, userId: number, id: number): Promise<boolean> =>
  (await remove.run(executor, userId, id)) === 1;

const clearDefault = command({
  name: 'address-clear-default',
  text: 'update address set is_default = false where person_id = $1 and is_default',
  values: (userId: number) => [userId],
});

const setDefault = command({
  name: 'address-set-default',
  text: 'update address set is_default = true where person_id = $1 and id = $2',
  values: (userId: number, id: number) => [userId, id],
});

/** Makes one of the person's addresses the only default; the caller holds the lock. */
export async function setDefaultAddress(executor: Executor, userId: number, id: number): Promise<boolean> {
  await clearDefault.run(executor, userId);
  return (await setDefault.run(executor, userId, id)) === 1;
}

const provideDefault = command({
  name: 'address-provide-default',
  text: `update address set is_default = true
    where id = (select min(id) from address where person_id = $1)
      and not exists (select from address where person_id = $1 and is_default)`,
  values: (userId: number) => [userId],
});

/** The oldest address becomes the default where none is. */
export async function provideDefaultAddress(executor: Executor, userId: number): Promise<void> {
  await provideDefault.run(executor, userId);
}
