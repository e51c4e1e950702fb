import { berlinDay } from '#domain/berlin-day.ts';

const firstDay = Date.parse('2000-01-01');
const dayMs = 86_400_000;

/** Berlin's day of a moment, in days since 2000 as the column `publishedDay` counts them. */
export const catalogueDay = (at: Date): number => (Date.parse(berlinDay(at)) - firstDay) / dayMs;
