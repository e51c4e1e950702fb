import * as z from 'zod/mini';
import type { Address, AddressInput } from '#contract/address.ts';
import { assigned, namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { addressColumns, typedAddressColumns } from './stored-address.ts';

/** Addresses as their owner keeps them. */
export interface OwnedAddresses {
  readonly list: (executor: Executor, ownerId: number) => Promise<Address[]>;
  /**
   * How many addresses the owner keeps. Until the transaction ends nobody else changes them: at most one is the default,
   * whoever says so at the same time. Counted by a statement of its own: one that waits for the lock counts what was before.
   */
  readonly lock: (executor: Executor, ownerId: number) => Promise<number>;
  readonly insert: (
    executor: Executor,
    ownerId: number,
    typed: AddressInput,
    isDefault: boolean,
  ) => Promise<Address>;
  /** Whether the owner keeps such an address; it is changed then. */
  readonly update: (executor: Executor, ownerId: number, id: number, typed: AddressInput) => Promise<boolean>;
  /** Whether the owner kept such an address; it is gone then. */
  readonly remove: (executor: Executor, ownerId: number, id: number) => Promise<boolean>;
}

/** @param owner table of the owners, by which the column is called, too */
function ownedBy(owner: 'person' | 'account'): OwnedAddresses {
  const column = `${owner}_id`;
  const row = rowOf(addressColumns);
  const list = question({
    name: `address-list-of-${owner}`,
    text: `select ${selected(addressColumns, 'a')} from address a where a.${column} = $1 order by a.is_default desc, a.id`,
    values: (ownerId: number) => [ownerId],
    row,
  });
  const lock = command({
    name: `address-lock-${owner}`,
    text: `select from ${owner} where id = $1 for no key update`,
    values: (ownerId: number) => [ownerId],
  });
  const count = question({
    name: `address-count-of-${owner}`,
    text: `select count(*)::int as count from address where ${column} = $1`,
    values: (ownerId: number) => [ownerId],
    row: z.object({ count: z.number() }),
  });
  const insert = question({
    name: `address-insert-of-${owner}`,
    text: `insert into address (${column}, is_default, ${namesOf(typedAddressColumns)})
      values ($1, $2, ${placesOf(typedAddressColumns, 3)}) returning ${selected(addressColumns, 'address')}`,
    values: (ownerId: number, isDefault: boolean, typed: AddressInput) => [
      ownerId,
      isDefault,
      ...valuesOf(typedAddressColumns, typed),
    ],
    row,
  });
  const update = command({
    name: `address-update-of-${owner}`,
    text: `update address set ${assigned(typedAddressColumns, 3)} where ${column} = $1 and id = $2`,
    values: (ownerId: number, id: number, typed: AddressInput) => [
      ownerId,
      id,
      ...valuesOf(typedAddressColumns, typed),
    ],
  });
  const remove = command({
    name: `address-delete-of-${owner}`,
    text: `delete from address where ${column} = $1 and id = $2`,
    values: (ownerId: number, id: number) => [ownerId, id],
  });
  return {
    list: (executor, ownerId) => list.all(executor, ownerId),
    async lock(executor, ownerId) {
      await lock.run(executor, ownerId);
      return (await count.one(executor, ownerId)).count;
    },
    insert: (executor, ownerId, typed, isDefault) => insert.one(executor, ownerId, isDefault, typed),
    update: async (executor, ownerId, id, typed) => (await update.run(executor, ownerId, id, typed)) === 1,
    remove: async (executor, ownerId, id) => (await remove.run(executor, ownerId, id)) === 1,
  };
}

/** What people keep for themselves. */
export const addressesOfPeople = ownedBy('person');
/** What a firm keeps for all its people. */
export const addressesOfFirms = ownedBy('account');
