import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import { command, question } from '#server/database/statement.ts';
import { isGift, isOrdered } from '#server/order/ordered.sql.ts';
import { contentColumns, decisionColumns } from './stored-rating.ts';
import type { RatingContent } from './stored-rating.ts';

/** SQL of the person's ordered position of an article, the one ordered last: `$1` who, `$2` the article. */
const boughtPosition = `select o.id as order_id, p.position, p.display_name
  from shop_order o join shop_order_position p on p.order_id = o.id
  where o.person_id = $1 and upper(p.article_number) = $2 and ${isOrdered('o')} and not ${isGift('p')}
  order by o.id desc limit 1`;

/** What is shown of an article the shop does not show is nobody's business. */
const shownOf = `rating r where r.article_number = $1 and r.state = 'shown'
  and exists (select from article a where a.article_number_key = $1 and a.is_visible)`;

const sum = question({
  name: 'rating-sum',
  text: `select count(*)::int as count, round(avg(r.stars), 1)::float8 as average,
      ${[5, 4, 3, 2, 1].map((stars) => `(count(*) filter (where r.stars = ${stars}))::int as "stars${stars}"`).join(', ')}
    from ${shownOf}`,
  values: (articleNumber: string) => [articleNumber],
  row: z.object({
    count: z.number(),
    average: z.nullable(z.number()),
    stars5: z.number(),
    stars4: z.number(),
    stars3: z.number(),
    stars2: z.number(),
    stars1: z.number(),
  }),
});

/** What the shown ratings of an article come to. @param articleNumber in capitals */
export const sumOfRatings = (executor: Executor, articleNumber: string) => sum.one(executor, articleNumber);

const page = question({
  name: 'rating-page',
  text: `select r.id::float8 as id, ${selected(contentColumns, 'r')} from ${shownOf}
    order by r.created_at desc, r.id desc limit $2 offset $3`,
  values: (articleNumber: string, most: number, skipped: number) => [articleNumber, most, skipped],
  row: z.extend(rowOf(contentColumns), { id: z.number() }),
});

/** Shown ratings of an article, the newest first. @param articleNumber in capitals */
export const pageOfRatings = (
  executor: Executor,
  articleNumber: string,
  { most, skipped }: { readonly most: number; readonly skipped: number },
) => page.all(executor, articleNumber, most, skipped);

const own = question({
  name: 'rating-own',
  text: `select r.id::float8 as id, ${selected({ ...contentColumns, ...decisionColumns }, 'r')}
    from rating r where r.person_id = $1 and r.article_number = $2`,
  values: (userId: number, articleNumber: string) => [userId, articleNumber],
  row: z.extend(rowOf({ ...contentColumns, ...decisionColumns }), { id: z.number() }),
});

/** What a person said of an article; null for nothing. @param articleNumber in capitals */
export const findOwnRating = (executor: Executor, userId: number, articleNumber: string) =>
  own.first(executor, userId, articleNumber);

const bought = question({
  name: 'rating-bought',
  text: `select exists (${boughtPosition}) as is`,
  values: (userId: number, articleNumber: string) => [userId, articleNumber],
  row: z.object({ is: z.boolean() }),
});

/** Whether an order of the person holds the article. @param articleNumber in capitals */
export const hasBought = async (
  executor: Executor,
  userId: number,
  articleNumber: string,
): Promise<boolean> => (await bought.one(executor, userId, articleNumber)).is;

const lock = question({
  name: 'rating-lock-author',
  text: 'select id::float8 as id from person where id = $1 and erased_at is null for no key update',
  values: (userId: number) => [userId],
  row: z.object({ id: z.number() }),
});

/** Lets one rating of a person at a time be written; whether they are still there. */
export const lockAuthor = async (executor: Executor, userId: number): Promise<boolean> =>
  (await lock.first(executor, userId)) !== null;

const put = question({
  name: 'rating-put',
  // A new number with each change: who looks at ratings decides about what they have read.
  text: `insert into rating (person_id, article_number, order_id, order_position, display_name, ${namesOf(contentColumns)})
    select $1, $2, b.order_id, b.position, b.display_name, ${placesOf(contentColumns, 3)} from (${boughtPosition}) as b
    on conflict on constraint rating_once do update set id = default, order_id = excluded.order_id,
      order_position = excluded.order_position, display_name = excluded.display_name,
      ${Object.values(contentColumns)
        .map(({ name }) => `${name} = excluded.${name}`)
        .join(', ')},
      state = 'waiting', reason = '', decided_by = null, decided_at = null
    returning id::float8 as id`,
  values: (userId: number, articleNumber: string, content: RatingContent) => [
    userId,
    articleNumber,
    ...valuesOf(contentColumns, content),
  ],
  row: z.object({ id: z.number() }),
});

/**
 * Keeps what a person says of an article, in place of what they said before; it waits then. The caller holds the lock.
 *
 * @param articleNumber in capitals
 * @returns whether they have bought it; else nothing is kept
 */
export const putRating = async (
  executor: Executor,
  userId: number,
  articleNumber: string,
  content: RatingContent,
): Promise<boolean> => (await put.first(executor, userId, articleNumber, content)) !== null;

const withdraw = command({
  name: 'rating-withdraw',
  text: 'delete from rating where person_id = $1 and article_number = $2',
  values: (userId: number, articleNumber: string) => [userId, articleNumber],
});

/** Deletes what a person said of an article. @param articleNumber in capitals */
export const withdrawRating = (executor: Executor, userId: number, articleNumber: string) =>
  withdraw.run(executor, userId, articleNumber);
