import * as z from 'zod/mini';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { namesOf, placesOf, rowOf, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import {
  askerColumns,
  offerPositionColumns,
  OfferPositionRow,
  SentOfferRequestRow,
} from './stored-offer-request.ts';
import type { NewOfferPosition, StoredOfferPosition } from './stored-offer-request.ts';

const asker = question({
  name: 'offer-asker',
  text: `select ${selected(askerColumns, 'p')}, coalesce((
      select a.zip from address a where a.person_id = p.id order by a.is_default desc, a.id limit 1), '') as zip
    from person p where p.id = $1`,
  values: (userId: number) => [userId],
  row: z.extend(rowOf(askerColumns), { zip: z.string() }),
});

/** What is known of whoever asks; the postcode is that of the default address, else of the oldest, empty without any. */
export const findAsker = (executor: Executor, userId: number) => asker.one(executor, userId);

const lock = command({
  name: 'offer-lock-owner',
  text: 'select id from person where id = $1 for no key update',
  values: (userId: number) => [userId],
});

/** Lets one change of a person's request at a time be made; what depends on what is there is asked by later statements. */
export async function lockAsker(executor: Executor, userId: number): Promise<void> {
  await lock.run(executor, userId);
}

const OpenRow = z.object({ id: z.number(), token: z.string() });

const open = question({
  name: 'offer-open',
  text: `select o.id::float8 as id, o.token::text as token from offer_request o
    where o.person_id = $1 and o.sent_at is null`,
  values: (userId: number) => [userId],
  row: OpenRow,
});

/** The person's request that was not sent yet; null where there is none. */
export const findOpen = (executor: Executor, userId: number) => open.first(executor, userId);

const begin = question({
  name: 'offer-begin',
  text: `insert into offer_request (person_id, touched_at) values ($1, $2)
    on conflict (person_id) where sent_at is null do update set touched_at = excluded.touched_at
    returning id::float8 as id, token::text as token`,
  values: (userId: number, now: Date) => [userId, now],
  row: OpenRow,
});

/** The person's open request, begun where there is none; that it was in use now is noted. The caller holds the lock. */
export const openOrBegin = (executor: Executor, userId: number, now: Date) =>
  begin.one(executor, userId, now);

const positions = question({
  name: 'offer-positions',
  text: `select p.id::float8 as id, ${selected(offerPositionColumns, 'p')},
      (select ${articleObject} from article a ${articleJoins}
        where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id) as article
    from offer_request_position p join offer_request o on o.id = p.offer_request_id
    where o.person_id = $1 and o.sent_at is null order by p.added_at, p.id`,
  values: (userId: number) => [userId],
  row: OfferPositionRow,
});

/** What is on the person's open request, in the order in which it was put there. */
export const openPositions = (executor: Executor, userId: number): Promise<StoredOfferPosition[]> =>
  positions.all(executor, userId);

const article = question({
  name: 'offer-article',
  text: `select ${articleObject} as article from article a ${articleJoins}
    where a.article_number = $1 and a.shop_depot_id = $2`,
  values: (articleNumber: string, shopDepotId: number) => [articleNumber, shopDepotId],
  row: z.object({ article: ArticleRow }),
});

/** The article as it is now; null when there is none. */
export const findOfferArticle = async (
  executor: Executor,
  articleNumber: string,
  shopDepotId: number,
): Promise<BasketArticle | null> =>
  (await article.first(executor, articleNumber, shopDepotId))?.article ?? null;

const put = command({
  name: 'offer-position-put',
  text: `insert into offer_request_position (offer_request_id, added_at, ${namesOf(offerPositionColumns)})
    values ($1, $2, ${placesOf(offerPositionColumns, 3)})
    on conflict on constraint offer_request_position_article do update
      set quantity = excluded.quantity, display_name = excluded.display_name, unit = excluded.unit`,
  values: (requestId: number, now: Date, position: NewOfferPosition) => [
    requestId,
    now,
    ...valuesOf(offerPositionColumns, position),
  ],
});

/** Puts an article on a request; one that is there gets the amount. The caller holds the lock. */
export async function putOfferPosition(
  executor: Executor,
  requestId: number,
  now: Date,
  position: NewOfferPosition,
): Promise<void> {
  await put.run(executor, requestId, now, position);
}

/** Of the person's own open request alone. */
const ownPosition = `offer_request o where o.id = p.offer_request_id and o.person_id = $1 and o.sent_at is null`;

const setQuantity = command({
  name: 'offer-position-quantity',
  text: `update offer_request_position p set quantity = $3 from ${ownPosition} and p.id = $2`,
  values: (userId: number, id: number, quantity: number) => [userId, id, quantity],
});

/** Sets the amount of a position of the person's open request. The caller holds the lock. */
export async function updateOfferQuantity(
  executor: Executor,
  userId: number,
  id: number,
  quantity: number,
): Promise<void> {
  await setQuantity.run(executor, userId, id, quantity);
}

const drop = command({
  name: 'offer-position-delete',
  text: `delete from offer_request_position p using ${ownPosition} and p.id = $2`,
  values: (userId: number, id: number) => [userId, id],
});

/** Whether the person's open request has such a position; it is gone then. */
export const deleteOfferPosition = async (executor: Executor, userId: number, id: number): Promise<boolean> =>
  (await drop.run(executor, userId, id)) === 1;

const touch = command({
  name: 'offer-touch',
  text: 'update offer_request set touched_at = $2 where person_id = $1 and sent_at is null',
  values: (userId: number, now: Date) => [userId, now],
});

/** Notes that the person's open request was changed. */
export async function touchOpen(executor: Executor, userId: number, now: Date): Promise<void> {
  await touch.run(executor, userId, now);
}

const dropAll = command({
  name: 'offer-delete-open',
  text: `delete from offer_request where person_id = $1 and sent_at is null and ($2::text is null or token::text = $2)`,
  values: (userId: number, token: string | null) => [userId, token],
});

/** Whether the person has that request open, or with null any; it is gone then with all that is on it. */
export const deleteOpen = async (
  executor: Executor,
  userId: number,
  token: string | null,
): Promise<boolean> => (await dropAll.run(executor, userId, token)) === 1;

const byToken = question({
  name: 'offer-by-token',
  text: `select o.id::float8 as id, o.reference, o.words_mark as "wordsMark" from offer_request o where o.person_id = $1 and o.token::text = $2`,
  values: (userId: number, token: string) => [userId, token],
  row: z.object({ id: z.number(), reference: z.nullable(z.string()), wordsMark: z.string() }),
});

/** The person's request of a token, its reference null while it is open; null for a foreign one as for none (R23). */
export const findByToken = (executor: Executor, userId: number, token: string) =>
  byToken.first(executor, userId, token);

const sent = question({
  name: 'offer-sent',
  text: `select o.token::text as token, o.reference, o.sent_at as "sentAt", o.words_mark as "wordsMark" from offer_request o
    where o.person_id = $1 and o.sent_at is not null order by o.sent_at desc, o.id desc limit $2`,
  values: (userId: number, most: number) => [userId, most],
  row: SentOfferRequestRow,
});

/** What the person has sent, the newest first. */
export const findSent = (executor: Executor, userId: number, most: number) =>
  sent.all(executor, userId, most);

interface Sending {
  readonly now: Date;
  readonly reference: string;
  readonly wordsMark: string;
}

const close = command({
  name: 'offer-close',
  text: 'update offer_request set sent_at = $2, touched_at = $2, reference = $3, words_mark = $4 where id = $1',
  values: (id: number, { now, reference, wordsMark }: Sending) => [id, now, reference, wordsMark],
});

/** Notes that a request was sent. The caller holds the lock. */
export async function markSent(executor: Executor, id: number, sending: Sending): Promise<void> {
  await close.run(executor, id, sending);
}

const deleteOld = command({
  name: 'offer-delete-old',
  text: 'delete from offer_request where touched_at < $1',
  values: (before: Date) => [before],
});

/** Deletes requests that were sent, or left lying, before a moment. */
export async function deleteOldRequests(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
