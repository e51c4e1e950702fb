import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

// Prefixes are bounded in the byte order of text_pattern_ops; keys are ASCII, and '~' is behind all they hold.
const beginnings = question({
  name: 'numbers_beginning',
  text: `select p.key, near.ids from unnest($1::text[]) as p(key) cross join lateral (
      select array_agg(hit.id) as ids from (
        (select a.id from article a
          where a.article_number_key ~>=~ p.key and a.article_number_key ~<~ (p.key || '~') and a.is_visible limit $2)
        union
        (select a.id from article a
          where a.manufacturer_number_key ~>=~ p.key and a.manufacturer_number_key ~<~ (p.key || '~') and a.is_visible
          limit $2)
      ) as hit
    ) as near where near.ids is not null`,
  values: (keys: readonly string[], limit: number) => [keys, limit],
  row: z.object({ key: z.string(), ids: z.array(z.number()) }),
});

/** Articles in sight whose own or maker's number begins with one of some keys, at most so many of each; all are asked for at once. */
export async function numbersBeginning(
  database: Database,
  keys: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (keys.length === 0) return new Map();
  return new Map((await beginnings.all(database, keys, limit)).map(({ key, ids }) => [key, ids]));
}
