import type { BuyerKind } from './payment.ts';

/** What orders are counted by: guests by mailbox, session and client network, customers by their account. */
export type CounterScope = 'recipient' | 'session' | 'address' | 'account';

/** How much one counter lets pass. */
export interface OrderCeiling {
  /** Orders within an hour. */
  readonly mostOrders: number;
  /** Pieces in all open orders that are not paid. */
  readonly mostPieces: number;
  /** Value of all open orders that are not paid, gross cents. */
  readonly mostCents: number;
}

/** The ceilings of the shop by kind of buyer and scope. */
export interface OrderLimits {
  readonly recipient: OrderCeiling;
  readonly session: OrderCeiling;
  /** Higher, since a whole office or a mobile network may share one address. */
  readonly address: OrderCeiling;
  readonly privateAccount: OrderCeiling;
  readonly companyAccount: OrderCeiling;
}

/** What a counter holds. */
export interface OrderCount {
  readonly windowStartedAt: Date;
  readonly windowOrders: number;
  readonly openPieces: number;
  readonly openCents: number;
}

export type LimitReached =
  | { readonly kind: 'orders'; readonly nextAt: Date }
  | { readonly kind: 'pieces' | 'value'; readonly most: number };

/** Length of the window in which orders are counted. */
export const orderWindowMs = 3_600_000;

/** The counters an order of this buyer has to pass, with their ceilings. */
export function ceilingsFor(
  buyer: BuyerKind,
  limits: OrderLimits,
): Readonly<Partial<Record<CounterScope, OrderCeiling>>> {
  if (buyer === 'guest') {
    const { recipient, session, address } = limits;
    return { recipient, session, address };
  }
  return { account: buyer === 'company' ? limits.companyAccount : limits.privateAccount };
}

/**
 * The first limit an order would break; null when it passes.
 *
 * @param count null when nothing has been counted yet
 */
export function limitReached(
  count: OrderCount | null,
  ceiling: OrderCeiling,
  order: { readonly pieces: number; readonly cents: number },
  now: Date,
): LimitReached | null {
  const nextAt = new Date((count?.windowStartedAt.getTime() ?? 0) + orderWindowMs);
  const inWindow = nextAt > now ? (count?.windowOrders ?? 0) : 0;
  if (inWindow + 1 > ceiling.mostOrders) return { kind: 'orders', nextAt };
  if ((count?.openPieces ?? 0) + order.pieces > ceiling.mostPieces)
    return { kind: 'pieces', most: ceiling.mostPieces };
  if ((count?.openCents ?? 0) + order.cents > ceiling.mostCents)
    return { kind: 'value', most: ceiling.mostCents };
  return null;
}
