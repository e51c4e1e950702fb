import type { OrdersQuery } from './firm-orders-address.ts';
import { statisticsAddress } from './statistics-address.ts';
import { daysOf, spanAround, spanTypes } from './statistics-span.ts';
import type { DaySpan } from './statistics-span.ts';

const isSameSpan = (one: DaySpan, other: DaySpan): boolean => one.from === other.from && one.to === other.to;

/** Address of the statistic one of whose lines leads to these orders of a firm; null where none does (S2.4). */
export function statisticBehind({
  filters = {},
  days,
}: Pick<OrdersQuery, 'filters' | 'days'>): string | null {
  if (days === null) return null;
  const group = (['person', 'costCenter', 'articleGroup'] as const).find(
    (name) => filters[name] !== undefined,
  );
  const named = spanTypes.find((type) => isSameSpan(daysOf(spanAround(type, days.from)), days));
  // A line of a period that leads to orders is a day of its month.
  const type = group === undefined ? 'month' : named;
  return type === undefined
    ? null
    : statisticsAddress({ by: group ?? 'period', span: spanAround(type, days.from) });
}
