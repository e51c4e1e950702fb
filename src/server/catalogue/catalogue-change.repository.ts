import type { Database } from '#server/database/pool.ts';
import { readIntegers } from '#server/database/integers.ts';

/** What may have changed without anybody's knowledge, as it stands at one moment. */
export interface Freshness {
  /** Version of the catalogue. */
  readonly version: number;
  /** Stock of the articles asked for, in their order; 0 for those that do not exist. */
  readonly stock: Int32Array;
}

/** Version of the catalogue and stock of articles, in one short statement. */
export async function readFreshness(database: Database, ids: readonly number[]): Promise<Freshness> {
  const answer = await database.$client.query<{ version: string; stock: Buffer | null }>({
    name: 'catalogue_freshness',
    text: `select (select version from catalogue_state) as version,
        (select string_agg(int4send(coalesce(s.stock, 0)), '' order by wanted.place)
          from unnest($1::integer[]) with ordinality as wanted(id, place)
          left join article_stock s on s.article_id = wanted.id) as stock`,
    values: [ids],
  });
  const row = answer.rows[0]!;
  return { version: Number(row.version), stock: readIntegers(row.stock) };
}

/** Number that grows with every change of the catalogue. */
export async function readCatalogueVersion(database: Database): Promise<number> {
  const answer = await database.$client.query<{ version: string }>({
    name: 'catalogue_version',
    text: 'select version from catalogue_state',
  });
  return Number(answer.rows[0]?.version ?? 0);
}

export interface CatalogueChange {
  /** The version these changes lead to. */
  readonly version: number;
  /** Articles that are different, or null when that cannot be named. */
  readonly articleIds: readonly number[] | null;
}

/** What changed after a version; nothing can be named when its record has been cleared away. */
export async function readCatalogueChange(database: Database, since: number): Promise<CatalogueChange> {
  const answer = await database.$client.query<{
    version: string;
    known: string;
    isNamed: boolean | null;
    ids: Buffer | null;
  }>({
    name: 'catalogue_change',
    text: `select s.version, count(distinct c.version) as known, bool_and(c.article_id is not null) as "isNamed",
        string_agg(distinct int4send(c.article_id), '') as ids
      from catalogue_state s left join catalogue_change c on c.version > $1 and c.version <= s.version
      group by s.version`,
    values: [since],
  });
  const row = answer.rows[0]!;
  const version = Number(row.version);
  const isWhole = row.isNamed !== true || Number(row.known) < version - since;
  return {
    version,
    articleIds: version === since ? [] : isWhole ? null : [...readIntegers(row.ids)],
  };
}
