import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import { activeNodes } from '#machines/xstate-internals.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { selectCommands } from '#machines/order/order.selectors.ts';
import type { OrderMachine } from '#machines/order/order.machine.ts';
import type { OrderCommand, OrderContext, OrderEmitted } from '#machines/order/order.types.ts';
import type { Executor } from '#server/database/pool.ts';
import { recordStep } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';

type OrderSnapshot = SnapshotFrom<OrderMachine>;
type State = Order['state'];

/** What an order is told besides what happens to it. */
export interface StepBy {
  readonly at: Date;
  /** Null for what time brings about and for those who run the shop. */
  readonly personId: number | null;
  readonly reason?: string;
}

/** What follows a fact of the chart, in the transaction of the step. */
export type OrderEffects = {
  readonly [Type in OrderEmitted['type']]: (
    executor: Executor,
    order: OrderStandingRow,
    fact: Extract<OrderEmitted, { type: Type }>,
    by: StepBy,
  ) => Promise<void>;
};

const contextOf = ({
  isPrepaid,
  paidAt,
  placedAt,
  reservedUntil,
}: Pick<OrderStandingRow, 'isPrepaid' | 'paidAt' | 'placedAt' | 'reservedUntil'>): OrderContext => ({
  isPrepaid,
  isPaid: paidAt !== null,
  reservedMs: reservedUntil === null ? null : reservedUntil.getTime() - placedAt.getTime(),
});

const stateOf = ({ value }: OrderSnapshot): State =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as State;

/**
 * Where the chart stands with an order; what lies within a state is read off the order's facts. Null for a state the chart
 * does not know, which somebody wrote by hand.
 */
function snapshotOf(order: OrderStandingRow): OrderSnapshot | null {
  const context = contextOf(order);
  if (order.state === 'accepted') return initialTransition(orderMachine, context)[0];
  return order.state in orderMachine.states
    ? orderMachine.resolveState({ value: order.state, context })
    : null;
}

const commandsIn = (snapshot: OrderSnapshot | null): readonly OrderCommand['type'][] =>
  snapshot === null ? [] : selectCommands(snapshot);

/** What those who run the shop may do with an order now. */
export const commandsFor = (order: OrderStandingRow): readonly OrderCommand['type'][] =>
  commandsIn(snapshotOf(order));

/** The state an order begins with. */
export const firstState = (order: Parameters<typeof contextOf>[0]): State =>
  stateOf(initialTransition(orderMachine, contextOf(order))[0]);

/** The end of a named delay, as the chart hears of it; null where it does not wait for that. */
export function endOf(order: OrderStandingRow, delay: string): AnyEventObject | null {
  const snapshot = snapshotOf(order);
  const waiting = snapshot === null ? [] : activeNodes(snapshot).flatMap(({ after }) => after);
  const found = waiting.find((timed) => timed.delay === delay);
  return found === undefined ? null : { type: found.eventType };
}

/** `xstate.after.reservation.…` → `after:reservation`, as test paths call it. */
const nameOf = ({ type }: AnyEventObject): string => type.replace(/^xstate\.after\.(\w+)\..*$/, 'after:$1');

/** The facts the chart tells with a step, in their order. */
const factsIn = (actions: readonly { readonly type: string; readonly params: unknown }[]): OrderEmitted[] =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { readonly event: OrderEmitted }).event);

/**
 * Takes a step of an order's life: where it stands then, the row of its history and everything that follows, in the
 * transaction of whoever holds the order's lock.
 *
 * @returns false when the chart does not take the event where the order stands; nothing is written then
 */
export async function takeStep(
  executor: Executor,
  order: OrderStandingRow,
  event: OrderCommand | AnyEventObject,
  by: StepBy,
  effects: OrderEffects,
): Promise<boolean> {
  const before = snapshotOf(order);
  if (before === null || !before.can(event as OrderCommand)) return false;
  const [after, actions] = transition(orderMachine, before, event as OrderCommand);
  await recordStep(executor, order.id, {
    at: by.at,
    event: nameOf(event),
    from: stateOf(before),
    to: stateOf(after),
    personId: by.personId,
    reason: by.reason ?? '',
  });
  for (const fact of factsIn(actions)) {
    const effect = effects[fact.type] as (
      executor: Executor,
      order: OrderStandingRow,
      fact: OrderEmitted,
      by: StepBy,
    ) => Promise<void>;
    await effect(executor, order, fact, by);
  }
  return true;
}
