import * as z from 'zod/mini';
import { basketObject, forOwners, freeArticleObjects } from '#server/basket/basket.sql.ts';
import { BasketRow } from '#server/basket/stored-basket.ts';
import type { BasketOwner, StoredBasket } from '#server/basket/stored-basket.ts';
import { fieldsOf, namesOf, readFrom } from '#server/database/columns.ts';
import { isAborted, violatedConstraint } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { rememberedJson } from '#server/database/remembered-json.ts';
import { question } from '#server/database/statement.ts';
import { couponConstraints, takeCoupon } from '#server/coupon/coupon.sql.ts';
import { FreeArticleRow } from '#server/free-article/stored-free-article.ts';
import type { StoredFreeArticle } from '#server/free-article/stored-free-article.ts';
import { takeShares } from '#server/firm/firm.sql.ts';
import { methodsObject } from '#server/method/method.sql.ts';
import { MethodsRow } from '#server/method/stored-methods.ts';
import type { StoredMethods } from '#server/method/stored-methods.ts';
import { settingsIn } from '#server/settings/settings.service.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';
import { countOrder } from './order-counter.repository.ts';
import type { OrderCounter } from './order-counter.repository.ts';
import { orderToPlaceColumns, positionColumns } from './stored-order.ts';
import type { OrderPositionToPlace, OrderToPlace } from './stored-order.ts';

/** Constraints whose violation means that somebody else was faster: look again and decide anew. */
const raceConstraints = new Set<string>([
  ...couponConstraints,
  'shop_order_stock_taken',
  'article_stock_never_negative',
  'shop_order_token_hash_key',
  'shop_order_once_per_basket',
  'budget_use_within_amount',
]);

/** Whether the order would break a limit of one of its counters. */
export const isOverLimit = (error: unknown): boolean =>
  violatedConstraint(error) === 'order_counter_within_limits';

/** Whether somebody else was faster, so that the order has to be looked at anew. */
export const isLostRace = (error: unknown): boolean =>
  raceConstraints.has(violatedConstraint(error) ?? '') || isAborted(error);

const PlacedOrder = z.object({ orderNumber: z.string(), requestHash: z.string() });
export type PlacedOrder = z.output<typeof PlacedOrder>;

/**
 * What an article gives from the stock: `bounded` only what is there, `unbounded` also below zero (the shop sells without
 * stock), `floor` what is there, the rest is procured (delivery states that do not sell from the warehouse).
 */
export interface StockNeed {
  readonly articleId: number;
  readonly quantity: number;
  readonly kind: 'bounded' | 'unbounded' | 'floor';
}

const load = forOwners((kind, column) =>
  question({
    name: `order-load-${kind}`,
    text: `select
      (select json_build_object('orderNumber', o.order_number, 'requestHash', o.request_hash)
        from shop_order o where o.token_hash = $2 and o.${column} = $1) as placed,
      (select json_build_object('basket', ${basketObject(kind)},
          'freeArticles', ${freeArticleObjects('f.id = any (b.free_article_ids)')})
        from basket b where b.${column} = $1) as chosen,
      json_build_object('settings', (select value from setting where key = $3), 'methods', ${methodsObject})::text as shop`,
    values: (ownerId: number, tokenHash: string) => [ownerId, tokenHash, settingsRow],
    row: z.object({
      placed: z.nullable(PlacedOrder),
      chosen: z.nullable(z.object({ basket: BasketRow, freeArticles: z.array(FreeArticleRow) })),
      shop: rememberedJson(
        z.object({
          settings: z.pipe(z.unknown(), z.transform(settingsIn)),
          methods: MethodsRow,
        }),
      ),
    }),
  }),
);

/**
 * Everything save-order decides on, of one moment: the order that exists for the token, the basket with the free articles
 * chosen in it, methods and settings.
 */
export async function loadForOrder(
  executor: Executor,
  owner: BasketOwner,
  tokenHash: string,
): Promise<{
  placed: PlacedOrder | null;
  basket: StoredBasket | null;
  methods: StoredMethods;
  chosenFreeArticles: readonly StoredFreeArticle[];
  settings: ShopSettings;
}> {
  const { placed, chosen, shop } = await load[owner.kind].one(executor, owner.id, tokenHash);
  return {
    placed,
    basket: chosen?.basket ?? null,
    chosenFreeArticles: chosen?.freeArticles ?? [],
    ...shop,
  };
}

interface Placement {
  readonly basket: { readonly id: number; readonly version: number };
  readonly order: OrderToPlace;
  readonly positions: readonly OrderPositionToPlace[];
  readonly needs: readonly StockNeed[];
  readonly counters: readonly OrderCounter[];
}

const valuesOfPlacement = ({ basket, order, positions, needs, counters }: Placement) => [
  basket.id,
  basket.version,
  JSON.stringify(order),
  JSON.stringify(positions),
  // Lists, not JSON: of a list the planner expects few rows and looks each article up instead of reading all stock.
  needs.map(({ articleId }) => articleId),
  needs.map(({ quantity }) => quantity),
  needs.map((need) => need.kind),
  counters.map(({ key }) => key),
  JSON.stringify(counters),
  settingsRow,
];

/**
 * The statement that places an order.
 *
 * @param parts SQL of what only some orders need, as parts that end with a comma
 */
const placeWith = (name: string, parts = '') =>
  forOwners((kind, column) =>
    question({
      name: `order-${name}-${kind}`,
      text: `with locked as (
        update basket set version = version + 1, updated_at = now(), guest_email = '', billing_address = null,
          shipping_address = null, is_shipping_same = false, payment_slug = null, shipping_slug = null, iban = null,
          account_holder = '', coupon_code = null,
          free_article_ids = '{}', merge_report = null, remarks = '{}'
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
        insert into shop_order (order_number, ${column}, basket_id, basket_version, ${namesOf(orderToPlaceColumns)},
          position_count, article_count, reserved_count, counter_keys, taken_pieces)
        select o.year || '-' || nextval('shop_order_number'), $1, $2, $3, ${readFrom(orderToPlaceColumns, 'o')},
          json_array_length($5::json), (select count(*) from need), (select count(*) from taken), $9::text[],
          (select jsonb_object_agg(article_id, pieces) from taken)
        from locked, json_to_record($4::json) as o (year int, ${fieldsOf(orderToPlaceColumns)})
        returning id, order_number, placed_at, state, person_id),
      listed as (
        insert into shop_order_position (order_id, ${namesOf(positionColumns)})
        select placed.id, ${readFrom(positionColumns, 'x')}
        from placed, json_to_recordset($5::json) as x (${fieldsOf(positionColumns)})),
      recorded as (
        insert into shop_order_history (order_id, step, happened_at, event, from_state, to_state, person_id, is_told)
        select o.id, 1, o.placed_at, 'order.place', '', o.state, o.person_id, o.state <> 'awaitingRelease' from placed o),
      mailed as (insert into shop_order_mail (order_id) select id from placed where state <> 'awaitingRelease'),
      ${parts}
      counted as (${countOrder('$4', '$10', 'locked')})
      select order_number as "orderNumber" from placed`,
      values: (ownerId: number, placement: Placement, ...more: readonly string[]) => [
        ownerId,
        ...valuesOfPlacement(placement),
        ...more,
      ],
      row: z.object({ orderNumber: z.string() }),
    }),
  );

/** Hardly an order uses a coupon or a budget: the database does not even prepare for them where it does not. */
const place = placeWith('place');
const placeSharing = placeWith(
  'place-sharing',
  `${takeCoupon('$4', 'locked')},
      budgeted as (${takeShares('$12', 'locked')}),`,
);

/**
 * Places an order in one statement, all or nothing: the basket is taken at exactly this version and emptied, stock is
 * locked in the order of the article numbers and decremented only where enough is left (below zero only while the setting
 * allows it in this very statement), order, positions, the first step of its history and the mail to be written are inserted, and the order is counted in ceilings and budgets.
 * Exactly once by unique keys (token; basket and version); never oversold by the CHECKs on the stock and on the count of
 * articles really taken; never over a limit, a budget or the uses of a coupon by the CHECKs on their rows, for which parallel
 * orders queue.
 *
 * @returns the order's number; null when the basket is no longer at that version
 * @throws the database's check violation when the stock did not suffice or a limit was reached, with nothing changed
 */
export async function placeOrder(
  executor: Executor,
  owner: BasketOwner,
  placement: Placement,
): Promise<string | null> {
  const { order } = placement;
  const isSharing = order.couponId !== null || order.budgetShares.length > 0;
  const placed = isSharing
    ? placeSharing[owner.kind].first(executor, owner.id, placement, JSON.stringify(order.budgetShares))
    : place[owner.kind].first(executor, owner.id, placement);
  return (await placed)?.orderNumber ?? null;
}
