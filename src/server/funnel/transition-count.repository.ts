import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { transitionCount } from '#server/database/schema/transition-count.ts';
import type { Mode } from '#server/session/visitor.ts';

/** What is added to one hour's counter. */
export interface HourTally {
  readonly machine: string;
  readonly transition: string;
  /** Start of the hour. */
  readonly hour: Date;
  readonly count: number;
}

/**
 * Adds a batch to the counters in one statement. Its rows are taken in the order of their keys, so that batches that
 * arrive together wait for each other instead of locking each other out.
 */
export async function addTransitions(
  executor: Executor,
  tallies: readonly HourTally[],
  { release, mode }: { readonly release: string; readonly mode: Mode },
): Promise<void> {
  const batch = tallies.map(({ hour, ...tally }) => ({ ...tally, hour: hour.toISOString() }));
  await executor.execute(sql`
    insert into transition_count (release, machine, transition, hour, mode, count)
    select ${release}, machine, transition, hour, ${mode}, sum(count)
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      as batch (machine text, transition text, hour timestamptz, count bigint)
    group by machine, transition, hour
    order by machine, hour, transition
    on conflict (machine, hour, mode, transition, release)
      do update set count = transition_count.count + excluded.count`);
}

/** Sum of one transition in one month of one mode: the smallest piece anything is told about. */
export interface MonthCount {
  readonly transition: string;
  readonly count: number;
}

/** Sums of a machine by transition, month and mode over all releases; months are Berlin's. */
export async function monthCounts(
  executor: Executor,
  machine: string,
  period: { readonly from: string; readonly to: string; readonly mode: Mode | null },
): Promise<readonly MonthCount[]> {
  const startOf = (month: string, months: number) =>
    sql`((${`${month}-01`}::date + make_interval(months => ${months}::int)) at time zone 'Europe/Berlin')`;
  const { transition, mode, hour, count } = transitionCount;
  return executor
    .select({ transition, count: sql<number>`sum(${count})::float8` })
    .from(transitionCount)
    .where(
      and(
        eq(transitionCount.machine, machine),
        gte(hour, startOf(period.from, 0)),
        lt(hour, startOf(period.to, 1)),
        period.mode === null ? undefined : eq(mode, period.mode),
      ),
    )
    .groupBy(transition, mode, sql`date_trunc('month', ${hour} at time zone 'Europe/Berlin')`)
    .orderBy(transition);
}

export async function deleteOldTransitions(executor: Executor, before: Date): Promise<void> {
  await executor.delete(transitionCount).where(lt(transitionCount.hour, before));
}
