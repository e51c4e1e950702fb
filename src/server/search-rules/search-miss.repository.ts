import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** Rows that are kept at most; a shop nobody floods stays far below. */
const mostRows = 20_000;
/** Searches that are shown, those that were made most often. */
const mostShown = 50;
/** What was searched once says nothing about the shop, and may about who searched. */
const fewestShown = 2;

const add = command({
  name: 'search-miss-add',
  // Above the bound what is known already is still counted.
  text: `insert into search_miss (words, hour, count)
    select $1, date_trunc('hour', $2::timestamptz, 'UTC'), 1
      where (select count(*) from search_miss) < ${mostRows}
        or exists (select from search_miss where words = $1 and hour = date_trunc('hour', $2::timestamptz, 'UTC'))
    on conflict (words, hour) do update set count = search_miss.count + 1`,
  values: (words: string, now: Date) => [words, now],
});

/** Counts a search that found nothing. @param words as the search compares them */
export async function addMiss(executor: Executor, words: string, now: Date): Promise<void> {
  await add.run(executor, words, now);
}

const list = question({
  name: 'search-miss-list',
  text: `select words, sum(count)::float8 as count, max(hour) as "lastHour" from search_miss
    where words <> all($1::text[])
    group by words having sum(count) >= ${fewestShown} order by 2 desc, 3 desc, 1 limit ${mostShown}`,
  values: (settled: readonly string[]) => [settled],
  row: z.object({ words: z.string(), count: z.number(), lastHour: z.date() }),
});

/** What was searched and not found, most often first. @param settled searches that a rule is about by now */
export const listMisses = (executor: Executor, settled: readonly string[]) => list.all(executor, settled);

const deleteOld = command({
  name: 'search-miss-delete-old',
  text: 'delete from search_miss where hour < $1',
  values: (before: Date) => [before],
});

export async function deleteOldMisses(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
