import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { isGone } from '#server/catalogue/gone.sql.ts';
import { question } from '#server/database/statement.ts';

export interface NumberSuggestion {
  readonly id: number;
}

export interface DeviceSuggestion {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brandSlug: string;
  readonly brandName: string;
}

/** Of the tiers below, the last of a number that was typed to its end. */
const lastExactTier = 3;

const numbers = question({
  name: 'suggest_numbers',
  text: `with hit as (
        (select id, case when article_number_key = $1 then 1 else 5 end as tier from article
          where article_number_key ~>=~ $1 and article_number_key ~<~ $2 and is_visible limit 40)
        union all
        (select id, case when manufacturer_number_key = $1 then 2 else 4 end from article
          where manufacturer_number_key ~>=~ $1 and manufacturer_number_key ~<~ $2 and is_visible limit 40)
        union all
        (select id, 2 from article where ean = $1 and is_visible limit 40)
        union all
        (select article_id, case when alias_key = $1 then 3 else 6 end from article_alias
          where alias_key ~>=~ $1 and (alias_key = $1 or (alias_key ~<~ $2 and length($1) > 3)) and alias_key ~<~ $2 limit 40)
      )
      select a.id from (select id, min(tier) as tier from hit group by id) as best
      join article a on a.id = best.id and a.is_visible left join article_stock s on s.article_id = a.id
      order by case when best.tier <= ${lastExactTier} then best.tier end, ${isGone}, best.tier, a.popularity desc, a.id limit $3`,
  values: (key: string, limit: number) => [key, `${key}~`, limit],
  row: z.object({ id: z.number() }),
});

/** Articles whose own, manufacturer's or other number begins with the key, or whose EAN it is: exact hits, then what can be had, then the rest. */
export const suggestNumbers = (database: Database, key: string, limit: number): Promise<NumberSuggestion[]> =>
  numbers.all(database, key, limit);

const devices = question({
  name: 'suggest_devices',
  text: `select d.id, d.full_name as name, d.slug, b.slug as "brandSlug", b.name as "brandName"
    from unnest($1::integer[]) as hit(id) join device d on d.id = hit.id join brand b on b.id = d.brand_id
    order by length(d.full_name), d.full_name limit $2`,
  values: (ids: readonly number[], limit: number) => [ids, limit],
  row: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    brandSlug: z.string(),
    brandName: z.string(),
  }),
});

/** Of these printers those with the shortest names. */
export const suggestDevices = (
  database: Database,
  ids: readonly number[],
  limit: number,
): Promise<DeviceSuggestion[]> => devices.all(database, ids, limit);

interface WantedNames {
  readonly brandId: number | null;
  readonly words: string | null;
}

// A statement of its own each: one for both finds no index.
const namesBy = (name: string, condition: string) =>
  question({
    name,
    // Thousands of rows are read several times faster as one value.
    text: `select coalesce(json_agg(named), '[]') as devices
      from (select id, full_name as name from device where ${condition} limit $3) as named`,
    values: ({ brandId, words }: WantedNames, limit: number) => [brandId, words, limit],
    row: z.object({ devices: z.array(z.object({ id: z.number(), name: z.string() })) }),
  });
const namesOfBrand = namesBy('device_names_of_brand', 'brand_id = $1 and $2::text is null');
const namesOfWords = namesBy(
  'device_names',
  'search_vector @@ $2::tsquery and ($1::integer is null or brand_id = $1)',
);

/** Names of the printers of a brand, of some words, or of both, in no order. */
export async function readDeviceNames(
  database: Database,
  wanted: WantedNames,
  limit: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const statement = wanted.words === null ? namesOfBrand : namesOfWords;
  return (await statement.one(database, wanted, limit)).devices;
}
