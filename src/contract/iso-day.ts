import * as z from 'zod/mini';

/** A day as `2026-11-26` that the calendar has; written by hand, since the library's brings code every first call would pay for. */
export const IsoDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => new Date(day).toJSON()?.slice(0, 10) === day),
);
