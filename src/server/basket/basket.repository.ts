import * as z from 'zod/mini';
import { SavedBasket } from '#contract/basket.ts';
import { fieldsOf, namesOf, readFrom } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import type { NewSession } from '#server/session/new-session.ts';
import { sessionInsert } from '#server/session/session.sql.ts';
import { FreeArticleRow } from '#server/free-article/stored-free-article.ts';
import type { StoredFreeArticle } from '#server/free-article/stored-free-article.ts';
import { savedBaskets } from '#server/stored-basket/stored-basket.sql.ts';
import { articleJoins, articleObject, basketObject, forOwners, freeArticleObjects } from './basket.sql.ts';
import { ArticleRow } from './stored-article.ts';
import type { BasketArticle } from './stored-article.ts';
import { BasketRow, putColumns } from './stored-basket.ts';
import type {
  BasketOwner,
  MergeReport,
  PositionChanges,
  PositionToPut,
  StoredBasket,
} from './stored-basket.ts';

const load = forOwners((kind, column) =>
  question({
    name: `basket-load-${kind}`,
    text: `select ${basketObject(kind)} as basket from basket b where b.${column} = $1`,
    values: (ownerId: number) => [ownerId],
    row: z.object({ basket: BasketRow }),
  }),
);

/** The owner's basket with its articles as they are now: one statement, one moment. */
export async function loadBasket(executor: Executor, owner: BasketOwner): Promise<StoredBasket | null> {
  return (await load[owner.kind].first(executor, owner.id))?.basket ?? null;
}

const freeArticles = question({
  name: 'basket-free-articles',
  text: `select ${freeArticleObjects()} as given`,
  values: () => [],
  row: z.object({ given: z.array(FreeArticleRow) }),
});

/** All articles the shop gives with orders, as they are now. */
export const loadFreeArticles = async (executor: Executor): Promise<readonly StoredFreeArticle[]> =>
  (await freeArticles.one(executor)).given;

const saved = question({
  name: 'basket-saved',
  text: `select ${savedBaskets('$1')} as saved`,
  values: (userId: number) => [userId],
  row: z.object({ saved: z.array(SavedBasket) }),
});

/** What a person without a basket keeps for later. */
export const loadSavedBaskets = async (executor: Executor, userId: number): Promise<SavedBasket[]> =>
  (await saved.one(executor, userId)).saved;

const lock = forOwners((kind, column) =>
  command({
    name: `basket-lock-${kind}`,
    text: `select id from basket where ${column} = $1 for update`,
    values: (ownerId: number) => [ownerId],
  }),
);

/** Locks the owner's basket until the transaction ends, for changes that lost the race for its version. */
export async function lockBasket(executor: Executor, owner: BasketOwner): Promise<void> {
  await lock[owner.kind].run(executor, owner.id);
}

const lockOfPerson = command({
  name: 'basket-lock-person',
  text: 'select id from person where id = $1 for no key update',
  values: (userId: number) => [userId],
});

/** Lets one basket at a time be taken over for a person, until the transaction ends. */
export async function lockPerson(executor: Executor, userId: number): Promise<void> {
  await lockOfPerson.run(executor, userId);
}

interface ArticleKey {
  readonly articleNumber: string;
  readonly shopDepotId: number;
}

const loadWithArticles = forOwners((kind, column) =>
  question({
    name: `basket-load-with-articles-${kind}`,
    text: `select
      (select ${basketObject(kind)} from basket b where b.${column} = $1) as basket,
      (select json_agg(${articleObject})
        from (select distinct wanted.number, wanted.depot
          from unnest($2::text[], $3::int[]) as wanted (number, depot)) as wanted
        join article a on a.article_number = wanted.number and a.shop_depot_id = wanted.depot ${articleJoins}) as articles`,
    values: (ownerId: number, keys: readonly ArticleKey[]) => [
      ownerId,
      keys.map((key) => key.articleNumber),
      keys.map((key) => key.shopDepotId),
    ],
    row: z.object({ basket: z.nullable(BasketRow), articles: z.nullable(z.array(ArticleRow)) }),
  }),
);

/** Basket and the named articles in one statement; unknown articles are simply absent. */
export async function loadBasketAndArticles(
  executor: Executor,
  owner: BasketOwner | null,
  keys: readonly ArticleKey[],
): Promise<{ basket: StoredBasket | null; articles: readonly BasketArticle[] }> {
  const found = await loadWithArticles[owner?.kind ?? 'session'].one(executor, owner?.id ?? 0, keys);
  return { basket: found.basket, articles: found.articles ?? [] };
}

const successors = question({
  name: 'article-successors',
  text: `select o.article_number as "articleNumber", o.shop_depot_id as "shopDepotId", ${articleObject} as successor
    from (select distinct wanted.number, wanted.depot from unnest($1::text[], $2::int[]) as wanted (number, depot)) as wanted
    join article o on o.article_number = wanted.number and o.shop_depot_id = wanted.depot
    join article a on a.id = o.successor_id ${articleJoins}`,
  values: (keys: readonly ArticleKey[]) => [
    keys.map((key) => key.articleNumber),
    keys.map((key) => key.shopDepotId),
  ],
  row: z.object({ articleNumber: z.string(), shopDepotId: z.number(), successor: ArticleRow }),
});

/** What follows the named articles, each with whose place it takes; whoever asks decides whether it can be had. */
export const loadSuccessors = (executor: Executor, keys: readonly ArticleKey[]) =>
  successors.all(executor, keys);

const putPositions = `
  put as (
    insert into basket_position as p (basket_id, added_at, ${namesOf(putColumns)})
    select head.id, to_timestamp(x.timestamp / 1000.0), ${readFrom(putColumns, 'x')}
    from head, json_to_recordset($3::json) as x (${fieldsOf(putColumns)}, timestamp float8)
    on conflict on constraint basket_position_grouping do update
      set quantity = excluded.quantity, agreed_net_cents = excluded.agreed_net_cents,
        agreed_gross_cents = excluded.agreed_gross_cents)`;

/** Held until the change is written: whoever signs in with the session waits for it, then takes the basket over. */
const guestHolder = 'holder as (select id from session where id = $1 and person_id is null for share)';
const memberHolder = 'holder as (select $1::bigint as id)';

const Head = z.object({ id: z.number(), version: z.number() });
type Head = z.output<typeof Head>;
const headColumns = 'head.id::float8 as id, head.version::float8 as version';

const writeNew = forOwners((kind, column) =>
  question({
    name: `basket-write-new-${kind}`,
    text: `with ${kind === 'session' ? guestHolder : memberHolder},
      head as (
        insert into basket (${column}) select id from holder where $2 = 0 on conflict (${column}) do nothing
        returning id, version), ${putPositions}
      select ${headColumns} from head`,
    values: (ownerId: number, put: readonly PositionToPut[]) => [ownerId, 0, JSON.stringify(put)],
    row: Head,
  }),
);

const writeChange = forOwners((kind, column) =>
  question({
    name: `basket-write-change-${kind}`,
    text: `with head as (
        update basket set version = version + 1, updated_at = now() where ${column} = $1 and version = $2
        returning id, version),
      removed as (
        delete from basket_position p using head where p.basket_id = head.id and p.id = any($4::bigint[])),
      ${putPositions}
      select ${headColumns} from head`,
    values: (ownerId: number, expectedVersion: number, { put, removedIds }: PositionChanges) => [
      ownerId,
      expectedVersion,
      JSON.stringify(put),
      removedIds,
    ],
    row: Head,
  }),
);

/**
 * Applies changes of positions and makes the version grow, in one statement.
 *
 * @param expectedVersion the version the change was made for; 0 when there was no basket yet
 * @returns null, with nothing changed, when the basket is no longer at that version, or the session no longer a guest's
 */
export const writePositions = (
  executor: Executor,
  owner: BasketOwner,
  expectedVersion: number,
  changes: PositionChanges,
): Promise<Head | null> =>
  expectedVersion === 0
    ? writeNew[owner.kind].first(executor, owner.id, changes.put)
    : writeChange[owner.kind].first(executor, owner.id, expectedVersion, changes);

const writeFirst = question({
  name: 'basket-write-first',
  text: `with holder as (${sessionInsert}),
    head as (
      insert into basket (session_id) select id from holder on conflict (session_id) do nothing
      returning id, version), ${putPositions}
    select holder.id::float8 as "sessionId", head.version::float8 as version from holder left join head on true`,
  values: (session: NewSession, put: readonly PositionToPut[]) => [
    session.hash,
    session.now,
    JSON.stringify(put),
  ],
  row: z.object({ sessionId: z.number(), version: z.nullable(z.number()) }),
});

/**
 * Makes a guest's session, basket and first positions in one statement; a session that another request has just made
 * is used.
 *
 * @returns the version of the basket; null, with nothing put in, when the session had a basket already
 */
export const writeFirstPositions = (
  executor: Executor,
  session: NewSession,
  put: readonly PositionToPut[],
): Promise<{ sessionId: number; version: number | null }> => writeFirst.one(executor, session, put);

const adopt = command({
  name: 'basket-adopt',
  text: `update basket set session_id = null, person_id = $2, guest_email = '', version = version + 1, updated_at = now()
    where session_id = $1 and not exists (select from basket where person_id = $2)`,
  values: (sessionId: number, userId: number) => [sessionId, userId],
});

/** Makes a guest's basket the basket of a person who has none; false when the person got one meanwhile. */
export async function adoptBasket(executor: Executor, sessionId: number, userId: number): Promise<boolean> {
  return (await adopt.run(executor, sessionId, userId)) === 1;
}

const keepChoices = command({
  name: 'basket-keep-guests-choices',
  text: `update basket kept set coupon_code = coalesce(kept.coupon_code, brought.coupon_code),
      free_article_ids = case when kept.free_article_ids = '{}' then brought.free_article_ids else kept.free_article_ids end
    from basket brought where kept.person_id = $2 and brought.session_id = $1`,
  values: (sessionId: number, userId: number) => [sessionId, userId],
});

/** Gives the basket of a person the coupon and the free articles a guest has chosen, where it has none of its own. */
export async function keepGuestsChoices(
  executor: Executor,
  sessionId: number,
  userId: number,
): Promise<void> {
  await keepChoices.run(executor, sessionId, userId);
}

const keepReport = command({
  name: 'basket-keep-merge-report',
  text: 'update basket set merge_report = $2 where person_id = $1',
  values: (userId: number, report: MergeReport | null) => [
    userId,
    report === null ? null : JSON.stringify(report),
  ],
});

/** Keeps what became of a guest's basket, instead of what was kept of one before; null forgets it. */
export async function keepMergeReport(
  executor: Executor,
  userId: number,
  report: MergeReport | null,
): Promise<void> {
  await keepReport.run(executor, userId, report);
}

const deleteOfSession = command({
  name: 'basket-delete-session',
  text: 'delete from basket where session_id = $1',
  values: (sessionId: number) => [sessionId],
});

export async function deleteBasketOfSession(executor: Executor, sessionId: number): Promise<void> {
  await deleteOfSession.run(executor, sessionId);
}
