import type { Address, AddressInput } from '#contract/address.ts';
import { namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
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
