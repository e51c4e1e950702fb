import { and, eq, inArray, lte } from 'drizzle-orm';
import type { OrderCeiling, OrderCount } from '#domain/order-limits.ts';
import { orderWindowMs } from '#domain/order-limits.ts';
import type { Executor } from '#server/database/pool.ts';
import { orderCounter } from '#server/database/schema/order.ts';

/** A counter an order has to pass. */
export interface OrderCounter extends OrderCeiling {
  /** HMAC of what is counted. */
  readonly key: string;
}

/**
 * SQL of the part of an order's statement that counts it: one row a counter, taken in the order of their keys, so that
 * orders of one buyer sent at once queue for it. Each row brings its ceilings along, and the CHECK of the table refuses the
 * whole statement.
 *
 * @param order placeholder of the order as JSON
 * @param counters placeholder of the list of counters as JSON
 * @param gate name of the part that has a row only if the order is to be placed
 */
export const countOrder = (order: string, counters: string, gate: string): string => {
  const isOver = `c.window_started_at <= excluded.window_started_at - interval '${orderWindowMs} milliseconds'`;
  return `insert into order_counter as c (key, window_started_at, window_orders, open_pieces, open_cents, most_orders,
        most_pieces, most_cents)
      select x.key, o."placedAt", 1, o.pieces, o."totalGross", x."mostOrders", x."mostPieces", x."mostCents"
      from ${gate}, json_to_record(${order}::json) as o ("placedAt" timestamptz, pieces int, "totalGross" bigint),
        json_to_recordset(${counters}::json) as x (key text, "mostOrders" int, "mostPieces" bigint, "mostCents" bigint)
      order by x.key
      on conflict (key) do update set
        window_started_at = case when ${isOver} then excluded.window_started_at else c.window_started_at end,
        window_orders = case when ${isOver} then 1 else c.window_orders + 1 end,
        open_pieces = c.open_pieces + excluded.open_pieces, open_cents = c.open_cents + excluded.open_cents,
        most_orders = excluded.most_orders, most_pieces = excluded.most_pieces, most_cents = excluded.most_cents`;
};

/** What these counters hold; a key nothing was counted for is absent. */
export async function readCounters(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OrderCount>> {
  const rows = await executor
    .select()
    .from(orderCounter)
    .where(inArray(orderCounter.key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Deletes counters that hold nothing any more. */
export async function deleteIdleCounters(executor: Executor, windowStartedBefore: Date): Promise<void> {
  await executor
    .delete(orderCounter)
    .where(
      and(
        lte(orderCounter.windowStartedAt, windowStartedBefore),
        eq(orderCounter.openPieces, 0),
        eq(orderCounter.openCents, 0),
      ),
    );
}
