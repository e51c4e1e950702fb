import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import { command, question } from '#server/database/statement.ts';
import { isOrdered } from '#server/order/ordered.sql.ts';
import { contentColumns } from './stored-rating.ts';

/** Most ratings that are shown at once. */
const mostWaiting = 500;

const list = question({
  name: 'rating-list-waiting',
  text: `select r.id::float8 as id, ${selected(contentColumns, 'r')}, r.article_number as "articleNumber",
      r.display_name as "displayName", coalesce(o.order_number, '') as "orderNumber", place.shop_depot_id as "shopDepotId", place.slug
    from rating r left join shop_order o on o.id = r.order_id
      left join lateral (select a.shop_depot_id, a.slug from article a
        where a.article_number_key = r.article_number and a.is_visible order by a.shop_depot_id limit 1) as place on true
    where r.state = 'waiting' order by r.id limit ${mostWaiting}`,
  values: () => [],
  row: z.extend(rowOf(contentColumns), {
    id: z.number(),
    articleNumber: z.string(),
    displayName: z.string(),
    orderNumber: z.string(),
    /** Null where the article has left the catalogue. */
    shopDepotId: z.nullable(z.number()),
    slug: z.nullable(z.string()),
  }),
});

/** Ratings nobody has looked at, the oldest first. */
export const listWaitingRatings = (executor: Executor) => list.all(executor);

const show = command({
  name: 'rating-show',
  text: `update rating r set state = 'shown', decided_by = $2, decided_at = $3 from shop_order o
    where r.id = $1 and r.state = 'waiting' and r.person_id <> $2 and o.id = r.order_id and ${isOrdered('o')}`,
  values: (id: number, decidedBy: number, now: Date) => [id, decidedBy, now],
});

const waits = question({
  name: 'rating-waits',
  text: `select id::float8 as id from rating where id = $1 and state = 'waiting'`,
  values: (id: number) => [id],
  row: z.object({ id: z.number() }),
});

/** Whether nobody has decided about a rating yet. */
export const isWaiting = async (executor: Executor, id: number): Promise<boolean> =>
  (await waits.first(executor, id)) !== null;

interface Decision {
  readonly decidedBy: number;
  readonly now: Date;
}

/**
 * Shows a rating, in one statement; whether one like that waited, of somebody else, whose order still proves the purchase
 * (annex to § 3 (3) UWG no. 23b).
 */
export const showRating = async (
  executor: Executor,
  id: number,
  { decidedBy, now }: Decision,
): Promise<boolean> => (await show.run(executor, id, decidedBy, now)) > 0;

const refuse = question({
  name: 'rating-refuse',
  text: `update rating r set state = 'refused', reason = $2, decided_by = $3, decided_at = $4 from person p
    where r.id = $1 and r.state = 'waiting' and p.id = r.person_id
    returning p.email, r.language, r.display_name as "displayName"`,
  values: (id: number, reason: string, decidedBy: number, now: Date) => [id, reason, decidedBy, now],
  row: z.object({ email: z.string(), language: z.enum(['de', 'en']), displayName: z.string() }),
});

/** Refuses a rating, in one statement; whom to tell about which article, null where nothing like that waits. */
export const refuseRating = (
  executor: Executor,
  id: number,
  { reason, decidedBy, now }: Decision & { readonly reason: string },
) => refuse.first(executor, id, reason, decidedBy, now);
