import * as z from 'zod/mini';
import { shownName } from '#server/article/article.sql.ts';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import { integer, namesOf, rowOf, selected, text } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const keptColumns = {
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  unit: text('unit'),
  quantity: integer('quantity'),
  costCenter: text('cost_center'),
  offerNumber: text('offer_number'),
  hint: text('hint'),
};

/** Violated by a second basket of a person under the same name. */
export const uniqueBasketName = 'stored_basket_name';

const lock = command({
  name: 'stored-basket-lock-owner',
  text: 'select id from person where id = $1 for no key update',
  values: (userId: number) => [userId],
});

/** Lets one change of a person's baskets at a time be made; what limits count is asked by later statements. */
export async function lockOwner(executor: Executor, userId: number): Promise<void> {
  await lock.run(executor, userId);
}

const count = question({
  name: 'stored-basket-count',
  text: `select count(*)::int as count from stored_basket where person_id = $1 and name <> ''`,
  values: (userId: number) => [userId],
  row: z.object({ count: z.number() }),
});

/** How many baskets a person keeps under a name. */
export const countStored = async (executor: Executor, userId: number): Promise<number> =>
  (await count.one(executor, userId)).count;

const copy = command({
  name: 'stored-basket-copy',
  text: `with made as (
      insert into stored_basket (person_id, name, saved_at)
      select b.person_id, $2, $3 from basket b
      where b.person_id = $1 and exists (select from basket_position p where p.basket_id = b.id)
      returning id)
    insert into stored_basket_position (stored_basket_id, place, display_name, ${namesOf(keptColumns)})
    select made.id, row_number() over (order by p.added_at, p.article_number, p.id), coalesce(${shownName('a')}, p.article_number),
      p.article_number, p.shop_depot_id, p.unit, p.quantity, p.cost_center, p.offer_number, p.hint
    from made, basket b join basket_position p on p.basket_id = b.id
      left join article a on a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id
    where b.person_id = $1`,
  values: (userId: number, name: string, now: Date) => [userId, name, now],
});

/**
 * Keeps what lies in a person's basket, in one statement; false where nothing does.
 *
 * @throws the database's {@link uniqueBasketName}
 */
export const copyBasket = async (
  executor: Executor,
  userId: number,
  name: string,
  now: Date,
): Promise<boolean> => (await copy.run(executor, userId, name, now)) > 0;

const removeNamed = command({
  name: 'stored-basket-delete-named',
  text: 'delete from stored_basket where person_id = $1 and name = $2',
  values: (userId: number, name: string) => [userId, name],
});

export async function deleteNamed(executor: Executor, userId: number, name: string): Promise<void> {
  await removeNamed.run(executor, userId, name);
}

const remove = command({
  name: 'stored-basket-delete',
  text: 'delete from stored_basket where person_id = $1 and id = $2',
  values: (userId: number, id: number) => [userId, id],
});

/** Whether the person kept such a basket; it is gone then. */
export const deleteStored = async (executor: Executor, userId: number, id: number): Promise<boolean> =>
  (await remove.run(executor, userId, id)) === 1;

const positions = question({
  name: 'stored-basket-positions',
  text: `select k.name, (extract(epoch from k.saved_at) * 1000)::float8 as "savedAt", p.place,
      p.display_name as "displayName", ${selected(keptColumns, 'p')},
      (select ${articleObject} from article a ${articleJoins}
        where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id) as article
    from stored_basket k join stored_basket_position p on p.stored_basket_id = k.id
    where k.person_id = $1 and k.id = $2 order by p.place`,
  values: (userId: number, id: number) => [userId, id],
  row: z.extend(rowOf(keptColumns), {
    name: z.string(),
    savedAt: z.number(),
    place: z.number(),
    displayName: z.string(),
    article: z.nullable(ArticleRow),
  }),
});

/** What lies in a basket the person keeps; nothing for a foreign one as for none (R23). */
export const storedPositions = (executor: Executor, userId: number, id: number) =>
  positions.all(executor, userId, id);
