import type { DeliverySpan } from './delivery.ts';

/** The days somebody may ask to get their goods on (docs/decisions/0122). */
export interface DeliveryDays {
  /** As `2026-12-03`. */
  readonly first: string;
  readonly last: string;
}

const monthsAhead = 3;

/** The days from the first on which goods can be there: three months. */
export function deliveryDaysFrom(first: string): DeliveryDays {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  const endOfMonth = new Date(Date.UTC(year, month + monthsAhead, 0));
  const last = new Date(Date.UTC(year, month - 1 + monthsAhead, Math.min(day, endOfMonth.getUTCDate())));
  return { first, last: last.toISOString().slice(0, 10) };
}

const dayMs = 86_400_000;
const saturday = 6;

/** Whether goods are delivered on a day: Monday to Friday, no holiday. */
function isWorkday(day: string, isHoliday: (day: string) => boolean): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < saturday && !isHoliday(day);
}

/** Why a day cannot be asked for; a free one with the next that is none. */
export type DeliveryDayFault =
  | { readonly kind: 'notADay' }
  | { readonly kind: 'early'; readonly first: string }
  | { readonly kind: 'late'; readonly last: string }
  | { readonly kind: 'free'; readonly next: string };

/** The working day next to a day, after it (1) or before it (-1). */
function workdayBeside(day: string, direction: 1 | -1, isHoliday: (day: string) => boolean): string {
  const beside = new Date(new Date(day).getTime() + direction * dayMs).toISOString().slice(0, 10);
  return isWorkday(beside, isHoliday) ? beside : workdayBeside(beside, direction, isHoliday);
}

/**
 * The first day on which goods can be there.
 *
 * @param dispatch day on which they leave at the earliest, as `2026-12-03`
 * @param span from 0 days for what is there on the day it leaves, as what is collected; 0 to 0 where no date can be promised, and
 * so nothing arrives on that day
 */
export function firstDeliveryDay(
  dispatch: string,
  { minimumDays, maximumDays }: DeliverySpan,
  isHoliday: (day: string) => boolean,
): string {
  const days = maximumDays === 0 ? 1 : minimumDays;
  let day = dispatch;
  for (let passed = 0; passed < days; passed += 1) day = workdayBeside(day, 1, isHoliday);
  return day;
}

/**
 * Reads the day somebody asks for.
 *
 * @param typed as a field of dates gives it
 * @returns null when goods can be asked for on it
 */
export function deliveryDayFault(
  typed: string,
  { first, last }: DeliveryDays,
  isHoliday: (day: string) => boolean,
): DeliveryDayFault | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(typed) : null;
  if (date === null || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== typed)
    return { kind: 'notADay' };
  if (typed < first) return { kind: 'early', first };
  if (typed > last) return { kind: 'late', last };
  if (isWorkday(typed, isHoliday)) return null;
  const next = workdayBeside(typed, 1, isHoliday);
  return next > last ? { kind: 'late', last: workdayBeside(typed, -1, isHoliday) } : { kind: 'free', next };
}
