/** The shop's own local time (Europe/Berlin), read from the server's clock by the caller (docs/decisions/0014). */
export interface LocalMoment {
  /** ISO weekday: 1 = Monday, 7 = Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  /** Public holiday of the configured state. */
  readonly isHoliday: boolean;
}

const lastWorkday = 5;
const defaultCutOffMinutes = 15 * 60 + 30;

/**
 * Reads a time of day such as `15.30` or `15:30`.
 *
 * @returns minutes since midnight; 15.30 (S9) when the text is no time
 */
export function cutOffMinutes(time: string): number {
  const match = /^(\d{1,2})[.:](\d{2})$/.exec(time.trim());
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2]);
  return match === null || hours > 23 || minutes > 59 ? defaultCutOffMinutes : hours * 60 + minutes;
}

/** Why goods leave on the day they leave on. */
type DispatchReason = 'today' | 'afterCutOff' | 'weekend' | 'holiday';

interface NextDispatch {
  readonly reason: DispatchReason;
  /** Days from today; 0 = today. */
  readonly daysAhead: number;
}

const weekDays = 7;
/** No calendar has more days in a row without a working one. */
const mostDaysAhead = 14;

/**
 * The day warehouse goods leave that are ordered at this moment.
 *
 * @param isHolidayAhead whether the day that many days from today is a public holiday
 */
export function nextDispatch(
  moment: LocalMoment,
  cutOffTime: string,
  isHolidayAhead: (days: number) => boolean,
): NextDispatch {
  if (shipsToday(moment, cutOffTime)) return { reason: 'today', daysAhead: 0 };
  const reason = moment.weekday > lastWorkday ? 'weekend' : moment.isHoliday ? 'holiday' : 'afterCutOff';
  let daysAhead = 1;
  const isFree = (days: number): boolean =>
    ((moment.weekday - 1 + days) % weekDays) + 1 > lastWorkday || isHolidayAhead(days);
  while (daysAhead < mostDaysAhead && isFree(daysAhead)) daysAhead += 1;
  return { reason, daysAhead };
}

/**
 * Whether warehouse goods ordered at this moment leave today: Monday to Friday, no holiday, before the cut-off (S9:
 * "ordered Mon-Fri before 15.30").
 */
export function shipsToday(moment: LocalMoment, cutOffTime = '15.30'): boolean {
  const isWorkday = moment.weekday >= 1 && moment.weekday <= lastWorkday && !moment.isHoliday;
  return isWorkday && moment.hour * 60 + moment.minute < cutOffMinutes(cutOffTime);
}
