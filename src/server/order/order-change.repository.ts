import * as z from 'zod/mini';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { ArticleRow } from '#server/basket/stored-article.ts';
import { couponGiving as coupons } from '#server/coupon/coupon.service.ts';
import { couponObject } from '#server/coupon/coupon.sql.ts';
import { CouponRow } from '#server/coupon/stored-coupon.ts';
import { assignedFrom, fieldsOf, rowOf, selected } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { isArticleOf } from './ordered.sql.ts';
import { orderColumns, positionColumns } from './stored-order.ts';

const head = question({
  name: 'order-change-head',
  text: `select ${selected(orderColumns, 'o')},
      (select ${couponObject('o.person_id')} from coupon c where c.id = o.coupon_id) as coupon
    from shop_order o where o.id = $1`,
  values: (orderId: number) => [orderId],
  row: z.extend(rowOf(orderColumns), { coupon: z.nullable(CouponRow) }),
});

const Position = z.extend(rowOf(positionColumns), {
  /** As it is sold today; null where it has left the catalogue. */
  article: z.nullable(ArticleRow),
  /** What the gift it is needs, as the shop says now; null for what is paid, and where the shop says nothing any more. */
  gift: z.nullable(z.object({ from: z.number(), needsCoupon: z.boolean() })),
});

const positions = question({
  name: 'order-change-positions',
  text: `select ${selected(positionColumns, 'p')},
      (select json_build_object('from', f.value_of_goods_from, 'needsCoupon', f.coupon_id is not null)
        from free_article f where f.id = p.free_article_id and f.is_active) as gift,
      (select ${articleObject} from article a ${articleJoins} where ${isArticleOf('p')}) as article
    from shop_order_position p join shop_order o on o.id = p.order_id where o.id = $1 order by p.position`,
  values: (orderId: number) => [orderId],
  row: Position,
});

export type PositionToChange = z.output<typeof Position>;

/** An order with all that decides what smaller quantities make of it. */
export async function loadOrderToChange(executor: Executor, orderId: number) {
  const { coupon, ...order } = await head.one(executor, orderId);
  return { order, coupon, positions: await positions.all(executor, orderId) };
}

export type OrderToChange = Awaited<ReturnType<typeof loadOrderToChange>>;

const changedColumns = {
  position: positionColumns.position,
  quantity: positionColumns.quantity,
  unitNetCents: positionColumns.unitNetCents,
  unitGrossCents: positionColumns.unitGrossCents,
  lineNetCents: positionColumns.lineNetCents,
  lineGrossCents: positionColumns.lineGrossCents,
};

const reckonedColumns = {
  couponCode: orderColumns.couponCode,
  discountNetCents: orderColumns.discountNetCents,
  discountGrossCents: orderColumns.discountGrossCents,
  goodsNetCents: orderColumns.goodsNetCents,
  goodsGrossCents: orderColumns.goodsGrossCents,
  shippingNetCents: orderColumns.shippingNetCents,
  shippingGrossCents: orderColumns.shippingGrossCents,
  feeNetCents: orderColumns.feeNetCents,
  feeGrossCents: orderColumns.feeGrossCents,
  taxes: orderColumns.taxes,
  totalNetCents: orderColumns.totalNetCents,
  totalTaxCents: orderColumns.totalTaxCents,
  totalGrossCents: orderColumns.totalGrossCents,
  positionCount: orderColumns.positionCount,
  countedPieces: orderColumns.countedPieces,
};

/** What smaller quantities make of an order. */
export interface ChangedOrder {
  readonly lowered: readonly ValuesOf<typeof changedColumns>[];
  /** Numbers of positions that are taken out. */
  readonly takenOut: readonly number[];
  /** Ids of articles that still are what was ordered: to these alone pieces go back. */
  readonly returnable: readonly number[];
  /** Its coupon is good for another order again. */
  readonly losesCoupon: boolean;
  readonly reckoned: ValuesOf<typeof reckonedColumns>;
}

const changePositions = command({
  name: 'order-change-lines',
  text: `with gone as (delete from shop_order_position p where p.order_id = $1 and p.position = any($3::int[]))
    update shop_order_position p set ${assignedFrom(changedColumns, 'x')}
    from json_to_recordset($2::json) as x (${fieldsOf(changedColumns)})
    where p.order_id = $1 and p.position = x.position`,
  values: (orderId: number, { lowered, takenOut }: ChangedOrder) => [
    orderId,
    JSON.stringify(lowered),
    takenOut,
  ],
});

const returnPieces = command({
  name: 'order-change-pieces',
  text: `with kept as (
        select p.article_id, sum(p.quantity)::int as quantity from shop_order_position p where p.order_id = $1
        group by p.article_id),
      held as (
        select piece.key::int as article_id, piece.value::int as before,
          least(piece.value::int, coalesce(kept.quantity, 0)) as after
        from shop_order o cross join jsonb_each_text(o.taken_pieces) as piece
        left join kept on kept.article_id = piece.key::int
        where o.id = $1),
      due as (
        select s.article_id, held.before - held.after as pieces
        from held join article_stock s on s.article_id = held.article_id
        where held.before > held.after and s.article_id = any($2::int[]) order by s.article_id for update of s),
      returned as (
        update article_stock s
        set stock = s.stock + due.pieces, may_fall_to = least(s.stock + due.pieces, 0)
        from due where s.article_id = due.article_id)
    update shop_order o set article_count = (select count(*) from kept), reserved_count = (select count(*) from kept),
      taken_pieces = (select jsonb_object_agg(held.article_id, held.after) from held join kept using (article_id))
    where o.id = $1`,
  values: (orderId: number, { returnable }: ChangedOrder) => [orderId, returnable],
});

const reckonAnew = command({
  name: 'order-change-head-write',
  text: `with x as (select * from json_to_record($2::json) as x (${fieldsOf(reckonedColumns)})),
      less as (
        select o.counter_keys as keys, o.counted_pieces - x."countedPieces" as pieces,
          o.total_gross_cents - x."totalGrossCents" as cents
        from shop_order o cross join x where o.id = $1),
      held as (
        select c.key, less.pieces, less.cents from less join order_counter c on c.key = any(less.keys)
        order by c.key for update of c),
      counted as (
        update order_counter c
        set open_pieces = greatest(c.open_pieces - held.pieces, 0), open_cents = greatest(c.open_cents - held.cents, 0)
        from held where c.key = held.key)
    update shop_order o set ${assignedFrom(reckonedColumns, 'x')} from x where o.id = $1`,
  values: (orderId: number, { reckoned }: ChangedOrder) => [orderId, JSON.stringify(reckoned)],
});

/**
 * Writes smaller quantities: positions, what they no longer take of the stock and of the ceilings, and the sums; for whoever
 * holds the order's lock.
 */
export async function writeChangedOrder(
  executor: Executor,
  orderId: number,
  changed: ChangedOrder,
): Promise<void> {
  await changePositions.run(executor, orderId, changed);
  // Locks in the order of the statement that places orders: stock, coupon, ceilings.
  await returnPieces.run(executor, orderId, changed);
  if (changed.losesCoupon) await coupons.giveBack(executor, orderId);
  await reckonAnew.run(executor, orderId, changed);
}
