import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { NewSession } from '#server/session/new-session.ts';
import { sessionInsert } from '#server/session/session.sql.ts';
import { articleJoins, articleObject, basketObject, ownerColumn } from './basket.sql.ts';
import type {
  BasketArticle,
  BasketOwner,
  PositionChanges,
  PositionToPut,
  StoredBasket,
} from './stored-basket.ts';

/** The owner's basket with its articles as they are now: one statement, one moment. */
export async function loadBasket(executor: Executor, owner: BasketOwner): Promise<StoredBasket | null> {
  const { rows } = await preparedOn(executor).query<{ basket: StoredBasket }>({
    name: `basket-load-${owner.kind}`,
    text: `select ${basketObject} as basket from basket b where b.${ownerColumn[owner.kind]} = $1`,
    values: [owner.id],
  });
  return rows[0]?.basket ?? null;
}

/** Locks the owner's basket until the transaction ends, for changes that lost the race for its version. */
export async function lockBasket(executor: Executor, owner: BasketOwner): Promise<void> {
  await preparedOn(executor).query({
    name: `basket-lock-${owner.kind}`,
    text: `select id from basket where ${ownerColumn[owner.kind]} = $1 for update`,
    values: [owner.id],
  });
}

/** Lets one basket at a time be taken over for a person, until the transaction ends. */
export async function lockPerson(executor: Executor, userId: number): Promise<void> {
  await preparedOn(executor).query({
    name: 'basket-lock-person',
    text: 'select id from person where id = $1 for no key update',
    values: [userId],
  });
}

/** Basket and the named articles in one statement; unknown articles are simply absent. */
export async function loadBasketAndArticles(
  executor: Executor,
  owner: BasketOwner | null,
  keys: readonly { readonly articleNumber: string; readonly shopDepotId: number }[],
): Promise<{ basket: StoredBasket | null; articles: readonly BasketArticle[] }> {
  const kind = owner?.kind ?? 'session';
  const { rows } = await preparedOn(executor).query<{
    basket: StoredBasket | null;
    articles: readonly BasketArticle[] | null;
  }>({
    name: `basket-load-with-articles-${kind}`,
    text: `select
      (select ${basketObject} from basket b where b.${ownerColumn[kind]} = $1) as basket,
      (select json_agg(${articleObject})
        from (select distinct wanted.number, wanted.depot
          from unnest($2::text[], $3::int[]) as wanted (number, depot)) as wanted
        join article a on a.article_number = wanted.number and a.shop_depot_id = wanted.depot ${articleJoins}) as articles`,
    values: [owner?.id ?? 0, keys.map((key) => key.articleNumber), keys.map((key) => key.shopDepotId)],
  });
  return { basket: rows[0]?.basket ?? null, articles: rows[0]?.articles ?? [] };
}

const putPositions = `
  put as (
    insert into basket_position as p (basket_id, article_id, article_number, shop_depot_id, unit, cost_center,
      offer_number, hint, quantity, agreed_net_cents, agreed_gross_cents, added_at)
    select head.id, x."articleId", x."articleNumber", x."shopDepotId", x.unit, x."costCenter", x."offerNumber", x.hint,
      x.quantity, x."agreedNet", x."agreedGross", to_timestamp(x.timestamp / 1000.0)
    from head, json_to_recordset($3::json) as x ("articleId" int, "articleNumber" text, "shopDepotId" int, unit text,
      "costCenter" text, "offerNumber" text, hint text, quantity int, "agreedNet" int, "agreedGross" int, timestamp float8)
    on conflict on constraint basket_position_grouping do update
      set quantity = excluded.quantity, agreed_net_cents = excluded.agreed_net_cents,
        agreed_gross_cents = excluded.agreed_gross_cents)`;

/** Held until the change is written: whoever signs in with the session waits for it, then takes the basket over. */
const guestHolder = 'holder as (select id from session where id = $1 and person_id is null for share)';
const memberHolder = 'holder as (select $1::bigint as id)';

type Head = { readonly id: number; readonly version: number };
const headColumns = 'head.id::float8 as id, head.version::float8 as version';

/**
 * Applies changes of positions and makes the version grow, in one statement.
 *
 * @param expectedVersion the version the change was made for; 0 when there was no basket yet
 * @returns null, with nothing changed, when the basket is no longer at that version, or the session no longer a guest's
 */
export async function writePositions(
  executor: Executor,
  owner: BasketOwner,
  expectedVersion: number,
  { put, removedIds }: PositionChanges,
): Promise<Head | null> {
  const column = ownerColumn[owner.kind];
  const values = [owner.id, expectedVersion, JSON.stringify(put)];
  const statement =
    expectedVersion === 0
      ? {
          name: `basket-write-new-${owner.kind}`,
          text: `with ${owner.kind === 'session' ? guestHolder : memberHolder},
            head as (
              insert into basket (${column}) select id from holder where $2 = 0 on conflict (${column}) do nothing
              returning id, version), ${putPositions}
            select ${headColumns} from head`,
          values,
        }
      : {
          name: `basket-write-change-${owner.kind}`,
          text: `with head as (
              update basket set version = version + 1, updated_at = now() where ${column} = $1 and version = $2
              returning id, version),
            removed as (
              delete from basket_position p using head where p.basket_id = head.id and p.id = any($4::bigint[])),
            ${putPositions}
            select ${headColumns} from head`,
          values: [...values, removedIds],
        };
  const { rows } = await preparedOn(executor).query<Head>(statement);
  return rows[0] ?? null;
}

/**
 * Makes a guest's session, basket and first positions in one statement; a session that another request has just made
 * is used.
 *
 * @returns the version of the basket; null, with nothing put in, when the session had a basket already
 */
export async function writeFirstPositions(
  executor: Executor,
  session: NewSession,
  put: readonly PositionToPut[],
): Promise<{ sessionId: number; version: number | null }> {
  const { rows } = await preparedOn(executor).query<{ sessionId: number; version: number | null }>({
    name: 'basket-write-first',
    text: `with holder as (${sessionInsert}),
      head as (
        insert into basket (session_id) select id from holder on conflict (session_id) do nothing
        returning id, version), ${putPositions}
      select holder.id::float8 as "sessionId", head.version::float8 as version from holder left join head on true`,
    values: [session.hash, session.now, JSON.stringify(put)],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a session row was neither made nor found');
  return row;
}

/** Makes a guest's basket the basket of a person who has none; false when the person got one meanwhile. */
export async function adoptBasket(executor: Executor, sessionId: number, userId: number): Promise<boolean> {
  const { rowCount } = await preparedOn(executor).query({
    name: 'basket-adopt',
    text: `update basket set session_id = null, person_id = $2, guest_email = '', version = version + 1, updated_at = now()
      where session_id = $1 and not exists (select from basket where person_id = $2)`,
    values: [sessionId, userId],
  });
  return rowCount === 1;
}

export async function deleteBasketOfSession(executor: Executor, sessionId: number): Promise<void> {
  await preparedOn(executor).query({
    name: 'basket-delete-session',
    text: 'delete from basket where session_id = $1',
    values: [sessionId],
  });
}
