/** What of a calendar a statistic shows. */
export const spanTypes = ['year', 'quarter', 'month', 'week', 'day'] as const;
export type SpanType = (typeof spanTypes)[number];

/** A stretch of the calendar as people name it; of the numbers only those of its type are looked at. */
export interface NamedSpan {
  readonly type: SpanType;
  readonly year: number;
  readonly quarter: number;
  readonly month: number;
  /** Of the calendar ISO 8601 describes, whose year it is then. */
  readonly week: number;
  readonly day: number;
}

/** First day and the day after the last, as `2026-11-01`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 3_600_000;
const daysOfWeek = 7;
const monthsOfQuarter = 3;

const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const mondayOf = (at: number): number =>
  at - ((new Date(at).getUTCDay() + daysOfWeek - 1) % daysOfWeek) * dayMs;
/** The fourth of January lies in the first week of its year. */
const firstMondayOf = (year: number): number => mondayOf(dayOf(year, 1, 4));

function limitsOf({ type, year, quarter, month, week, day }: NamedSpan): readonly [from: number, to: number] {
  switch (type) {
    case 'year':
      return [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)];
    case 'quarter':
      return [
        dayOf(year, (quarter - 1) * monthsOfQuarter + 1, 1),
        dayOf(year, quarter * monthsOfQuarter + 1, 1),
      ];
    case 'month':
      return [dayOf(year, month, 1), dayOf(year, month + 1, 1)];
    case 'week': {
      const monday = firstMondayOf(year) + (week - 1) * daysOfWeek * dayMs;
      return [monday, monday + daysOfWeek * dayMs];
    }
    case 'day':
      return [dayOf(year, month, day), dayOf(year, month, day) + dayMs];
  }
}

/** The days of a stretch. */
export function daysOf(span: NamedSpan): DaySpan {
  const [from, to] = limitsOf(span);
  return { from: isoOf(from), to: isoOf(to) };
}

/** The last day of a stretch. */
export const lastDayOf = ({ to }: DaySpan): string => isoOf(Date.parse(`${to}T00:00:00Z`) - dayMs);

/** The stretch of a type a day lies in. @param day as `2026-11-26` */
export function spanAround(type: SpanType, day: string): NamedSpan {
  const at = Date.parse(`${day}T00:00:00Z`);
  const date = new Date(at);
  const month = date.getUTCMonth() + 1;
  // The Thursday of a week says whose year it is.
  const thursday = mondayOf(at) + 3 * dayMs;
  const yearOfWeek = new Date(thursday).getUTCFullYear();
  return {
    type,
    year: type === 'week' ? yearOfWeek : date.getUTCFullYear(),
    quarter: Math.ceil(month / monthsOfQuarter),
    month,
    week: 1 + Math.floor((thursday - firstMondayOf(yearOfWeek)) / (daysOfWeek * dayMs)),
    day: date.getUTCDate(),
  };
}

/**
 * The stretch of a type to go on to from another: the one of today where today lies in both, else the first in it.
 *
 * @param today as `2026-11-26`
 */
export function spanWithin(type: SpanType, span: NamedSpan, today: string): NamedSpan {
  const { from, to } = daysOf(span);
  return spanAround(type, from <= today && today < to ? today : from);
}

/** The stretch before or after one. */
export function neighbourOf(span: NamedSpan, direction: 'before' | 'after'): NamedSpan {
  const [from, to] = limitsOf(span);
  return spanAround(span.type, isoOf(direction === 'before' ? from - dayMs : to));
}

/** The same stretch of the year before; where that year lacks it (the 29th of February, week 53), its last one. */
export function yearBefore(span: NamedSpan): NamedSpan {
  const year = span.year - 1;
  if (span.type === 'day') {
    const last = new Date(dayOf(year, span.month + 1, 0)).getUTCDate();
    return { ...span, year, day: Math.min(span.day, last) };
  }
  if (span.type !== 'week') return { ...span, year };
  const weeks = Math.round((firstMondayOf(span.year) - firstMondayOf(year)) / (daysOfWeek * dayMs));
  return { ...span, year, week: Math.min(span.week, weeks) };
}

/** Whether the calendar has such a stretch. */
export function isSpan(span: NamedSpan): boolean {
  const { type, year, quarter, month, week, day } = span;
  if (!Object.values({ year, quarter, month, week, day }).every(Number.isInteger)) return false;
  if (year < firstYear || year > lastYear) return false;
  const around = spanAround(type, daysOf(span).from);
  if (around.year !== year) return false;
  switch (type) {
    case 'year':
      return true;
    case 'quarter':
      return around.quarter === quarter;
    case 'month':
      return around.month === month;
    case 'week':
      return around.week === week;
    case 'day':
      return around.month === month && around.day === day;
  }
}

/** No statistic is asked of before or after. */
const firstYear = 2000;
const lastYear = 2100;

/** What the parts of a stretch are: months of years and quarters, days of the rest. */
export const partOf = (type: SpanType): 'month' | 'day' =>
  type === 'year' || type === 'quarter' ? 'month' : 'day';

/** First day of each part of a stretch, in order. */
export function partsOf(span: NamedSpan): string[] {
  const [from, to] = limitsOf(span);
  const parts: string[] = [];
  for (let at = from; at < to;) {
    parts.push(isoOf(at));
    const date = new Date(at);
    at = partOf(span.type) === 'day' ? at + dayMs : dayOf(date.getUTCFullYear(), date.getUTCMonth() + 2, 1);
  }
  return parts;
}
