import type { Release } from '#contract/release.ts';
import { berlinDay } from './berlin-day.ts';

/** What happens to an order that nobody decides about, and in how many days of Berlin's calendar; 0 is today. */
export interface ReleaseDeadline {
  readonly next: 'deputy' | 'expiry';
  readonly days: number;
}

const dayMs = 24 * 3_600_000;

/** Midnight of a moment's day in Berlin, as if it were UTC: only differences count. */
const dayOf = (moment: string): number => Date.parse(`${berlinDay(new Date(moment))}T00:00:00Z`);

/**
 * What comes next for a waiting order: first the deputy may decide, where the firm has one, then it counts as denied.
 *
 * @param now ISO 8601
 */
export function releaseDeadline(
  { deputyAt, until }: Pick<Release, 'deputyAt' | 'until'>,
  now: string,
): ReleaseDeadline {
  const isDeputyNext =
    deputyAt !== null && Date.parse(deputyAt) > Date.parse(now) && Date.parse(deputyAt) < Date.parse(until);
  const end = isDeputyNext ? deputyAt : until;
  return { next: isDeputyNext ? 'deputy' : 'expiry', days: Math.max(0, (dayOf(end) - dayOf(now)) / dayMs) };
}
