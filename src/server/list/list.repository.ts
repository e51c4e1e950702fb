import * as z from 'zod/mini';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { assigned, namesOf, placesOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { listPositions, positionCount } from './list.sql.ts';
import { listColumns, ListRow, noteColumns, positionColumns, PositionRow } from './stored-list.ts';
import type { KeptList, ListNotes, NewListPosition, StoredList, StoredListPosition } from './stored-list.ts';

const lock = command({
  name: 'list-lock-owner',
  text: 'select id from person where id = $1 for no key update',
  values: (userId: number) => [userId],
});

/**
 * Lets one change of a person's lists at a time be made, until the transaction ends. What limits count is asked by later statements:
 * one that waits for the lock counts what was before.
 */
export async function lockListsOf(executor: Executor, userId: number): Promise<void> {
  await lock.run(executor, userId);
}

const list = question({
  name: 'list-all',
  text: `select l.id::float8 as id, ${selected(listColumns, 'l')},
      ${positionCount}
    from shopping_list l where l.person_id = $1 order by l.id`,
  values: (userId: number) => [userId],
  row: ListRow,
});

/** The person's lists, the oldest first. */
export const listsOf = (executor: Executor, userId: number): Promise<StoredList[]> =>
  list.all(executor, userId);

const Identity = z.object({ id: z.number(), slug: z.string() });

const insert = question({
  name: 'list-insert',
  text: `insert into shopping_list (person_id, ${namesOf(listColumns)})
    values ($1, ${placesOf(listColumns, 2)}) returning id::float8 as id, slug`,
  values: (userId: number, kept: KeptList) => [userId, ...valuesOf(listColumns, kept)],
  row: Identity,
});

export const insertList = (
  executor: Executor,
  userId: number,
  kept: KeptList,
): Promise<{ id: number; slug: string }> => insert.one(executor, userId, kept);

const update = question({
  name: 'list-update',
  text: `update shopping_list set ${assigned(listColumns, 3)} where person_id = $1 and id = $2
    returning id::float8 as id, slug`,
  values: (userId: number, id: number, kept: KeptList) => [userId, id, ...valuesOf(listColumns, kept)],
  row: Identity,
});

/** Null, with nothing changed, for a foreign list as for none (R23). */
export const updateList = (
  executor: Executor,
  userId: number,
  id: number,
  kept: KeptList,
): Promise<{ id: number; slug: string } | null> => update.first(executor, userId, id, kept);

const remove = command({
  name: 'list-delete',
  text: 'delete from shopping_list where person_id = $1 and id = $2',
  values: (userId: number, id: number) => [userId, id],
});

/** Whether the person kept such a list; it is gone then, with all that was on it. */
export const deleteList = async (executor: Executor, userId: number, id: number): Promise<boolean> =>
  (await remove.run(executor, userId, id)) === 1;

/** Positions of lists of one person. */
const positionsOfPerson = `${listPositions} where l.person_id = $1`;

const positions = question({
  name: 'list-positions',
  text: `${positionsOfPerson} and l.id = $2 order by p.added_at, p.id`,
  values: (userId: number, listId: number) => [userId, listId],
  row: PositionRow,
});

/** What is on one of the person's lists, in the order in which it was put there. */
export const positionsOf = (
  executor: Executor,
  userId: number,
  listId: number,
): Promise<StoredListPosition[]> => positions.all(executor, userId, listId);

const onePosition = question({
  name: 'list-position-find',
  text: `${positionsOfPerson} and p.id = $2`,
  values: (userId: number, id: number) => [userId, id],
  row: PositionRow,
});

/** A position of one of the person's lists; null for a foreign one as for none (R23). */
export const findPosition = (
  executor: Executor,
  userId: number,
  id: number,
): Promise<StoredListPosition | null> => onePosition.first(executor, userId, id);

const article = question({
  name: 'list-article',
  text: `select ${articleObject} as article from article a ${articleJoins}
    where a.article_number = $1 and a.shop_depot_id = $2`,
  values: (articleNumber: string, shopDepotId: number) => [articleNumber, shopDepotId],
  row: z.object({ article: ArticleRow }),
});

/** The article as it is now; null when there is none. */
export const findArticle = async (
  executor: Executor,
  articleNumber: string,
  shopDepotId: number,
): Promise<BasketArticle | null> =>
  (await article.first(executor, articleNumber, shopDepotId))?.article ?? null;

const place = question({
  name: 'list-place',
  text: `select (select count(*)::int from shopping_list_position p where p.list_id = $1) as count,
    (select p.quantity from shopping_list_position p
      where p.list_id = $1 and p.article_number = $2 and p.shop_depot_id = $3) as quantity`,
  values: (listId: number, articleNumber: string, shopDepotId: number) => [
    listId,
    articleNumber,
    shopDepotId,
  ],
  row: z.object({ count: z.number(), quantity: z.nullable(z.number()) }),
});

/** How many positions a list has, and how many of an article; null where it is not on it. The caller holds the lock. */
export const placeFor = (
  executor: Executor,
  listId: number,
  articleNumber: string,
  shopDepotId: number,
): Promise<{ count: number; quantity: number | null }> =>
  place.one(executor, listId, articleNumber, shopDepotId);

const put = command({
  name: 'list-position-put',
  text: `insert into shopping_list_position (list_id, added_at, ${namesOf(positionColumns)})
    values ($1, $2, ${placesOf(positionColumns, 3)})
    on conflict on constraint shopping_list_position_article do update
      set quantity = excluded.quantity, display_name = excluded.display_name, unit = excluded.unit`,
  values: (listId: number, now: Date, position: NewListPosition) => [
    listId,
    now,
    ...valuesOf(positionColumns, position),
  ],
});

/** Puts an article on a list; one that is there gets the quantity and keeps what was noted at it. The caller holds the lock. */
export async function putPosition(
  executor: Executor,
  listId: number,
  now: Date,
  position: NewListPosition,
): Promise<void> {
  await put.run(executor, listId, now, position);
}

/** Of the person's own positions alone. */
const ownPosition = `from shopping_list l where l.id = p.list_id and l.person_id = $1 and p.id = $2`;

const setNotes = command({
  name: 'list-position-notes',
  text: `update shopping_list_position p set ${assigned(noteColumns, 3)} ${ownPosition}`,
  values: (userId: number, id: number, notes: ListNotes) => [userId, id, ...valuesOf(noteColumns, notes)],
});

/** Whether the person has such a position; all that is noted at it is changed then. */
export const updateNotes = async (
  executor: Executor,
  userId: number,
  id: number,
  notes: ListNotes,
): Promise<boolean> => (await setNotes.run(executor, userId, id, notes)) === 1;

const setOne = (name: string, column: string) =>
  command({
    name: `list-position-${name}`,
    text: `update shopping_list_position p set ${column} = $3 ${ownPosition}`,
    values: (userId: number, id: number, value: string | number) => [userId, id, value],
  });

const single = {
  quantity: setOne('quantity', 'quantity'),
  hint: setOne('hint', noteColumns.hint.name),
  costCenter: setOne('cost-center', noteColumns.costCenter.name),
  offerNumber: setOne('offer-number', noteColumns.offerNumber.name),
};

/** Whether the person has such a position; the one thing is changed then. */
export const updateOne = async (
  executor: Executor,
  userId: number,
  id: number,
  field: keyof typeof single,
  value: string | number,
): Promise<boolean> => (await single[field].run(executor, userId, id, value)) === 1;

const drop = command({
  name: 'list-position-delete',
  text: `delete from shopping_list_position p using shopping_list l
    where l.id = p.list_id and l.person_id = $1 and p.id = $2`,
  values: (userId: number, id: number) => [userId, id],
});

/** Whether the person had such a position; it is gone then. */
export const deletePosition = async (executor: Executor, userId: number, id: number): Promise<boolean> =>
  (await drop.run(executor, userId, id)) === 1;

const dropMissing = command({
  name: 'list-positions-delete-missing',
  text: `delete from shopping_list_position p using shopping_list l
    where l.id = p.list_id and l.person_id = $1 and l.id = $2 and not exists (
      select from article a
      where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id and a.is_visible)`,
  values: (userId: number, listId: number) => [userId, listId],
});

/** Takes off a list what has left the catalogue; how many positions that were. */
export const deleteMissingPositions = (executor: Executor, userId: number, listId: number): Promise<number> =>
  dropMissing.run(executor, userId, listId);
