import * as z from 'zod/mini';
import { Integers } from '#server/database/integers.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

/** Why an article was found; smaller is better. */
export const hitTier = {
  ownNumber: 1,
  /** Or that of its barcode. */
  manufacturerNumber: 2,
  alias: 3,
  /** The number begins as it was typed. */
  beginningOfNumber: 4,
  /** It stands somewhere behind in the number. */
  insideNumber: 5,
  words: 6,
  device: 7,
  widened: 8,
} as const;

/** What only the database can find: numbers and words with digits. */
export interface SearchStatement {
  readonly numberKey: string;
  /** The whole as one number, found only exactly. */
  readonly wholeKey: string;
  /** Part of a number, `%` for anything between. */
  readonly partKey: string;
  /** Words with digits as tsquery. */
  readonly digits: string | null;
}

export interface TierOfHits {
  readonly tier: number;
  readonly ids: Int32Array;
}

const shortestPart = 4;
/** Characters side by side that the index of parts needs: with fewer, every article would be compared. */
const shortestPiece = 3;

/** What one search looks for. */
interface Sought {
  /** Numbers found exactly. */
  readonly numbers: readonly string[];
  readonly part: string | null;
  readonly digits: string | null;
}

function soughtOf({ numberKey, wholeKey, partKey, digits }: SearchStatement): Sought {
  const longestPiece = Math.max(...partKey.split('%').map(({ length }) => length));
  const hasPart = partKey.length >= shortestPart && longestPiece >= shortestPiece && /\d/.test(partKey);
  const numbers = [...new Set([numberKey, wholeKey])].filter((key) => key !== '');
  return { numbers, part: hasPart ? partKey : null, digits };
}

// Prefixes are bounded in the byte order of text_pattern_ops; keys are ASCII, and '~' is behind all they hold.
const find = question({
  name: 'search_hits',
  text: `select tier, key, string_agg(int4send(id), '') as ids from (
      select ${hitTier.ownNumber} as tier, a.article_number_key as key, a.id from article a
        where a.is_visible and a.article_number_key = any($1::text[])
      union all select ${hitTier.manufacturerNumber}, a.manufacturer_number_key, a.id from article a
        where a.is_visible and a.manufacturer_number_key = any($1::text[])
      union all select ${hitTier.manufacturerNumber}, a.ean, a.id from article a
        where a.is_visible and a.ean = any($1::text[])
      union all select ${hitTier.alias}, l.alias_key, l.article_id from article_alias l
        where l.alias_key = any($1::text[])
      union all select hit.tier, p.key, hit.id from unnest($2::text[]) as p(key) cross join lateral (
        select ${hitTier.beginningOfNumber} as tier, a.id from article a
          where a.article_number_key ~>=~ p.key and a.article_number_key ~<~ (p.key || '~')
        union all select case when a.manufacturer_number_key like p.key || '%' then ${hitTier.beginningOfNumber}
            else ${hitTier.insideNumber} end, a.id from article a
          where a.manufacturer_number_key like '%' || p.key || '%'
        union all select ${hitTier.beginningOfNumber}, l.article_id from article_alias l
          where l.alias_key ~>=~ p.key and l.alias_key ~<~ (p.key || '~')
      ) as hit
      union all select ${hitTier.words}, d.key, a.id from unnest($3::text[]) as d(key)
        join article a on a.search_vector @@ d.key::tsquery
    ) as found group by tier, key`,
  values: (numbers: readonly string[], parts: readonly string[], digits: readonly string[]) => [
    numbers,
    parts,
    digits,
  ],
  row: z.object({ tier: z.number(), key: z.string(), ids: Integers }),
});

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/**
 * Articles found by numbers, by why they were found, for each of some searches, in their order; one found for several
 * reasons stands with each. All are asked for at once, and what several of them look for only once: readings of one
 * search share most of it. Ids travel as one binary value a tier. Hidden ones are among them: who reads them from an index
 * leaves them out.
 */
export async function findHits(
  database: Database,
  searches: readonly SearchStatement[],
): Promise<(readonly TierOfHits[])[]> {
  const sought = searches.map(soughtOf);
  const numbers = distinct(sought.flatMap((one) => one.numbers));
  const parts = distinct(sought.map(({ part }) => part));
  const digits = distinct(sought.map((one) => one.digits));
  if (numbers.length + parts.length + digits.length === 0) return searches.map(() => []);
  const hits = await find.all(database, numbers, parts, digits);
  const known = new Map(hits.map(({ tier, key, ids }) => [`${tier} ${key}`, ids]));
  const together = (tier: number, keys: readonly (string | null)[]): TierOfHits[] => {
    const lists = keys.flatMap((key) => (key === null ? [] : (known.get(`${tier} ${key}`) ?? [])));
    if (lists.length === 0) return [];
    // One article may carry the same other number twice, in two spellings.
    if (tier > hitTier.alias && lists.length === 1) return [{ tier, ids: lists[0]! }];
    return [{ tier, ids: Int32Array.from(new Set(lists.flatMap((ids) => [...ids]))) }];
  };
  return sought.map((one) => [
    ...together(hitTier.ownNumber, one.numbers),
    ...together(hitTier.manufacturerNumber, one.numbers),
    ...together(hitTier.alias, one.numbers),
    ...together(hitTier.beginningOfNumber, [one.part]),
    ...together(hitTier.insideNumber, [one.part]),
    ...together(hitTier.words, [one.digits]),
  ]);
}
