import { endedStates } from '#domain/order-state.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { StandingRow as row, standing } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';
import { isArticleOf } from './ordered.sql.ts';

/** States as they stand in the index, so that the planner sees that it fits. */
const listOf = (states: readonly string[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`;

/** The delays of an order's chart, each with what makes it due at `$1`. */
const dueWhere = {
  reservation: `o.state = 'accepted' and o.paid_at is null and o.reserved_until < $1`,
  reminder: `o.state = 'awaitingRelease' and o.reminder_at < $1`,
  deputy: `o.state = 'awaitingRelease' and o.deputy_at < $1 and not o.is_deputised`,
  expiry: `o.state = 'awaitingRelease' and o.release_until < $1`,
} as const;
const dueBy = {
  reservation: 'reserved_until',
  reminder: 'reminder_at',
  deputy: 'deputy_at',
  expiry: 'release_until',
} as const satisfies Record<TimedDelay, string>;

export type TimedDelay = keyof typeof dueWhere;
/** In the order in which what was missed is made up for: a wait that has ended reminds nobody. */
export const timedDelays = [
  'reservation',
  'expiry',
  'deputy',
  'reminder',
] as const satisfies readonly TimedDelay[];

const dueOf = (delay: TimedDelay) =>
  question({
    name: `order-lock-due-${delay}`,
    text: `select ${standing} from shop_order o where ${dueWhere[delay]} and o.id <> all($2::bigint[])
      order by o.${dueBy[delay]} limit 1 for update skip locked`,
    values: (now: Date, passedOver: readonly number[]) => [now, passedOver],
    row,
  });
const due = {
  reservation: dueOf('reservation'),
  reminder: dueOf('reminder'),
  deputy: dueOf('deputy'),
  expiry: dueOf('expiry'),
};

/**
 * The order for which a delay has been over for longest, locked until the transaction ends; other workers take the one after it.
 *
 * @param passedOver ids of orders that are left as they are
 */
export const lockDue = (
  executor: Executor,
  delay: TimedDelay,
  now: Date,
  passedOver: readonly number[],
): Promise<OrderStandingRow | null> => due[delay].first(executor, now, passedOver);

const hasEnded = `o.state in ${listOf(endedStates)}`;
const isCounted = `o.counter_keys <> '{}'`;

const unsettled = question({
  name: 'order-lock-unsettled',
  text: `select ${standing} from shop_order o
    where (o.taken_pieces is not null and ${hasEnded})
      or (${isCounted} and (o.paid_at is not null or ${hasEnded}))
      or (${isCounted} and o.counted_until < $1)
    limit 1 for update skip locked`,
  values: (now: Date) => [now],
  row,
});

/** An order that has ended or was paid, or counts no longer, and still holds pieces or counts; locked likewise. */
export const lockUnsettled = (executor: Executor, now: Date): Promise<OrderStandingRow | null> =>
  unsettled.first(executor, now);

const giveBack = command({
  name: 'order-give-back',
  text: `with freed as (
        update shop_order o set taken_pieces = null from shop_order before
        where o.id = $1 and before.id = o.id and o.taken_pieces is not null
        returning before.taken_pieces as pieces),
      held as (
        select s.article_id, piece.value::int as pieces
        from freed cross join jsonb_each_text(freed.pieces) as piece
        join article_stock s on s.article_id = piece.key::int
        where exists (select from shop_order_position p join article a on ${isArticleOf('p')}
          where p.order_id = $1 and a.id = s.article_id)
        order by s.article_id for update of s)
      update article_stock s
      set stock = s.stock + held.pieces, may_fall_to = least(s.stock + held.pieces, 0)
      from held where s.article_id = held.article_id`,
  values: (orderId: number) => [orderId],
});

/** Gives the pieces an order took back to the stock; the order holds none afterwards, so it happens once. */
export async function giveBackPieces(executor: Executor, orderId: number): Promise<void> {
  await giveBack.run(executor, orderId);
}

const forget = command({
  name: 'order-forget-pieces',
  text: 'update shop_order set taken_pieces = null where id = $1',
  values: (orderId: number) => [orderId],
});

/** The pieces of an order have left the warehouse: there is nothing to give back any more. */
export async function forgetPieces(executor: Executor, orderId: number): Promise<void> {
  await forget.run(executor, orderId);
}

const stop = command({
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
  values: (orderId: number) => [orderId],
});

/** Takes an order out of its counters; it counts in none afterwards, so it happens once. */
export async function stopCounting(executor: Executor, orderId: number): Promise<void> {
  await stop.run(executor, orderId);
}
