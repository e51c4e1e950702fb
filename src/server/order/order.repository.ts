import { DatabaseError } from 'pg';
import type { QueryResultRow } from 'pg';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import type { PaymentMethodRow, ShippingMethodRow } from '#server/database/schema/method.ts';
import { article } from '#server/database/schema/catalogue.ts';
import { shopOrder, shopOrderPosition } from '#server/database/schema/order.ts';
import { pictureVersion } from '#server/article/article.sql.ts';
import { countOrder } from './order-counter.repository.ts';
import type { OrderCounter } from './order-counter.repository.ts';
import type { StoredOrder, StoredOrderPosition, WholeOrder } from './stored-order.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';
import { basketObject, ownerColumn } from '#server/basket/basket.sql.ts';
import { methodObjects } from '#server/method/method.sql.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { BasketOwner, StoredBasket } from '#server/basket/stored-basket.ts';
import type { StoredMethods } from '#server/method/stored-methods.ts';

/** Constraints whose violation means that somebody else was faster: look again and decide anew. */
const raceConstraints = new Set([
  'shop_order_stock_taken',
  'article_stock_never_negative',
  'shop_order_token_hash_key',
  'shop_order_once_per_basket',
]);
const retriedStates = new Set(['40001', '40P01']);

/** Whether the order would break a limit of one of its counters. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'order_counter_within_limits';
}

/** Whether somebody else was faster, so that the order has to be looked at anew. */
export function isLostRace(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return raceConstraints.has(error.constraint ?? '') || retriedStates.has(error.code ?? '');
}

export interface PlacedOrder {
  readonly orderNumber: string;
  readonly requestHash: string;
}

/** An order as it is written; amounts in integer cents. */
export interface OrderToPlace {
  readonly tokenHash: string;
  readonly requestHash: string;
  /** Calendar year in Berlin, first part of the number. */
  readonly year: number;
  readonly mode: 'b2b' | 'b2c';
  readonly language: 'de' | 'en';
  readonly email: string;
  readonly billingAddress: unknown;
  readonly shippingAddress: unknown;
  readonly paymentSlug: string;
  readonly paymentName: string;
  readonly shippingSlug: string;
  readonly shippingName: string;
  readonly iban: string | null;
  readonly accountHolder: string;
  readonly isPrepaid: boolean;
  readonly minimumDays: number;
  readonly maximumDays: number;
  readonly comment: string;
  /** The buyer's own number of the order. */
  readonly reference: string;
  readonly isTaxExempt: boolean;
  readonly goodsNet: number;
  readonly goodsGross: number;
  readonly shippingNet: number;
  readonly shippingGross: number;
  readonly feeNet: number;
  readonly feeGross: number;
  readonly taxes: unknown;
  readonly totalNet: number;
  readonly totalTax: number;
  readonly totalGross: number;
  readonly placedAt: Date;
  /** Last moment the goods of a prepaid order are kept. */
  readonly reservedUntil: Date | null;
  readonly countedUntil: Date;
  /** Sum of all quantities. */
  readonly pieces: number;
}

export interface OrderPositionToPlace {
  readonly position: number;
  readonly articleId: number;
  readonly articleNumber: string;
  readonly manufacturerNumber: string;
  readonly displayName: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly taxRate: number;
  readonly lineNet: number;
  readonly lineGross: number;
  readonly hint: string;
  readonly costCenter: string;
}

/**
 * What an article gives from the stock: `bounded` only what is there, `unbounded` also below zero (the shop sells without
 * stock), `floor` what is there, the rest is procured (delivery states that do not sell from the warehouse).
 */
export interface StockNeed {
  readonly articleId: number;
  readonly quantity: number;
  readonly kind: 'bounded' | 'unbounded' | 'floor';
}

/** Everything save-order decides on, of one moment: the order that exists for the token, basket, methods and settings. */
export async function loadForOrder(
  executor: Executor,
  owner: BasketOwner,
  tokenHash: string,
): Promise<{
  placed: PlacedOrder | null;
  basket: StoredBasket | null;
  methods: StoredMethods;
  settings: unknown;
}> {
  const column = ownerColumn[owner.kind];
  const { rows } = await preparedOn(executor).query<{
    placed: PlacedOrder | null;
    basket: StoredBasket | null;
    payment: PaymentMethodRow[] | null;
    shipping: ShippingMethodRow[] | null;
    settings: unknown;
  }>({
    name: `order-load-${owner.kind}`,
    text: `select
      (select json_build_object('orderNumber', o.order_number, 'requestHash', o.request_hash)
        from shop_order o where o.token_hash = $2 and o.${column} = $1) as placed,
      (select ${basketObject} from basket b where b.${column} = $1) as basket,
      (select value from setting where key = $3) as settings,
      ${methodObjects}`,
    values: [owner.id, tokenHash, settingsRow],
  });
  const row = rows[0];
  return {
    placed: row?.placed ?? null,
    basket: row?.basket ?? null,
    methods: { payment: row?.payment ?? [], shipping: row?.shipping ?? [] },
    settings: row?.settings,
  };
}

/**
 * Places an order in one statement, all or nothing: the basket is taken at exactly this version and emptied, stock is
 * locked in the order of the article numbers and decremented only where enough is left (below zero only while the setting
 * allows it in this very statement), order, positions and the mail to be written are inserted, and the order is counted.
 * Exactly once by unique keys (token; basket and version); never oversold by the CHECKs on the stock and on the count of
 * articles really taken; never over a limit by the CHECK on the counters, whose rows parallel orders queue for.
 *
 * @returns the order's number; null when the basket is no longer at that version
 * @throws the database's check violation when the stock did not suffice or a limit was reached, with nothing changed
 */
export async function placeOrder(
  executor: Executor,
  owner: BasketOwner,
  basket: { readonly id: number; readonly version: number },
  order: OrderToPlace,
  positions: readonly OrderPositionToPlace[],
  needs: readonly StockNeed[],
  counters: readonly OrderCounter[],
): Promise<string | null> {
  const column = ownerColumn[owner.kind];
  const { rows } = await preparedOn(executor).query<{ orderNumber: string }>({
    name: `order-place-${owner.kind}`,
    text: `with locked as (
        update basket set version = version + 1, updated_at = now(), guest_email = '', billing_address = null,
          shipping_address = null, is_shipping_same = false, payment_slug = null, shipping_slug = null, iban = null,
          account_holder = ''
        where id = $2 and version = $3 and ${column} = $1
        returning id),
      cleared as (delete from basket_position p using locked where p.basket_id = locked.id),
      need as (
        select * from unnest($6::int[], $7::int[], $8::text[]) as x (article_id, quantity, kind)),
      held as (
        select s.article_id, s.stock from locked cross join need join article_stock s on s.article_id = need.article_id
        order by s.article_id for update of s),
      permission as (
        select exists (select from setting where key = $11 and value -> 'allowOrdersWithoutStock' = 'true') as is_given),
      taken as (
        update article_stock s
        set stock = case when need.kind = 'floor' then greatest(s.stock - need.quantity, least(s.stock, 0))
            else s.stock - need.quantity end,
          may_fall_to = least(s.stock - case when need.kind = 'unbounded' then need.quantity else 0 end, 0)
        from permission cross join need join held on held.article_id = need.article_id
        where s.article_id = need.article_id and case need.kind when 'bounded' then s.stock >= need.quantity
          when 'unbounded' then permission.is_given or s.is_unbounded else true end
        returning s.article_id, held.stock - s.stock as pieces),
      placed as (
        insert into shop_order (order_number, ${column}, token_hash, request_hash, basket_id, basket_version, mode,
          language, email, billing_address, shipping_address, payment_slug, payment_name, shipping_slug, shipping_name,
          iban, account_holder, is_prepaid, minimum_days, maximum_days, comment, reference, is_tax_exempt, goods_net_cents,
          goods_gross_cents, shipping_net_cents, shipping_gross_cents, fee_net_cents, fee_gross_cents, taxes,
          total_net_cents, total_tax_cents, total_gross_cents, position_count, article_count, reserved_count, placed_at,
          reserved_until, counted_until, counted_pieces, counter_keys, taken_pieces)
        select o.year || '-' || nextval('shop_order_number'), $1, o."tokenHash", o."requestHash", $2, $3, o.mode,
          o.language, o.email, o."billingAddress", o."shippingAddress", o."paymentSlug", o."paymentName",
          o."shippingSlug", o."shippingName", o.iban, o."accountHolder", o."isPrepaid", o."minimumDays",
          o."maximumDays", o.comment, o.reference, o."isTaxExempt", o."goodsNet", o."goodsGross", o."shippingNet",
          o."shippingGross", o."feeNet", o."feeGross", o.taxes, o."totalNet", o."totalTax", o."totalGross",
          json_array_length($5::json), (select count(*) from need), (select count(*) from taken), o."placedAt",
          o."reservedUntil", o."countedUntil", o.pieces, $9::text[],
          (select jsonb_object_agg(article_id, pieces) from taken)
        from locked, json_to_record($4::json) as o (year int, "tokenHash" text, "requestHash" text, mode text,
          language text, email text, "billingAddress" jsonb, "shippingAddress" jsonb, "paymentSlug" text,
          "paymentName" text, "shippingSlug" text, "shippingName" text, iban text, "accountHolder" text,
          "isPrepaid" boolean, "minimumDays" int, "maximumDays" int, comment text, reference text, "isTaxExempt" boolean,
          "goodsNet" bigint, "goodsGross" bigint, "shippingNet" bigint, "shippingGross" bigint, "feeNet" bigint,
          "feeGross" bigint, taxes jsonb, "totalNet" bigint, "totalTax" bigint, "totalGross" bigint,
          "placedAt" timestamptz, "reservedUntil" timestamptz, "countedUntil" timestamptz, pieces int)
        returning id, order_number),
      listed as (
        insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number,
          display_name, quantity, unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents,
          hint, cost_center)
        select placed.id, x.position, x."articleId", x."articleNumber", x."manufacturerNumber", x."displayName",
          x.quantity, x.unit, x."unitNet", x."unitGross", x."taxRate", x."lineNet", x."lineGross", x.hint,
          x."costCenter"
        from placed, json_to_recordset($5::json) as x (position int, "articleId" int, "articleNumber" text,
          "manufacturerNumber" text, "displayName" text, quantity int, unit text, "unitNet" bigint, "unitGross" bigint,
          "taxRate" numeric, "lineNet" bigint, "lineGross" bigint, hint text, "costCenter" text)),
      mailed as (insert into shop_order_mail (order_id) select id from placed),
      counted as (${countOrder('$4', '$10', 'locked')})
      select order_number as "orderNumber" from placed`,
    values: [
      owner.id,
      basket.id,
      basket.version,
      JSON.stringify(order),
      JSON.stringify(positions),
      // Lists, not JSON: of a list the planner expects few rows and looks each article up instead of reading all stock.
      needs.map(({ articleId }) => articleId),
      needs.map(({ quantity }) => quantity),
      needs.map(({ kind }) => kind),
      counters.map(({ key }) => key),
      JSON.stringify(counters),
      settingsRow,
    ],
  });
  return rows[0]?.orderNumber ?? null;
}

/** The part of every question about orders that keeps them to their owner (R24, R26). */
const ownedBy = (owner: BasketOwner) =>
  owner.kind === 'user' ? eq(shopOrder.userId, owner.id) : eq(shopOrder.sessionId, owner.id);

const pageSize = 20;

/** A page of the owner's orders, newest first, and how many there are in all. */
export async function listOrders(executor: Executor, owner: BasketOwner, page: number) {
  const rows = await executor
    .select({
      orderNumber: shopOrder.orderNumber,
      placedAt: shopOrder.placedAt,
      state: shopOrder.state,
      cancelReason: shopOrder.cancelReason,
      mode: shopOrder.mode,
      totalNet: shopOrder.totalNetCents,
      totalGross: shopOrder.totalGrossCents,
    })
    .from(shopOrder)
    .where(ownedBy(owner))
    .orderBy(desc(shopOrder.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(shopOrder)
    .where(ownedBy(owner));
  return { rows, total: counted?.total ?? 0 };
}

/** An order with the first of its positions; `pictureVersion` is null for an article that has left the catalogue. */
export interface OrderAtAGlance {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly totalGross: number;
  readonly positionCount: number;
  readonly articles: readonly {
    readonly displayName: string;
    readonly articleNumber: string;
    readonly pictureVersion: string | null;
  }[];
}

/** The last orders of a person, each with its first positions; one statement. */
export async function listLastOrders(
  executor: Executor,
  userId: number,
  most: { readonly orders: number; readonly positions: number },
): Promise<readonly OrderAtAGlance[]> {
  const { rows } = await preparedOn(executor).query<OrderAtAGlance & QueryResultRow>({
    name: 'order-last',
    text: `select o.order_number as "orderNumber", o.placed_at as "placedAt", o.total_gross_cents::float as "totalGross",
        o.position_count as "positionCount", (
          select json_agg(json_build_object('displayName', first.display_name, 'articleNumber', first.article_number,
            'pictureVersion', case when a.is_visible then ${pictureVersion} end) order by first.position)
          from (select * from shop_order_position p where p.order_id = o.id order by p.position limit $3) as first
          left join article a on a.id = first.article_id left join brand b on b.id = a.brand_id) as articles
      from shop_order o where o.person_id = $1 order by o.id desc limit $2`,
    values: [userId, most.orders, most.positions],
  });
  return rows;
}

/** What was ordered, in the order of the positions, with where each article stands today. */
export async function loadOrderPositions(
  executor: Executor,
  orderId: number,
): Promise<StoredOrderPosition[]> {
  const rows = await executor
    .select({
      position: shopOrderPosition,
      slug: article.slug,
      shopDepotId: article.shopDepotId,
      isVisible: article.isVisible,
    })
    .from(shopOrderPosition)
    .leftJoin(article, eq(article.id, shopOrderPosition.articleId))
    .where(eq(shopOrderPosition.orderId, orderId))
    .orderBy(shopOrderPosition.position);
  return rows.map(({ position, slug, shopDepotId, isVisible }) => ({
    ...position,
    slug: isVisible === true ? slug : null,
    shopDepotId,
  }));
}

/** Who asks for one order: the owner, and the session it was perhaps placed in before its guest signed in. */
export interface OrderReader {
  readonly owner: BasketOwner;
  readonly sessionId: number | null;
}

/**
 * A customer reads own orders and what this very session ordered as a guest. Signing in keeps the session's row and gives
 * it a new secret, signing out ends it: the next visitor of the same browser gets another row.
 */
const readableBy = ({ owner, sessionId }: OrderReader) =>
  owner.kind === 'user' && sessionId !== null
    ? or(ownedBy(owner), and(isNull(shopOrder.userId), eq(shopOrder.sessionId, sessionId)))
    : ownedBy(owner);

/** One of the reader's orders without its positions, by number or by the hash of its token; null for every other. */
export async function findOrderHead(
  executor: Executor,
  reader: OrderReader,
  key: { readonly orderNumber: string } | { readonly tokenHash: string },
): Promise<StoredOrder | null> {
  const isWanted =
    'orderNumber' in key
      ? eq(shopOrder.orderNumber, key.orderNumber)
      : eq(shopOrder.tokenHash, key.tokenHash);
  const [order] = await executor
    .select()
    .from(shopOrder)
    .where(and(readableBy(reader), isWanted));
  return order ?? null;
}

/** The order like {@link findOrderHead}, in full. */
export async function findOrder(
  executor: Executor,
  reader: OrderReader,
  key: { readonly orderNumber: string } | { readonly tokenHash: string },
): Promise<WholeOrder | null> {
  const order = await findOrderHead(executor, reader, key);
  return order === null ? null : { order, positions: await loadOrderPositions(executor, order.id) };
}

/** A guest's order by its number, with the mail address it was placed with when one is given; null for every other. */
export async function findGuestOrderHead(
  executor: Executor,
  { orderNumber, email }: { readonly orderNumber: string; readonly email?: string },
): Promise<StoredOrder | null> {
  const [order] = await executor
    .select()
    .from(shopOrder)
    .where(
      and(
        isNull(shopOrder.userId),
        eq(shopOrder.orderNumber, orderNumber),
        email === undefined ? undefined : sql`lower(${shopOrder.email}) = ${email}`,
      ),
    );
  return order ?? null;
}

/** An order by its id, whoever placed it; for what the shop itself does with it. */
export async function loadOrderHead(executor: Executor, orderId: number): Promise<StoredOrder | null> {
  const [order] = await executor.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  return order ?? null;
}
