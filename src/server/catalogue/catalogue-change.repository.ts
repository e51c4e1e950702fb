import * as z from 'zod/mini';
import { Integers } from '#server/database/integers.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

/** What may have changed without anybody's knowledge, as it stands at one moment. */
export interface Freshness {
  /** Version of the catalogue. */
  readonly version: number;
  /** Stock of the articles asked for, in their order; 0 for those that do not exist. */
  readonly stock: Int32Array;
}

const freshness = question({
  name: 'catalogue_freshness',
  text: `select (select version::float8 from catalogue_state) as version,
      (select string_agg(int4send(coalesce(s.stock, 0)), '' order by wanted.place)
        from unnest($1::integer[]) with ordinality as wanted(id, place)
        left join article_stock s on s.article_id = wanted.id) as stock`,
  values: (ids: readonly number[]) => [ids],
  row: z.object({ version: z.number(), stock: Integers }),
});

/** Version of the catalogue and stock of articles, in one short statement. */
export const readFreshness = (database: Database, ids: readonly number[]): Promise<Freshness> =>
  freshness.one(database, ids);

const version = question({
  name: 'catalogue_version',
  text: 'select version::float8 as version from catalogue_state',
  values: () => [],
  row: z.object({ version: z.number() }),
});

/** Number that grows with every change of the catalogue. */
export async function readCatalogueVersion(database: Database): Promise<number> {
  return (await version.first(database))?.version ?? 0;
}

export interface CatalogueChange {
  /** The version these changes lead to. */
  readonly version: number;
  /** Articles that are different, or null when that cannot be named. */
  readonly articleIds: readonly number[] | null;
}

const change = question({
  name: 'catalogue_change',
  text: `select s.version::float8 as version, count(distinct c.version)::float8 as known,
      bool_and(c.article_id is not null) as "isNamed", string_agg(distinct int4send(c.article_id), '') as ids
    from catalogue_state s left join catalogue_change c on c.version > $1 and c.version <= s.version
    group by s.version`,
  values: (since: number) => [since],
  row: z.object({
    version: z.number(),
    known: z.number(),
    isNamed: z.nullable(z.boolean()),
    ids: Integers,
  }),
});

/** What changed after a version; nothing can be named when its record has been cleared away. */
export async function readCatalogueChange(database: Database, since: number): Promise<CatalogueChange> {
  const found = await change.one(database, since);
  const isWhole = found.isNamed !== true || found.known < found.version - since;
  return {
    version: found.version,
    articleIds: found.version === since ? [] : isWhole ? null : [...found.ids],
  };
}
