import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { namesOf } from '#server/database/columns.ts';
import { listPositions, positionCount } from './list.sql.ts';
import { ListRow, positionColumns, PositionRow } from './stored-list.ts';
import type { StoredList, StoredListPosition } from './stored-list.ts';

const seen = question({
  name: 'dealer-list-all',
  // Lists of several people may have one slug.
  text: `select l.id::float8 as id, l.slug || '-' || l.id as slug, l.display_name as "displayName", l.description,
      ${positionCount}
    from shopping_list_share s join shopping_list l on l.id = s.list_id
    where s.account_id = $1 order by l.display_name, l.id`,
  values: (accountId: number) => [accountId],
  row: ListRow,
});

/** The lists the shop shows to an account, by name. */
export const dealerListsOf = (executor: Executor, accountId: number): Promise<StoredList[]> =>
  seen.all(executor, accountId);

const positions = question({
  name: 'dealer-list-positions',
  text: `${listPositions} join shopping_list_share s on s.list_id = l.id
    where s.account_id = $1 and l.id = $2 order by p.added_at, p.id`,
  values: (accountId: number, listId: number) => [accountId, listId],
  row: PositionRow,
});

/** What is on a list that is shown to an account; nothing where it is not. */
export const dealerPositionsOf = (
  executor: Executor,
  accountId: number,
  listId: number,
): Promise<StoredListPosition[]> => positions.all(executor, accountId, listId);

const copy = command({
  name: 'list-positions-copy',
  text: `insert into shopping_list_position (list_id, added_at, ${namesOf(positionColumns)})
    select $2, p.added_at, ${namesOf(positionColumns)} from shopping_list_position p where p.list_id = $1`,
  values: (from: number, to: number) => [from, to],
});

/** Puts all that is on a list on an empty one. The caller has made sure that both may be read and written. */
export async function copyPositions(executor: Executor, from: number, to: number): Promise<void> {
  await copy.run(executor, from, to);
}

const shared = question({
  name: 'list-shared-with',
  text: `select a.customer_number as number from shopping_list_share s join account a on a.id = s.account_id
    where s.list_id = $1 order by a.customer_number`,
  values: (listId: number) => [listId],
  row: z.object({ number: z.string() }),
});

/** Customer numbers of the accounts a list is shown to. */
export const sharedWith = async (executor: Executor, listId: number): Promise<string[]> =>
  (await shared.all(executor, listId)).map(({ number }) => number);

const unknown = question({
  name: 'customer-numbers-unknown',
  text: `select number from unnest($1::text[]) as number
    where not exists (select from account a where a.customer_number = number)`,
  values: (numbers: readonly string[]) => [numbers],
  row: z.object({ number: z.string() }),
});

/** Those of the numbers that no customer has. */
export const unknownNumbers = async (executor: Executor, numbers: readonly string[]): Promise<string[]> =>
  (await unknown.all(executor, numbers)).map(({ number }) => number);

const share = command({
  name: 'list-share',
  text: `with gone as (delete from shopping_list_share s where s.list_id = $1
      and not exists (select from account a where a.id = s.account_id and a.customer_number = any ($2)))
    insert into shopping_list_share (list_id, account_id)
    select $1, a.id from account a where a.customer_number = any ($2) on conflict do nothing`,
  values: (listId: number, numbers: readonly string[]) => [listId, numbers],
});

/** Shows a list to these customers and to no others. */
export async function shareList(
  executor: Executor,
  listId: number,
  numbers: readonly string[],
): Promise<void> {
  await share.run(executor, listId, numbers);
}
