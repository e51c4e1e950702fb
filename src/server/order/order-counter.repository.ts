import type { OrderCeiling, OrderCount } from '#domain/order-limits.ts';
import { orderWindowMs } from '#domain/order-limits.ts';
import { bigint, integer, moment, rowOf, selected, text } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

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
      select x.key, o."placedAt", 1, o."countedPieces", o."totalGrossCents", x."mostOrders", x."mostPieces", x."mostCents"
      from ${gate}, json_to_record(${order}::json) as o ("placedAt" timestamptz, "countedPieces" int, "totalGrossCents" bigint),
        json_to_recordset(${counters}::json) as x (key text, "mostOrders" int, "mostPieces" bigint, "mostCents" bigint)
      order by x.key
      on conflict (key) do update set
        window_started_at = case when ${isOver} then excluded.window_started_at else c.window_started_at end,
        window_orders = case when ${isOver} then 1 else c.window_orders + 1 end,
        open_pieces = c.open_pieces + excluded.open_pieces, open_cents = c.open_cents + excluded.open_cents,
        most_orders = excluded.most_orders, most_pieces = excluded.most_pieces, most_cents = excluded.most_cents`;
};

/** What recipients, sessions, client networks and accounts have ordered, by hashed key. */
const counterColumns = {
  key: text('key'),
  windowStartedAt: moment('window_started_at'),
  windowOrders: integer('window_orders'),
  openPieces: bigint('open_pieces'),
  openCents: bigint('open_cents'),
};

const read = question({
  name: 'order-counter-read',
  text: `select ${selected(counterColumns, 'c')} from order_counter c where c.key = any($1::text[])`,
  values: (keys: readonly string[]) => [keys],
  row: rowOf(counterColumns),
});

/** What these counters hold; a key nothing was counted for is absent. */
export async function readCounters(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OrderCount>> {
  const rows = await read.all(executor, keys);
  return new Map(rows.map((row) => [row.key, row]));
}

const deleteIdle = command({
  name: 'order-counter-delete-idle',
  text: 'delete from order_counter where window_started_at <= $1 and open_pieces = 0 and open_cents = 0',
  values: (windowStartedBefore: Date) => [windowStartedBefore],
});

/** Deletes counters that hold nothing any more. */
export async function deleteIdleCounters(executor: Executor, windowStartedBefore: Date): Promise<void> {
  await deleteIdle.run(executor, windowStartedBefore);
}
