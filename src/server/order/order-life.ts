import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Order } from '#contract/order.ts';
import { activeNodes } from '#machines/xstate-internals.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { selectCommands, selectDecisions, selectMayChange } from '#machines/order/order.selectors.ts';
import type { OrderMachine } from '#machines/order/order.machine.ts';
import type {
  Decider,
  OrderCommand,
  OrderContext,
  OrderEmitted,
  OrderEvent,
} from '#machines/order/order.types.ts';
import type { ReleaseDecision } from '#contract/release-decisions.ts';
import type { Executor } from '#server/database/pool.ts';
import { releaseMailEvents } from './release-mail.ts';
import { recordStep } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';

type OrderSnapshot = SnapshotFrom<OrderMachine>;
type State = Order['state'];

/** What an order is told besides what happens to it. */
export interface StepBy {
  readonly at: Date;
  /** Null for what time brings about, for those who run the shop, and where nobody is to be named. */
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

/** What of an order's row the chart's facts are read off. */
type Facts = Pick<
  OrderStandingRow,
  | 'state'
  | 'isPrepaid'
  | 'paidAt'
  | 'placedAt'
  | 'reservedUntil'
  | 'isAsked'
  | 'isDeputised'
  | 'mayReleaseOwn'
  | 'reminderAt'
  | 'deputyAt'
  | 'releaseUntil'
>;

function contextOf(order: Facts): OrderContext {
  const since = (moment: Date): number => moment.getTime() - order.placedAt.getTime();
  const { reservedUntil, reminderAt, deputyAt, releaseUntil } = order;
  const isWaiting = order.state === 'awaitingRelease' && releaseUntil !== null;
  return {
    isPrepaid: order.isPrepaid,
    isPaid: order.paidAt !== null,
    reservedMs: reservedUntil === null ? null : since(reservedUntil),
    release: !isWaiting
      ? null
      : {
          isAsked: order.isAsked,
          isDeputised: order.isDeputised,
          mayReleaseOwn: order.mayReleaseOwn,
          reminderMs: since(reminderAt ?? order.placedAt),
          deputyMs: deputyAt === null ? null : since(deputyAt),
          expiryMs: since(releaseUntil),
        },
  };
}

const stateOf = ({ value }: OrderSnapshot): State =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as State;

/**
 * Where the chart stands with an order; what lies within a state is read off the order's facts. Null for a state the chart
 * does not know, which somebody wrote by hand.
 */
function snapshotOf(order: OrderStandingRow): OrderSnapshot | null {
  const context = contextOf(order);
  if (order.state === 'accepted' || order.state === 'awaitingRelease')
    return initialTransition(orderMachine, context)[0];
  return order.state in orderMachine.states
    ? orderMachine.resolveState({ value: order.state, context })
    : null;
}

const commandsIn = (snapshot: OrderSnapshot | null): readonly OrderCommand['type'][] =>
  snapshot === null ? [] : selectCommands(snapshot);

/** What those who run the shop may do with an order now. */
export const commandsFor = (order: OrderStandingRow): readonly OrderCommand['type'][] =>
  commandsIn(snapshotOf(order));

/** What one who decides for the buyer's firm may do with an order now. */
export function decisionsFor(order: OrderStandingRow, by: Decider): readonly ReleaseDecision[] {
  const snapshot = snapshotOf(order);
  return snapshot === null ? [] : selectDecisions(snapshot, by);
}

/** Whether one who decides for the buyer's firm may lower the quantities of an order now. */
export function mayChange(order: OrderStandingRow, by: Decider): boolean {
  const snapshot = snapshotOf(order);
  return snapshot !== null && selectMayChange(snapshot, by);
}

/** First states the chart gave, by what it was asked with: most orders are asked about with the same. */
const firstStates = new Map<string, State>();
const mostFirstStates = 100;

/** The state an order begins with: it waits for a release where there is an end of that. */
export function firstState(order: Omit<Facts, 'state' | 'isAsked' | 'isDeputised' | 'paidAt'>): State {
  const context = contextOf({
    ...order,
    state: 'awaitingRelease',
    isAsked: false,
    isDeputised: false,
    paidAt: null,
  });
  const asked = JSON.stringify(context);
  const known = firstStates.get(asked);
  if (known !== undefined) return known;
  const first = stateOf(initialTransition(orderMachine, context)[0]);
  if (firstStates.size >= mostFirstStates) firstStates.clear();
  firstStates.set(asked, first);
  return first;
}

/** The end of a named delay, as the chart hears of it; null where it does not wait for that. */
export function endOf(order: OrderStandingRow, delay: string): AnyEventObject | null {
  const snapshot = snapshotOf(order);
  const waiting = snapshot === null ? [] : activeNodes(snapshot).flatMap(({ after }) => after);
  const found = waiting.find((timed) => timed.delay === delay);
  return found === undefined ? null : { type: found.eventType };
}

/** `xstate.after.reservation.…` → `after:reservation`, as test paths call it. */
const nameOf = ({ type }: AnyEventObject): string => type.replace(/^xstate\.after\.(\w+)\..*$/, 'after:$1');

const toldEvents: ReadonlySet<string> = new Set(releaseMailEvents);

/** Whether those a release concerns are told of a step by mail (release-mail-worker.ts): only while the order waits for it. */
const isToldWhere = (from: State, event: string): boolean =>
  from === 'awaitingRelease' && toldEvents.has(event);

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
  event: OrderEvent | AnyEventObject,
  by: StepBy,
  effects: OrderEffects,
): Promise<boolean> {
  const before = snapshotOf(order);
  if (before === null || !before.can(event as OrderEvent)) return false;
  const [after, actions] = transition(orderMachine, before, event as OrderEvent);
  const name = nameOf(event);
  await recordStep(executor, order.id, {
    at: by.at,
    event: name,
    from: stateOf(before),
    to: stateOf(after),
    personId: by.personId,
    reason: by.reason ?? '',
    isToBeTold: isToldWhere(stateOf(before), name),
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
