import * as z from 'zod/mini';
import { ListedAddress } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { personName } from '#server/person/person.sql.ts';
import { addressColumns } from './stored-address.ts';

/** SQL of whether the person `$1` may have goods or invoices sent to the address `a`: an own one, or one of the firm. */
const isAtHand = '(a.person_id = $1 or a.account_id = (select p.account_id from person p where p.id = $1))';

const list = question({
  name: 'address-list',
  text: `select ${selected(addressColumns, 'a')}, a.account_id is not null as "isOfFirm" from address a where ${isAtHand}
    order by a.account_id is not null, a.is_default desc, a.id`,
  values: (userId: number) => [userId],
  row: ListedAddress,
});

const find = question({
  name: 'address-find',
  text: `select ${selected(addressColumns, 'a')} from address a where ${isAtHand} and a.id = $2`,
  values: (userId: number, id: number) => [userId, id],
  row: rowOf(addressColumns),
});

/** The person's own addresses, the default one first, then those of the firm. */
export const listAddresses = (executor: Executor, userId: number): Promise<ListedAddress[]> =>
  list.all(executor, userId);

/** An address the person may use; null for a foreign one just as for one that does not exist (R23). */
export const findAddress = (executor: Executor, userId: number, id: number): Promise<Address | null> =>
  find.first(executor, userId, id);

const ofPeople = question({
  name: 'address-of-people',
  text: `select ${selected(addressColumns, 'a')}, p.id::float8 as "personId",
      ${personName('p')} as "personName", p.email as "personEmail"
    from address a join person p on p.id = a.person_id where p.account_id = $1
    order by p.lastname, p.firstname, p.id, a.is_default desc, a.id`,
  values: (accountId: number) => [accountId],
  row: z.extend(rowOf(addressColumns), {
    personId: z.number(),
    personName: z.string(),
    personEmail: z.string(),
  }),
});

/** Addresses the people of a firm keep, with whose they are. */
export const listAddressesOfPeople = (executor: Executor, accountId: number) =>
  ofPeople.all(executor, accountId);

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
