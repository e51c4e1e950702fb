import { mailboxOf } from '#domain/email.ts';
import { formatMoney } from '#domain/money-format.ts';
import { ceilingsFor, limitReached } from '#domain/order-limits.ts';
import type { CounterScope, LimitReached, OrderCeiling, OrderLimits } from '#domain/order-limits.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { Executor } from '#server/database/pool.ts';
import { refuse } from '#server/calls/failures.ts';
import { readCounters } from './order-counter.repository.ts';
import type { OrderCounter } from './order-counter.repository.ts';
import type { Log } from '#server/log/log.ts';
import type { OrderToPlace } from './stored-order.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { orderingTexts } from '#server/method/method.service.ts';

/** A counter with what it counts by. */
export interface ScopedCounter extends OrderCounter {
  readonly scope: CounterScope;
}

/** The counters an order of this visitor has to pass; their keys are blind, so that no address is kept. */
export function countersOf(
  visitor: Visitor,
  email: string,
  { keys, limits }: { readonly keys: Pick<SessionKeys, 'blind'>; readonly limits: OrderLimits },
): ScopedCounter[] {
  const names: Readonly<Record<CounterScope, string>> = {
    recipient: mailboxOf(email),
    session: String(visitor.session.id),
    address: addressGroupOf(visitor.address),
    account: String(visitor.user?.accountId),
  };
  const ceilings = ceilingsFor(visitor.user?.accountKind ?? 'guest', limits);
  return (Object.entries(ceilings) as [CounterScope, OrderCeiling][]).map(([scope, ceiling]) => ({
    scope,
    key: keys.blind(`order-${scope}`, names[scope]),
    ...ceiling,
  }));
}

const minuteMs = 60_000;

function sentenceOf(visitor: Visitor, reached: LimitReached, phone: string, now: Date): string {
  const texts = orderingTexts(visitor.language);
  switch (reached.kind) {
    case 'orders':
      return texts.tooManyOrders({
        minutes: Math.max(1, Math.ceil((reached.nextAt.getTime() - now.getTime()) / minuteMs)),
        phone,
      });
    case 'pieces':
      return texts.tooManyOpenPieces({ most: reached.most, phone });
    case 'value':
      return texts.tooMuchOpenValue({ most: formatMoney(reached.most, visitor.language), phone });
  }
}

/**
 * Refuses an order that broke a limit, with the limit it broke; returns when none is broken any more, since another order
 * was paid or ended meanwhile.
 */
export async function refuseOverLimit(
  executor: Executor,
  visitor: Visitor,
  {
    order,
    counters,
    phone,
    log,
    more,
  }: {
    readonly order: Pick<OrderToPlace, 'countedPieces' | 'totalGrossCents' | 'placedAt'>;
    readonly counters: readonly ScopedCounter[];
    readonly phone: string;
    readonly log: Log;
    /** What the refusal brings along. */
    readonly more: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const counts = await readCounters(
    executor,
    counters.map(({ key }) => key),
  );
  for (const counter of counters) {
    const asked = { pieces: order.countedPieces, cents: order.totalGrossCents };
    const reached = limitReached(counts.get(counter.key) ?? null, counter, asked, order.placedAt);
    if (reached === null) continue;
    log.info({ scope: counter.scope, limit: reached.kind }, 'An order was refused by a limit');
    const code = reached.kind === 'orders' ? 'order.tooMany' : 'order.tooMuchOpen';
    refuse(code, sentenceOf(visitor, reached, phone, order.placedAt), more);
  }
}
