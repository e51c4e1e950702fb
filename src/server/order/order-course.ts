import type { Order } from '#contract/order.ts';
import type { Release, ReleaseStep } from '#contract/release.ts';
import { orderSteps } from '#domain/order-steps.ts';
import type { HistoryRow, OrderOnItsWay } from '#domain/order-steps.ts';
import type { Executor } from '#server/database/pool.ts';
import { loadOrderHistory } from './order-life.repository.ts';
import type { StoredOrder } from './stored-order.ts';

type Waiting = Pick<
  StoredOrder,
  | 'releaseCheck'
  | 'releaseLimitCents'
  | 'releaseValueCents'
  | 'releaseReasons'
  | 'isAsked'
  | 'deputyAt'
  | 'releaseUntil'
>;

/** The release an order waits for, or got, or was denied, without what happened meanwhile; null where it needed none. */
export function releaseHeadOf(order: Waiting): Omit<Release, 'steps'> | null {
  const { releaseCheck, releaseLimitCents, releaseValueCents, releaseReasons } = order;
  const { isAsked, deputyAt, releaseUntil } = order;
  if (releaseCheck === null || releaseUntil === null) return null;
  const first = {
    check: releaseCheck,
    limit: releaseLimitCents ?? 0,
    value: releaseValueCents ?? 0,
    budget: null,
  };
  return {
    reasons: releaseReasons.length === 0 ? [first] : releaseReasons,
    isAsked,
    deputyAt: deputyAt?.toISOString() ?? null,
    until: releaseUntil.toISOString(),
  };
}

const kinds: Readonly<Record<string, ReleaseStep['kind']>> = {
  'release.ask': 'asked',
  'release.answer': 'answered',
  'release.change': 'changed',
  'after:deputy': 'deputised',
  'release.grant': 'released',
  'release.deny': 'denied',
  'release.withdraw': 'withdrawn',
  'after:expiry': 'expired',
};

/** What of an order's history happened on its way to a release. */
const releaseStepsIn = (history: readonly (HistoryRow & { readonly reason: string })[]): Release['steps'] =>
  history.flatMap(({ happenedAt, event, reason, by }) => {
    const kind = kinds[event];
    return kind === undefined ? [] : [{ at: happenedAt.toISOString(), kind, by, text: reason }];
  });

const endings = ['released', 'denied', 'withdrawn', 'expired'] as const;
type Ending = (typeof endings)[number];

/** What ended the wait of an order for its release, when, and the name of who did it; null where its history does not say. */
export async function endOfRelease(
  executor: Executor,
  { id }: Pick<StoredOrder, 'id'>,
): Promise<{ readonly kind: Ending; readonly name: string; readonly at: string } | null> {
  for (const { kind, by, at } of releaseStepsIn(await loadOrderHistory(executor, id)).toReversed()) {
    const ending = endings.find((each) => each === kind);
    if (ending !== undefined) return { kind: ending, name: by, at };
  }
  return null;
}

/** What its history says of an order, as part of it: its steps, and its release in full where it needed one. */
export async function courseOf(
  executor: Executor,
  order: Waiting & OrderOnItsWay & Pick<StoredOrder, 'id'>,
): Promise<Pick<Order, 'steps' | 'release'>> {
  const history = await loadOrderHistory(executor, order.id);
  const head = releaseHeadOf(order);
  return {
    steps: orderSteps(order, history),
    ...(head === null ? {} : { release: { ...head, steps: releaseStepsIn(history) } }),
  };
}
