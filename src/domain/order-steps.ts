import type { OrderStep } from '#contract/order-steps.ts';
import type { OrderState } from './order-state.ts';

type StepName = OrderStep['step'];

/** What is known of an order without its history. */
export interface OrderOnItsWay {
  readonly state: OrderState;
  readonly cancelReason: 'notPaid' | null;
  /** Nothing is sent before the money has come. */
  readonly isPrepaid: boolean;
  readonly placedAt: Date;
  /** Null while no payment was noted. */
  readonly paidAt: Date | null;
  /** Why it needed a release; null where it needed none. */
  readonly releaseCheck: string | null;
}

/** A row of an order's history. */
export interface HistoryRow {
  readonly happenedAt: Date;
  /** Of the order's chart; `order.place` begins. */
  readonly event: string;
  readonly fromState: string;
  readonly toState: string;
  /** Name of who did it; empty where nobody is to be named. */
  readonly by: string;
}

/** Also where somebody wrote the state by hand. */
const needsRelease = ({ releaseCheck, state }: OrderOnItsWay): boolean =>
  releaseCheck !== null || state === 'awaitingRelease';

/** The steps that lead to the goods, in their order; what is not needed for an order is none of its steps. */
const wayOf = (order: OrderOnItsWay): readonly StepName[] => [
  ...(needsRelease(order) ? (['requested', 'released'] as const) : (['ordered'] as const)),
  ...(order.isPrepaid ? (['paid'] as const) : []),
  'processing',
  'shipped',
  'delivered',
];

/** The step an order has reached by its state; `isReleased` = it needed a release. Payment is no state of an order. */
const stepIn = {
  awaitingRelease: () => 'requested',
  accepted: (isReleased) => (isReleased ? 'released' : 'ordered'),
  processing: () => 'processing',
  shipped: () => 'shipped',
  completed: () => 'delivered',
  denied: () => 'denied',
  cancelled: () => 'cancelled',
} as const satisfies Readonly<Record<OrderState, (isReleased: boolean) => StepName>>;

/** Events that say more about an end than the state does. */
const endBy: Readonly<Record<string, StepName>> = {
  'after:expiry': 'expired',
  'release.withdraw': 'withdrawn',
};

/** How each step is found in the history: by what happened, else by the state it led to. */
const eventOf: Partial<Record<StepName, string>> = { released: 'release.grant' };
const stateOf: Partial<Record<StepName, OrderState>> = {
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'completed',
};

/** An order that had a state before there was a history begins its own with that state; of such a step no day is known. */
const cameToBe = ({ event, fromState, toState }: HistoryRow): boolean =>
  event !== 'order.place' && fromState !== toState;

const momentOf = ({ happenedAt, by }: HistoryRow): Omit<OrderStep, 'step' | 'standing'> => ({
  at: happenedAt.toISOString(),
  ...(by === '' ? {} : { by }),
});

/** The end of an order that is not carried out; its state alone says the rest where the history does not. */
function endOf(order: OrderOnItsWay, history: readonly HistoryRow[]): OrderStep {
  const row = history.findLast((passed) => cameToBe(passed) && passed.toState === order.state);
  const step =
    order.cancelReason === 'notPaid'
      ? 'notPaid'
      : (endBy[row?.event ?? ''] ?? stepIn[order.state](needsRelease(order)));
  return { step, standing: 'ended', ...(row === undefined ? {} : momentOf(row)) };
}

const endedEarly = (state: OrderState): boolean => state === 'denied' || state === 'cancelled';

/** The place an order has reached on its way: what its state says, or its payment where that lies further. */
const placeOn = (way: readonly StepName[], order: OrderOnItsWay): number =>
  Math.max(
    way.indexOf(stepIn[order.state](needsRelease(order))),
    order.paidAt === null ? -1 : way.indexOf('paid'),
  );

/**
 * An order's way as a line of steps: those it has passed with their days, the one it stands at, and those to come. An order that
 * is not carried out ends with why. A step that was left out, such as the packing of what was sent at once, does not appear.
 *
 * @param history from the first row on; without it only the days the order itself knows are told
 */
export function orderSteps(order: OrderOnItsWay, history: readonly HistoryRow[]): OrderStep[] {
  const way = wayOf(order);
  const momentAt = (step: StepName): Omit<OrderStep, 'step' | 'standing'> | null => {
    if (step === way[0]) return { at: order.placedAt.toISOString() };
    if (step === 'paid') return order.paidAt === null ? null : { at: order.paidAt.toISOString() };
    const row = history.find(
      (passed) => cameToBe(passed) && (passed.event === eventOf[step] || passed.toState === stateOf[step]),
    );
    return row === undefined ? null : momentOf(row);
  };
  const isEnded = endedEarly(order.state);
  const reached = placeOn(way, order);
  const steps = way.flatMap((step, place): OrderStep[] => {
    const moment = momentAt(step);
    if (isEnded) return moment === null ? [] : [{ step, standing: 'done', ...moment }];
    if (place > reached) return [{ step, standing: 'open' }];
    if (place === reached) return [{ step, standing: 'current', ...moment }];
    return moment === null ? [] : [{ step, standing: 'done', ...moment }];
  });
  return isEnded ? [...steps, endOf(order, history)] : steps;
}

/** How many steps of its way an order has behind it, with the one it stands at; null for one that is not carried out. */
export function orderProgress(
  order: OrderOnItsWay,
): { readonly reached: number; readonly of: number } | null {
  const way = wayOf(order);
  return endedEarly(order.state) ? null : { reached: placeOn(way, order) + 1, of: way.length };
}
