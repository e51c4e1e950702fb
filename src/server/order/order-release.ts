import type { Release } from '#contract/release.ts';
import type { Executor } from '#server/database/pool.ts';
import { loadReleaseSteps } from './release.repository.ts';
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

/** The same in full, as part of an order; empty where it needed none. */
export async function releaseOf(
  executor: Executor,
  order: Waiting & Pick<StoredOrder, 'id'>,
): Promise<{ readonly release?: Release }> {
  const head = releaseHeadOf(order);
  return head === null ? {} : { release: { ...head, steps: await loadReleaseSteps(executor, order.id) } };
}
