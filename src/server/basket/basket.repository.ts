import type { QueryResult, QueryResultRow } from 'pg';
import type { Address } from '#contract/address.ts';
import type { Database, Executor } from '#server/database/pool.ts';
import type { PaymentMethodRow, ShippingMethodRow } from '#server/database/schema/method.ts';
import { sessionInsert } from '#server/session/session.repository.ts';
import type { NewSession } from '#server/session/session.repository.ts';

/** Whose basket it is. Baskets are only ever named by their owner, so that no foreign one can be asked for (R25). */
export type BasketOwner =
  { readonly kind: 'session'; readonly id: number } | { readonly kind: 'user'; readonly id: number };

/** An article as the basket needs it, with price ladder and stock of this moment. */
export interface BasketArticle {
  readonly id: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly slug: string;
  readonly name: string;
  readonly excerpt: string;
  readonly brandName: string;
  readonly manufacturerNumber: string;
  /** Changes when the article's picture would be drawn differently. */
  readonly pictureVersion: string;
  readonly unit: string;
  readonly netPrice: number | null;
  readonly taxRate: number;
  /** Further rungs of the ladder: lower bound and net cents. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly deliveryState: number;
  readonly isVisible: boolean;
  readonly isCollectable: boolean;
  readonly weightGrams: number;
  readonly stock: number;
  readonly isUnbounded: boolean;
}

export interface StoredPosition {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly costCenter: string;
  readonly offerNumber: string;
  readonly hint: string;
  readonly quantity: number;
  readonly agreedNet: number;
  readonly agreedGross: number;
  /** Null when the article has left the catalogue. */
  readonly article: BasketArticle | null;
}

/** What the checkout has been told, kept with the basket. */
export interface CheckoutFacts {
  readonly guestEmail: string;
  readonly billing: Address | null;
  readonly shipping: Address | null;
  readonly isShippingSame: boolean;
  readonly paymentSlug: string | null;
  readonly shippingSlug: string | null;
  readonly iban: string | null;
  readonly accountHolder: string;
}

export interface StoredBasket extends CheckoutFacts {
  readonly id: number;
  readonly version: number;
  readonly positions: readonly StoredPosition[];
}

export interface StoredMethods {
  readonly payment: readonly PaymentMethodRow[];
  readonly shipping: readonly ShippingMethodRow[];
}

/** A position as it shall stand after a change; its grouping fields say which one. */
export interface PositionToPut {
  readonly articleId: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly costCenter: string;
  readonly offerNumber: string;
  readonly hint: string;
  readonly quantity: number;
  readonly agreedNet: number;
  readonly agreedGross: number;
  readonly timestamp: number;
}

export interface PositionChanges {
  readonly put: readonly PositionToPut[];
  readonly removedIds: readonly number[];
}

interface Runner {
  query<Row extends QueryResultRow>(statement: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<QueryResult<Row>>;
}

/** The driver behind drizzle: the hot statements of basket and order run as named prepared statements. */
export function runnerOf(executor: Executor): Runner {
  return (executor as Database).$client as unknown as Runner;
}

export const ownerColumn = { session: 'session_id', user: 'person_id' } as const;

const articleObject = `json_build_object(
  'id', a.id, 'articleNumber', a.article_number, 'shopDepotId', a.shop_depot_id, 'slug', a.slug, 'name', a.name,
  'excerpt', a.excerpt, 'brandName', br.name, 'manufacturerNumber', a.manufacturer_number, 
  'unit', a.unit, 'netPrice', a.net_price_cents, 'taxRate', a.tax_rate,
  'tiers', coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
    order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json),
  'minimum', a.order_minimum, 'maximum', a.order_maximum, 'step', a.order_step, 'deliveryState', a.delivery_state,
  'isVisible', a.is_visible, 'isCollectable', a.is_collectable, 'weightGrams', a.weight_grams,
  'pictureVersion', left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, br.name, a.manufacturer_number,
    a.is_high_yield)), 8),
  'stock', coalesce(s.stock, 0), 'isUnbounded', coalesce(s.is_unbounded, false))`;

const articleJoins = `join brand br on br.id = a.brand_id left join article_stock s on s.article_id = a.id`;

/** JSON of the basket `b` with its positions and their articles. */
export const basketObject = `json_build_object(
  'id', b.id, 'version', b.version, 'guestEmail', b.guest_email, 'billing', b.billing_address,
  'shipping', b.shipping_address, 'isShippingSame', b.is_shipping_same, 'paymentSlug', b.payment_slug,
  'shippingSlug', b.shipping_slug, 'iban', b.iban, 'accountHolder', b.account_holder,
  'positions', coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'timestamp', (extract(epoch from p.added_at) * 1000)::bigint, 'articleNumber', p.article_number,
      'shopDepotId', p.shop_depot_id, 'unit', p.unit, 'costCenter', p.cost_center, 'offerNumber', p.offer_number,
      'hint', p.hint, 'quantity', p.quantity, 'agreedNet', p.agreed_net_cents, 'agreedGross', p.agreed_gross_cents,
      'article', (select ${articleObject} from article a ${articleJoins}
        where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id))
      order by p.added_at, p.article_number, p.id)
    from basket_position p where p.basket_id = b.id), '[]'::json))`;

/** Two columns, `payment` and `shipping`, with all methods as JSON. */
export const methodObjects = `
  (select json_agg(json_build_object('slug', slug, 'position', position, 'isActive', is_active,
    'displayName', display_name, 'description', description, 'feeNetCents', fee_net_cents, 'needsIban', needs_iban,
    'isPrepaid', is_prepaid, 'minimumGrossCents', minimum_gross_cents, 'maximumGrossCents', maximum_gross_cents,
    'isForGuests', is_for_guests, 'isForPrivate', is_for_private, 'isForCompanies', is_for_companies,
    'countries', countries) order by position) from payment_method) as payment,
  (select json_agg(json_build_object('slug', slug, 'position', position, 'isActive', is_active,
    'displayName', display_name, 'description', description, 'priceNetCents', price_net_cents,
    'freeFromNetCents', free_from_net_cents, 'minimumDays', minimum_days, 'maximumDays', maximum_days,
    'maximumWeightGrams', maximum_weight_grams, 'countries', countries, 'needsStock', needs_stock,
    'isPickup', is_pickup) order by position) from shipping_method) as shipping`;

/** The owner's basket with its articles as they are now: one statement, one moment. */
export async function loadBasket(executor: Executor, owner: BasketOwner): Promise<StoredBasket | null> {
  const { rows } = await runnerOf(executor).query<{ basket: StoredBasket }>({
    name: `basket-load-${owner.kind}`,
    text: `select ${basketObject} as basket from basket b where b.${ownerColumn[owner.kind]} = $1`,
    values: [owner.id],
  });
  return rows[0]?.basket ?? null;
}

/** Locks the owner's basket until the transaction ends, for changes that lost the race for its version. */
export async function lockBasket(executor: Executor, owner: BasketOwner): Promise<void> {
  await runnerOf(executor).query({
    name: `basket-lock-${owner.kind}`,
    text: `select id from basket where ${ownerColumn[owner.kind]} = $1 for update`,
    values: [owner.id],
  });
}

/** Lets one basket at a time be taken over for a person, until the transaction ends. */
export async function lockPerson(executor: Executor, userId: number): Promise<void> {
  await runnerOf(executor).query({
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
  const { rows } = await runnerOf(executor).query<{
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

/** All ways to pay and to ship, active or not, in their order. */
export async function loadMethods(executor: Executor): Promise<StoredMethods> {
  const { rows } = await runnerOf(executor).query<{
    payment: PaymentMethodRow[] | null;
    shipping: ShippingMethodRow[] | null;
  }>({ name: 'methods-load', text: `select ${methodObjects}`, values: [] });
  return { payment: rows[0]?.payment ?? [], shipping: rows[0]?.shipping ?? [] };
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
  const { rows } = await runnerOf(executor).query<Head>(statement);
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
  const { rows } = await runnerOf(executor).query<{ sessionId: number; version: number | null }>({
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

/** Stores what the checkout was told; null, with nothing changed, when the basket is no longer at that version. */
export async function writeFacts(
  executor: Executor,
  owner: BasketOwner,
  expectedVersion: number,
  facts: CheckoutFacts,
): Promise<Head | null> {
  const { rows } = await runnerOf(executor).query<Head>({
    name: `basket-facts-${owner.kind}`,
    text: `update basket set version = version + 1, updated_at = now(), guest_email = $3, billing_address = $4,
        shipping_address = $5, is_shipping_same = $6, payment_slug = $7, shipping_slug = $8, iban = $9,
        account_holder = $10
      where ${ownerColumn[owner.kind]} = $1 and version = $2
      returning id::float8 as id, version::float8 as version`,
    values: [
      owner.id,
      expectedVersion,
      facts.guestEmail,
      facts.billing === null ? null : JSON.stringify(facts.billing),
      facts.shipping === null ? null : JSON.stringify(facts.shipping),
      facts.isShippingSame,
      facts.paymentSlug,
      facts.shippingSlug,
      facts.iban,
      facts.accountHolder,
    ],
  });
  return rows[0] ?? null;
}

const factColumns = {
  guestEmail: 'guest_email',
  billing: 'billing_address',
  shipping: 'shipping_address',
  isShippingSame: 'is_shipping_same',
  paymentSlug: 'payment_slug',
  shippingSlug: 'shipping_slug',
  iban: 'iban',
  accountHolder: 'account_holder',
} as const satisfies Record<keyof CheckoutFacts, string>;

/** The facts a refused choice is put back to. */
export type PreviousChoice = Pick<CheckoutFacts, 'paymentSlug' | 'shippingSlug' | 'iban' | 'accountHolder'>;

/**
 * Stores some facts and gives the whole basket back, in one statement: the seen state is the stored one, or nothing is
 * changed. Null when there is no basket with positions or it changed in this very moment.
 */
export async function patchFacts(
  executor: Executor,
  owner: BasketOwner,
  patch: Partial<CheckoutFacts>,
): Promise<{ basket: StoredBasket; previous: PreviousChoice } | null> {
  const facts = (Object.keys(factColumns) as (keyof CheckoutFacts)[]).filter((fact) => fact in patch);
  const assignments = facts.map((fact, index) => `${factColumns[fact]} = $${index + 2}`);
  const { rows } = await runnerOf(executor).query<{ basket: StoredBasket; previous: PreviousChoice }>({
    name: `basket-patch-${owner.kind}-${facts.join('-')}`,
    text: `update basket b set version = b.version + 1, updated_at = now(), ${assignments.join(', ')}
      from basket seen
      where seen.${ownerColumn[owner.kind]} = $1 and b.id = seen.id and b.version = seen.version
        and exists (select from basket_position held where held.basket_id = b.id)
      returning ${basketObject} as basket,
        json_build_object('paymentSlug', seen.payment_slug, 'shippingSlug', seen.shipping_slug, 'iban', seen.iban,
          'accountHolder', seen.account_holder) as previous`,
    values: [owner.id, ...facts.map((fact) => patch[fact])],
  });
  return rows[0] ?? null;
}

/** Makes a guest's basket the basket of a person who has none; false when the person got one meanwhile. */
export async function adoptBasket(executor: Executor, sessionId: number, userId: number): Promise<boolean> {
  const { rowCount } = await runnerOf(executor).query({
    name: 'basket-adopt',
    text: `update basket set session_id = null, person_id = $2, guest_email = '', version = version + 1, updated_at = now()
      where session_id = $1 and not exists (select from basket where person_id = $2)`,
    values: [sessionId, userId],
  });
  return rowCount === 1;
}

export async function deleteBasketOfSession(executor: Executor, sessionId: number): Promise<void> {
  await runnerOf(executor).query({
    name: 'basket-delete-session',
    text: 'delete from basket where session_id = $1',
    values: [sessionId],
  });
}
