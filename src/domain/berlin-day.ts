let format: Intl.DateTimeFormat | undefined;

/** The day of a moment on Berlin's calendar, as `2026-11-26`. */
export function berlinDay(at: Date): string {
  // Made when it is first needed: browsers take a while.
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
  return format.format(at);
}
