import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { endedStates, revocableStates } from '#domain/order-state.ts';
import type { Executor } from '#server/database/pool.ts';
import { shopOrder } from '#server/database/schema/order.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { StoredOrder } from './stored-order.ts';

/** States as they stand in the index, so that the planner sees that it fits. */
const listOf = (states: readonly string[]) => sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);

/**
 * The oldest prepaid order whose reservation may be over, locked until the transaction ends; other workers take the one
 * after it. Whether it is over decides the caller.
 */
export async function lockDueReservation(executor: Executor, now: Date): Promise<StoredOrder | null> {
  const [order] = await executor
    .select()
    .from(shopOrder)
    .where(
      and(
        sql`${shopOrder.state} in ${listOf(revocableStates)}`,
        isNull(shopOrder.paidAt),
        lt(shopOrder.reservedUntil, now),
      ),
    )
    .orderBy(asc(shopOrder.reservedUntil))
    .limit(1)
    .for('update', { skipLocked: true });
  return order ?? null;
}

/** An order that has ended or was paid, or counts no longer, and still holds pieces or counts; locked likewise. */
export async function lockUnsettled(executor: Executor, now: Date): Promise<StoredOrder | null> {
  const hasEnded = sql`${shopOrder.state} in ${listOf(endedStates)}`;
  const isCounted = sql`${shopOrder.counterKeys} <> '{}'`;
  const [order] = await executor
    .select()
    .from(shopOrder)
    .where(
      or(
        and(isNotNull(shopOrder.takenPieces), hasEnded),
        and(isCounted, or(isNotNull(shopOrder.paidAt), hasEnded)),
        and(isCounted, lt(shopOrder.countedUntil, now)),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  return order ?? null;
}

/** Ends an order nobody paid for. */
export async function cancelUnpaid(executor: Executor, orderId: number, now: Date): Promise<void> {
  await executor
    .update(shopOrder)
    .set({ state: 'cancelled', cancelledAt: now, cancelReason: 'notPaid' })
    .where(eq(shopOrder.id, orderId));
}

/** Gives the pieces an order took back to the stock; the order holds none afterwards, so it happens once. */
export async function giveBackPieces(executor: Executor, orderId: number): Promise<void> {
  await preparedOn(executor).query({
    name: 'order-give-back',
    text: `with freed as (
        update shop_order o set taken_pieces = null from shop_order before
        where o.id = $1 and before.id = o.id and o.taken_pieces is not null
        returning before.taken_pieces as pieces),
      held as (
        select s.article_id, piece.value::int as pieces
        from freed cross join jsonb_each_text(freed.pieces) as piece
        join article_stock s on s.article_id = piece.key::int
        order by s.article_id for update of s)
      update article_stock s
      set stock = s.stock + held.pieces, may_fall_to = least(s.stock + held.pieces, 0)
      from held where s.article_id = held.article_id`,
    values: [orderId],
  });
}

/** The pieces of an order have left the warehouse: there is nothing to give back any more. */
export async function forgetPieces(executor: Executor, orderId: number): Promise<void> {
  await executor.update(shopOrder).set({ takenPieces: null }).where(eq(shopOrder.id, orderId));
}

/** Takes an order out of its counters; it counts in none afterwards, so it happens once. */
export async function stopCounting(executor: Executor, orderId: number): Promise<void> {
  await preparedOn(executor).query({
    name: 'order-stop-counting',
    text: `with freed as (
        update shop_order o set counter_keys = '{}' from shop_order before
        where o.id = $1 and before.id = o.id
        returning before.counter_keys as keys, before.counted_pieces as pieces, before.total_gross_cents as cents),
      held as (
        select c.key, freed.pieces, freed.cents from freed join order_counter c on c.key = any(freed.keys)
        order by c.key for update of c)
      update order_counter c
      set open_pieces = greatest(c.open_pieces - held.pieces, 0), open_cents = greatest(c.open_cents - held.cents, 0)
      from held where c.key = held.key`,
    values: [orderId],
  });
}
