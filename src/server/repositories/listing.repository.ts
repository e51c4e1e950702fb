import type { Database } from '#server/database/pool.ts';
import { readIntegers } from './integers.ts';

/** Why an article was found; smaller is better. */
export const hitTier = {
  ownNumber: 1,
  manufacturerNumber: 2,
  alias: 3,
  partOfNumber: 4,
  words: 5,
  device: 6,
  widened: 7,
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

/** What one search looks for, in the order of the columns of `hitsText`; null looks for nothing. */
function soughtOf({ numberKey, wholeKey, partKey, digits }: SearchStatement): readonly (string | null)[] {
  const hasPart = partKey.length >= shortestPart && /\d/.test(partKey);
  return [
    numberKey === '' ? null : numberKey,
    wholeKey === '' ? null : wholeKey,
    hasPart ? partKey : null,
    digits,
  ];
}

// Prefixes are bounded in the byte order of text_pattern_ops; keys are ASCII, and '~' is behind all they hold.
const hitsText = `with sought as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
      with ordinality as s(number_key, whole_key, part_key, digits, place)
  )
  select s.place::int as place, best.tier, string_agg(int4send(best.id), '') as ids
  from sought s cross join lateral (
    select hit.id, min(hit.tier) as tier from (
      select a.id, ${hitTier.ownNumber} as tier from article a
        where a.is_visible and a.article_number_key = any(array[s.number_key, s.whole_key])
      union all select a.id, ${hitTier.manufacturerNumber} from article a
        where a.is_visible and a.manufacturer_number_key = any(array[s.number_key, s.whole_key])
      union all select l.article_id, ${hitTier.alias} from article_alias l
        where l.alias_key = any(array[s.number_key, s.whole_key])
      union all select a.id, ${hitTier.partOfNumber} from article a
        where a.article_number_key ~>=~ s.part_key and a.article_number_key ~<~ (s.part_key || '~')
      union all select a.id, ${hitTier.partOfNumber} from article a
        where a.manufacturer_number_key like '%' || s.part_key || '%'
      union all select l.article_id, ${hitTier.partOfNumber} from article_alias l
        where l.alias_key ~>=~ s.part_key and l.alias_key ~<~ (s.part_key || '~')
      union all select a.id, ${hitTier.words} from article a where a.search_vector @@ s.digits::tsquery
    ) as hit group by hit.id
  ) as best
  group by s.place, best.tier order by s.place, best.tier`;

/**
 * Articles found by numbers, by why they were found, for each of some searches, in their order. All are asked
 * for at once: twenty cost little more than one. Ids travel as one binary value a tier. Hidden ones are among them: who
 * reads them from an index leaves them out.
 */
export async function findHits(
  database: Database,
  searches: readonly SearchStatement[],
): Promise<(readonly TierOfHits[])[]> {
  const found: TierOfHits[][] = searches.map(() => []);
  const sought = searches.map(soughtOf);
  if (!sought.some((columns) => columns.some((value) => value !== null))) return found;
  const answer = await database.$client.query<{ place: number; tier: number; ids: Buffer }>({
    name: 'search_hits',
    text: hitsText,
    values: sought[0]!.map((_value, column) => sought.map((columns) => columns[column])),
  });
  for (const { place, tier, ids } of answer.rows) found[place - 1]!.push({ tier, ids: readIntegers(ids) });
  return found;
}

/** Visible articles that fit a device; the device must be of the brand where one is named. */
export interface DeviceWithArticles {
  readonly id: number;
  readonly fullName: string;
  readonly model: string;
  readonly slug: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly articleIds: Int32Array;
  /** Those of them that give it colour: ink, toner and ribbons. */
  readonly colourIds: Int32Array;
  /** Those of them with more pages than the usual ones. */
  readonly highYieldIds: Int32Array;
}

/** What prints in a colour, as the condition on an article `a`. */
const givesColour = `a.kind in ('ink', 'bottle', 'toner', 'ribbon') and a.basisfarbe is not null`;

const fittingIds = (condition: string): string =>
  `(select string_agg(int4send(f.article_id), '') from article_device f join article a on a.id = f.article_id
    where f.device_id = d.id and ${condition})`;

/** One printer by its slug with the articles that fit it; null when there is none. */
export async function findDevice(
  database: Database,
  deviceSlug: string,
  brandSlug: string | null,
): Promise<DeviceWithArticles | null> {
  const answer = await database.$client.query<
    Omit<DeviceWithArticles, 'articleIds' | 'colourIds' | 'highYieldIds'> & {
      ids: Buffer | null;
      colour: Buffer | null;
      highYield: Buffer | null;
    }
  >({
    name: 'listing_device',
    text: `select d.id, d.full_name as "fullName", d.model, d.slug, b.slug as "brandSlug", b.name as "brandName",
        (select string_agg(int4send(f.article_id), '') from article_device f where f.device_id = d.id) as ids,
        ${fittingIds(givesColour)} as colour, ${fittingIds('a.is_high_yield')} as "highYield"
      from device d join brand b on b.id = d.brand_id
      where d.slug = $1 and ($2::text is null or b.slug = $2)`,
    values: [deviceSlug, brandSlug],
  });
  const row = answer.rows[0];
  if (row === undefined) return null;
  const { ids, colour, highYield, ...device } = row;
  return {
    ...device,
    articleIds: readIntegers(ids),
    colourIds: readIntegers(colour),
    highYieldIds: readIntegers(highYield),
  };
}
