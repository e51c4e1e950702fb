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
const cameToBe = ({ event, fromState, toState }: OrderPassage): boolean =>
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

/** What of a row tells which step was passed. */
export type OrderPassage = Pick<HistoryRow, 'event' | 'fromState' | 'toState'>;

/** The row of a history by which an order came to a step. */
const rowOf = <Row extends OrderPassage>(step: StepName, history: readonly Row[]): Row | undefined =>
  history.find(
    (passed) => cameToBe(passed) && (passed.event === eventOf[step] || passed.toState === stateOf[step]),
  );

/** The steps of an order's way that it has passed, and those to come, each in the order of the way; what was left out is in neither. */
function stepsOf(
  order: OrderOnItsWay,
  history: readonly OrderPassage[],
): { readonly passed: readonly StepName[]; readonly toCome: readonly StepName[] } {
  const way = wayOf(order);
  const isEnded = endedEarly(order.state);
  const reached = way.indexOf(stepIn[order.state](needsRelease(order)));
  const isPassed = (step: StepName, place: number): boolean => {
    if (step === 'paid') return order.paidAt !== null;
    if (place === 0 || place === reached) return true;
    return (isEnded || place < reached) && rowOf(step, history) !== undefined;
  };
  const passed = way.filter(isPassed);
  // What a prepaid order costs is still asked for where its goods were sent before.
  const isToCome = (step: StepName, place: number): boolean => place > reached || step === 'paid';
  const toCome = isEnded ? [] : way.filter((step, place) => !passed.includes(step) && isToCome(step, place));
  return { passed, toCome };
}

/** In the order of their days; a step without one keeps its place on the way, behind those that stand before it there. */
function byDay<Step extends Pick<OrderStep, 'at'>>(steps: readonly Step[]): Step[] {
  let latest = -Infinity;
  const dated = steps.map((step) => {
    const day = step.at === undefined ? latest : Date.parse(step.at);
    latest = Math.max(latest, day);
    return { step, day };
  });
  return dated.toSorted((left, right) => left.day - right.day || 0).map(({ step }) => step);
}

/**
 * An order's way as a line of steps: those it has passed with their days and in their order, of which it stands at the one farthest
 * along, and those to come. An order that is not carried out ends with why. A step that was left out, such as the packing of what was sent at once,
 * does not appear.
 *
 * @param history from the first row on; without it only the days the order itself knows are told
 */
export function orderSteps(order: OrderOnItsWay, history: readonly HistoryRow[]): OrderStep[] {
  const [first] = wayOf(order);
  const momentAt = (step: StepName): Omit<OrderStep, 'step' | 'standing'> => {
    if (step === first) return { at: order.placedAt.toISOString() };
    if (step === 'paid') return order.paidAt === null ? {} : { at: order.paidAt.toISOString() };
    const row = rowOf(step, history);
    return row === undefined ? {} : momentOf(row);
  };
  const { passed, toCome } = stepsOf(order, history);
  const isEnded = endedEarly(order.state);
  const behind = byDay(passed.map((step) => ({ step, ...momentAt(step) })));
  return [
    ...behind.map((step): OrderStep => {
      const isHere = !isEnded && step.step === passed.at(-1);
      return { ...step, standing: isHere ? 'current' : 'done' };
    }),
    ...toCome.map((step): OrderStep => ({ step, standing: 'open' })),
    ...(isEnded ? [endOf(order, history)] : []),
  ];
}

/**
 * How many steps of its way an order has behind it, with the one it stands at, of those that {@link orderSteps} shows; null for one
 * that is not carried out.
 */
export function orderProgress(
  order: OrderOnItsWay,
  history: readonly OrderPassage[],
): { readonly reached: number; readonly of: number } | null {
  if (endedEarly(order.state)) return null;
  const { passed, toCome } = stepsOf(order, history);
  return { reached: passed.length, of: passed.length + toCome.length };
}
