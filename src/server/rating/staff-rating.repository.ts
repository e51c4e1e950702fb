import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import { containing } from '#server/database/like-pattern.ts';
import { command, question } from '#server/database/statement.ts';
import { isOrdered } from '#server/order/ordered.sql.ts';
import { contentColumns } from './stored-rating.ts';

/** Most ratings that wait and are given at once. */
const mostWaiting = 500;

const staffRow = z.extend(rowOf(contentColumns), {
  id: z.number(),
  articleNumber: z.string(),
  displayName: z.string(),
  orderNumber: z.string(),
  /** Null where the article has left the catalogue. */
  shopDepotId: z.nullable(z.number()),
  slug: z.nullable(z.string()),
});
export type StaffRow = z.infer<typeof staffRow>;

const asStaffSee = `select r.id::float8 as id, ${selected(contentColumns, 'r')}, r.article_number as "articleNumber",
      r.display_name as "displayName", coalesce(o.order_number, '') as "orderNumber", place.shop_depot_id as "shopDepotId", place.slug
    from rating r left join shop_order o on o.id = r.order_id
      left join lateral (select a.shop_depot_id, a.slug from article a
        where a.article_number_key = r.article_number and a.is_visible order by a.shop_depot_id limit 1) as place on true`;

const list = question({
  name: 'rating-list-waiting',
  text: `${asStaffSee} where r.state = 'waiting' order by r.id limit ${mostWaiting}`,
  values: () => [],
  row: staffRow,
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

/** Whom to tell of which article. */
const author = z.object({
  email: z.string(),
  language: z.enum(['de', 'en']),
  displayName: z.string(),
  /** The article still has a page. */
  hasPage: z.boolean(),
});
export type RefusedAuthor = z.infer<typeof author>;

/** What a rating is that can be refused: it waits, or is shown and taken down again. */
type RefusableState = 'waiting' | 'shown';

const refuse = question({
  name: 'rating-refuse',
  text: `update rating r set state = 'refused', reason = $3, decided_by = $4, decided_at = $5 from person p
    where r.id = $1 and r.state = $2 and p.id = r.person_id
    returning p.email, r.language, r.display_name as "displayName",
      exists (select from article a where a.article_number_key = r.article_number and a.is_visible) as "hasPage"`,
  values: (id: number, state: RefusableState, reason: string, decidedBy: number, now: Date) => [
    id,
    state,
    reason,
    decidedBy,
    now,
  ],
  row: author,
});

/** Refuses a rating, in one statement; whom to tell about which article, null where somebody has none like that. */
export const refuseRating = (
  executor: Executor,
  id: number,
  { state, reason, decidedBy, now }: Decision & { readonly state: RefusableState; readonly reason: string },
) => refuse.first(executor, id, state, reason, decidedBy, now);

const remove = command({
  name: 'rating-remove-of-nobody',
  text: `delete from rating where id = $1 and state = 'shown' and person_id is null`,
  values: (id: number) => [id],
});

/** Deletes a shown rating whose author was erased; whether there was one. */
export const removeRatingOfNobody = async (executor: Executor, id: number): Promise<boolean> =>
  (await remove.run(executor, id)) > 0;

const isSought = `r.state = 'shown'
  and concat_ws(' ', r.article_number, r.display_name, r.title, r.shown_name) ilike $1`;

const shownCount = question({
  name: 'rating-count-shown',
  text: `select count(*)::int as total from rating r where ${isSought}`,
  values: (search: string) => [containing(search)],
  row: z.object({ total: z.number() }),
});

/** How many shown ratings a search finds; empty finds all. */
export const countShownRatings = async (executor: Executor, search: string): Promise<number> =>
  (await shownCount.one(executor, search)).total;

const shownPage = question({
  name: 'rating-list-shown',
  text: `${asStaffSee} where ${isSought} order by r.created_at desc, r.id desc limit $2 offset $3`,
  values: (search: string, most: number, skipped: number) => [containing(search), most, skipped],
  row: staffRow,
});

/** Shown ratings that a search finds, the newest first. */
export const listShownRatings = (
  executor: Executor,
  search: string,
  { most, skipped }: { readonly most: number; readonly skipped: number },
) => shownPage.all(executor, search, most, skipped);

const shownOne = question({
  name: 'rating-find-shown',
  text: `${asStaffSee} where r.id = $1 and r.state = 'shown'`,
  values: (id: number) => [id],
  row: staffRow,
});

/** A rating that is shown, by its number. */
export const findShownRating = (executor: Executor, id: number) => shownOne.first(executor, id);
