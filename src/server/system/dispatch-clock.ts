import HolidayCalendar from 'date-holidays';
import type { Dispatch } from '#contract/system.ts';
import { nextDispatch } from '#domain/delivery-cutoff.ts';

const berlinParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Tells whether a day is a public holiday of a German state. */
export type Holidays = (state: string, day: string) => boolean;

/** Public holidays; the calendar of each state is made once, so a process has one of these (`Foundation`). */
export function createHolidays(): Holidays {
  const calendars = new Map<string, (day: string) => boolean>();
  return (state, day) => {
    const isHoliday = calendars.get(state) ?? holidaysOf(state);
    calendars.set(state, isHoliday);
    return isHoliday(day);
  };
}

/** Public holidays of one German state; each day is looked up once. */
function holidaysOf(state: string): (day: string) => boolean {
  const calendar = new HolidayCalendar('DE', state);
  const known = new Map<string, boolean>();
  return (day) => {
    const answer =
      known.get(day) ??
      calendar
        .getHolidays(Number(day.slice(0, 4)))
        .some((holiday) => holiday.type === 'public' && holiday.date.startsWith(day));
    known.set(day, answer);
    return answer;
  };
}

const dayMs = 86_400_000;

/** When warehouse goods ordered at this moment leave, on Berlin's clock and calendar (docs/decisions/0014). */
export function createDispatchClock(
  holidays: Holidays,
): (now: Date, cutOffTime: string, state: string) => Dispatch {
  return (now, cutOffTime, state) => {
    const parts = Object.fromEntries(berlinParts.formatToParts(now).map(({ type, value }) => [type, value]));
    const isHoliday = (day: string): boolean => holidays(state, day);
    const today = Date.parse(`${parts['year']}-${parts['month']}-${parts['day']}`);
    const dayAhead = (days: number): string => new Date(today + days * dayMs).toISOString().slice(0, 10);
    const weekday = weekdays.indexOf(parts['weekday'] ?? '') + 1;
    const { reason, daysAhead } = nextDispatch(
      {
        weekday,
        hour: Number(parts['hour']),
        minute: Number(parts['minute']),
        isHoliday: isHoliday(dayAhead(0)),
      },
      cutOffTime,
      (days) => isHoliday(dayAhead(days)),
    );
    return { reason, today: weekday % weekdays.length, date: dayAhead(daysAhead) };
  };
}
