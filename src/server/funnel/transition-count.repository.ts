import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import type { Mode } from '#server/session/visitor.ts';

/** What is added to one hour's counter. */
export interface HourTally {
  readonly machine: string;
  readonly transition: string;
  /** Start of the hour. */
  readonly hour: Date;
  readonly count: number;
}

interface Counted {
  readonly release: string;
  readonly mode: Mode;
}

const add = command({
  name: 'transition-count-add',
  text: `insert into transition_count (release, machine, transition, hour, mode, count)
    select $2, machine, transition, hour, $3, sum(count)
    from jsonb_to_recordset($1::jsonb)
      as batch (machine text, transition text, hour timestamptz, count bigint)
    group by machine, transition, hour
    order by machine, hour, transition
    on conflict (machine, hour, mode, transition, release)
      do update set count = transition_count.count + excluded.count`,
  values: (tallies: readonly HourTally[], { release, mode }: Counted) => [
    JSON.stringify(tallies),
    release,
    mode,
  ],
});

/**
 * Adds a batch to the counters in one statement. Its rows are taken in the order of their keys, so that batches that
 * arrive together wait for each other instead of locking each other out.
 */
export async function addTransitions(
  executor: Executor,
  tallies: readonly HourTally[],
  counted: Counted,
): Promise<void> {
  await add.run(executor, tallies, counted);
}

/** Sum of one transition in one month of one mode: the smallest piece anything is told about. */
export interface MonthCount {
  readonly transition: string;
  readonly count: number;
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly mode: Mode | null;
}

const ofMonths = question({
  name: 'transition-count-months',
  text: `select transition, sum(count)::float8 as count from transition_count
    where machine = $1 and hour >= $2::date::timestamp at time zone 'Europe/Berlin'
      and hour < ($3::date + interval '1 month') at time zone 'Europe/Berlin' and ($4::text is null or mode = $4)
    group by transition, mode, date_trunc('month', hour at time zone 'Europe/Berlin')
    order by transition`,
  values: (machine: string, { from, to, mode }: Period) => [machine, `${from}-01`, `${to}-01`, mode],
  row: z.object({ transition: z.string(), count: z.number() }),
});

/** Sums of a machine by transition, month and mode over all releases; months are Berlin's. */
export const monthCounts = (
  executor: Executor,
  machine: string,
  period: Period,
): Promise<readonly MonthCount[]> => ofMonths.all(executor, machine, period);

const deleteOld = command({
  name: 'transition-count-delete-old',
  text: 'delete from transition_count where hour < $1',
  values: (before: Date) => [before],
});

export async function deleteOldTransitions(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
