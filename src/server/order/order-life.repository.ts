import * as z from 'zod/mini';
import type { orderStates } from '#contract/order.ts';
import type { BudgetShare } from '#domain/release.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { personName } from '#server/person/person.sql.ts';
import { orderColumns } from './stored-order.ts';
import type { StoredOrder } from './stored-order.ts';

const standingColumns = {
  id: orderColumns.id,
  orderNumber: orderColumns.orderNumber,
  state: orderColumns.state,
  isPrepaid: orderColumns.isPrepaid,
  placedAt: orderColumns.placedAt,
  paidAt: orderColumns.paidAt,
  reservedUntil: orderColumns.reservedUntil,
  countedUntil: orderColumns.countedUntil,
  accountId: orderColumns.accountId,
  userId: orderColumns.userId,
  mayReleaseOwn: orderColumns.mayReleaseOwn,
  reminderAt: orderColumns.reminderAt,
  deputyAt: orderColumns.deputyAt,
  releaseUntil: orderColumns.releaseUntil,
  isDeputised: orderColumns.isDeputised,
  isAsked: orderColumns.isAsked,
  totalNetCents: orderColumns.totalNetCents,
};

/** Whether who placed an order can be asked about it. */
export const canBuyerAnswer = `exists (select from person own
  where own.id = o.person_id and own.is_active and own.erased_at is null) as "canBuyerAnswer"`;
// Constraints of the table keep these readable: an order with an address that is not must not stop those behind it.
/** The columns of an order that say where in its life it stands. */
export const standing = `${selected(standingColumns, 'o')}, ${canBuyerAnswer}`;
export const StandingRow = z.extend(rowOf(standingColumns), { canBuyerAnswer: z.boolean() });

/** Where an order stands: what decides what may become of it. */
export interface OrderStandingRow extends Pick<StoredOrder, keyof typeof standingColumns> {
  /** Its buyer is neither locked nor gone: nobody else answers a question. */
  readonly canBuyerAnswer: boolean;
}

const lock = question({
  name: 'order-lock',
  text: `select ${standing} from shop_order o where o.order_number = $1 for update`,
  values: (number: string) => [number],
  row: StandingRow,
});

/** An order by its number, locked until the transaction ends; null when there is none. */
export const lockOrder = (executor: Executor, number: string): Promise<OrderStandingRow | null> =>
  lock.first(executor, number);

interface Step {
  readonly at: Date;
  readonly event: string;
  readonly from: string;
  readonly to: (typeof orderStates)[number];
  readonly personId: number | null;
  readonly reason: string;
  /** Somebody is to be told of it by mail. */
  readonly isToBeTold: boolean;
}

const record = command({
  name: 'order-record-step',
  text: `with moved as (update shop_order set state = $4 where id = $1 returning id)
    insert into shop_order_history (order_id, step, happened_at, event, from_state, to_state, person_id, reason,
      is_told)
    select moved.id, 1 + coalesce(max(h.step), 0), $5, $2, $3, $4, $6, $7, not $8::boolean
    from moved left join shop_order_history h on h.order_id = moved.id group by moved.id`,
  values: (orderId: number, { event, from, to, at, personId, reason, isToBeTold }: Step) => [
    orderId,
    event,
    from,
    to,
    at,
    personId,
    reason,
    isToBeTold,
  ],
});

/** Writes where an order stands now and how it came there; for whoever holds its lock. */
export async function recordStep(executor: Executor, orderId: number, step: Step): Promise<void> {
  await record.run(executor, orderId, step);
}

const pay = command({
  name: 'order-note-payment',
  text: 'update shop_order set paid_at = coalesce(paid_at, $2) where id = $1',
  values: (orderId: number, at: Date) => [orderId, at],
});

export async function notePayment(executor: Executor, orderId: number, at: Date): Promise<void> {
  await pay.run(executor, orderId, at);
}

const confirm = command({
  name: 'order-confirm-later',
  text: `with released as (
      update shop_order set reserved_until = $2, counted_until = coalesce($2, counted_until) where id = $1 returning id)
    insert into shop_order_mail (order_id) select id from released on conflict do nothing`,
  values: (orderId: number, reservedUntil: Date | null) => [orderId, reservedUntil],
});

/**
 * An order is released, and its confirmation is to be written.
 *
 * @param reservedUntil how long the goods of a prepaid one are kept from now on
 */
export async function confirmLater(
  executor: Executor,
  orderId: number,
  reservedUntil: Date | null,
): Promise<void> {
  await confirm.run(executor, orderId, reservedUntil);
}

const hold = command({
  name: 'order-hold-budgets',
  text: 'update shop_order set budget_shares = $2 where id = $1',
  values: (orderId: number, shares: readonly BudgetShare[]) => [orderId, JSON.stringify(shares)],
});

/** Writes down what an order has taken of budgets, to be given back once. */
export async function holdBudgets(
  executor: Executor,
  orderId: number,
  shares: readonly BudgetShare[],
): Promise<void> {
  await hold.run(executor, orderId, shares);
}

const ask = command({
  name: 'order-note-asked',
  text: 'update shop_order set is_asked = $2 where id = $1',
  values: (orderId: number, isAsked: boolean) => [orderId, isAsked],
});

/** Whether a question to the buyer is open. */
export async function noteAsked(executor: Executor, orderId: number, isAsked: boolean): Promise<void> {
  await ask.run(executor, orderId, isAsked);
}

const remind = command({
  name: 'order-note-reminder',
  text: 'update shop_order set reminder_at = null where id = $1',
  values: (orderId: number) => [orderId],
});

export async function noteReminder(executor: Executor, orderId: number): Promise<void> {
  await remind.run(executor, orderId);
}

const depute = command({
  name: 'order-note-deputy',
  text: 'update shop_order set is_deputised = true where id = $1',
  values: (orderId: number) => [orderId],
});

export async function noteDeputy(executor: Executor, orderId: number): Promise<void> {
  await depute.run(executor, orderId);
}

const cancel = command({
  name: 'order-note-cancellation',
  text: 'update shop_order set cancelled_at = $2, cancel_reason = $3 where id = $1',
  values: (orderId: number, at: Date, reason: string | null) => [orderId, at, reason],
});

export async function noteCancellation(
  executor: Executor,
  orderId: number,
  at: Date,
  reason: StoredOrder['cancelReason'],
): Promise<void> {
  await cancel.run(executor, orderId, at, reason);
}

const historyOf = question({
  name: 'order-history',
  text: `select h.happened_at as "happenedAt", h.event, h.from_state as "fromState", h.to_state as "toState", h.reason,
      ${personName('p', "''")} as "by"
    from shop_order_history h left join person p on p.id = h.person_id where h.order_id = $1 order by h.step`,
  values: (orderId: number) => [orderId],
  row: z.object({
    happenedAt: z.date(),
    event: z.string(),
    fromState: z.string(),
    toState: z.string(),
    reason: z.string(),
    by: z.string(),
  }),
});

/** What happened to an order, in its order, with the names of those who did it. */
export const loadOrderHistory = (executor: Executor, orderId: number) => historyOf.all(executor, orderId);
