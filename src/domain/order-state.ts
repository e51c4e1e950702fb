import type { Order } from '#contract/order.ts';
import { berlinDay } from './berlin-day.ts';

export type OrderState = Order['state'];

/** What decides how long an order keeps its goods and counts as unpaid. */
export interface OrderStanding {
  readonly state: OrderState;
  /** Null while no payment was noted. */
  readonly paidAt: Date | null;
  /** Last moment the goods of a prepaid order are kept; null for every other kind of payment. */
  readonly reservedUntil: Date | null;
  /** Last moment an unpaid order counts against the ceilings; null when it never did. */
  readonly countedUntil: Date | null;
}

/** States after which nothing is owed by the shop any more; an order in them counts as open nowhere. */
export const endedStates = [
  'denied',
  'cancelled',
  'shipped',
  'completed',
] as const satisfies readonly OrderState[];

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
/** An unpaid order that is not prepaid counts this long at most, since not every merchant notes each payment. */
const countedDays = 30;

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * Last moment the goods of a prepaid order are kept: the end of the day in Berlin that lies `days` days after the order.
 *
 * @param days whole days, at least 1
 */
export function reservationEnd(placedAt: Date, days: number): Date {
  const midnight = Date.parse(`${berlinDay(placedAt)}T00:00:00Z`) + (days + 1) * dayMs;
  // Berlin is one hour or two ahead; midnight exists once a day, clocks change later in the night.
  const isSummer = berlinHour.format(midnight - 2 * hourMs) === '00';
  return new Date(midnight - (isSummer ? 2 : 1) * hourMs - 1);
}

/** Last moment an order counts against the ceilings unless it is paid or ended before. */
export function countingEnd(placedAt: Date, reservedUntil: Date | null): Date {
  return reservedUntil ?? new Date(placedAt.getTime() + countedDays * dayMs);
}

/** Whether the order counts as open and unpaid. */
export function isOpenUnpaid(order: OrderStanding, now: Date): boolean {
  const hasEnded = (endedStates as readonly OrderState[]).includes(order.state);
  return !hasEnded && order.paidAt === null && order.countedUntil !== null && order.countedUntil >= now;
}

/** What becomes of the pieces an order took from the stock: kept for it, given back, or gone with the parcel. */
export function fateOfPieces(state: OrderState): 'kept' | 'returned' | 'gone' {
  if (state === 'denied' || state === 'cancelled') return 'returned';
  return state === 'shipped' || state === 'completed' ? 'gone' : 'kept';
}
