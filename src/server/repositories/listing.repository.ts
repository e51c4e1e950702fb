import type { Database } from '#server/database/pool.ts';
import { readIntegers } from './facet.repository.ts';

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

export interface SearchStatement {
  readonly numberKey: string;
  readonly besideNumber: string | null;
  readonly words: string | null;
  readonly widened: string | null;
  readonly device: { readonly query: string; readonly key: string; readonly articles: string | null } | null;
}

export interface TierOfHits {
  readonly tier: number;
  readonly ids: Int32Array;
}

const shortestPart = 4;
const shortestDeviceKey = 4;

/** Collects values and gives their places, so that only fixed texts and `$n` make up a statement. */
class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Bounds of a prefix for the byte order of text_pattern_ops; keys are ASCII. */
const prefixCondition = (column: string, from: string, to: string): string =>
  `${column} ~>=~ ${from} and ${column} ~<~ ${to}`;

function numberParts(search: SearchStatement, parameters: Parameters): string[] {
  const { numberKey, besideNumber } = search;
  if (numberKey === '') return [];
  const key = `${parameters.add(numberKey)}::text`;
  const beside =
    besideNumber === null ? '' : ` and a.search_vector @@ ${parameters.add(besideNumber)}::tsquery`;
  const parts = [
    `select a.id, 1 as tier from article a where a.is_visible and a.article_number_key = ${key}${beside}`,
    `select a.id, 2 from article a where a.is_visible and a.manufacturer_number_key = ${key}${beside}`,
    `select a.id, 3 from article_alias l join article a on a.id = l.article_id
      where a.is_visible and l.alias_key = ${key}${beside}`,
  ];
  if (numberKey.length < shortestPart || !/\d/.test(numberKey)) return parts;
  const end = `${parameters.add(`${numberKey}~`)}::text`;
  const pattern = `${parameters.add(`%${numberKey}%`)}::text`;
  return [
    ...parts,
    `select a.id, 4 from article a where a.is_visible and ${prefixCondition('a.article_number_key', key, end)}${beside}`,
    `select a.id, 4 from article a where a.is_visible and a.manufacturer_number_key like ${pattern}${beside}`,
    `select a.id, 4 from article_alias l join article a on a.id = l.article_id
      where a.is_visible and ${prefixCondition('l.alias_key', key, end)}${beside}`,
  ];
}

function wordParts(search: SearchStatement, parameters: Parameters): string[] {
  const parts: string[] = [];
  if (search.words !== null) {
    parts.push(`select a.id, 5 as tier from article a
      where a.is_visible and a.search_vector @@ ${parameters.add(search.words)}::tsquery`);
  }
  if (search.widened !== null) {
    parts.push(`select a.id, 7 as tier from article a
      where a.is_visible and a.search_vector @@ ${parameters.add(search.widened)}::tsquery`);
  }
  return parts;
}

function deviceParts(search: SearchStatement, parameters: Parameters): string[] {
  const { device } = search;
  if (device === null) return [];
  const named = [`d.search_vector @@ ${parameters.add(device.query)}::tsquery`];
  if (device.key.length >= shortestDeviceKey)
    named.push(`d.name_key like ${parameters.add(`%${device.key}%`)}::text`);
  const articles =
    device.articles === null ? '' : ` and a.search_vector @@ ${parameters.add(device.articles)}::tsquery`;
  return named.map(
    (condition) => `select a.id, 6 as tier from device d join article_device f on f.device_id = d.id
      join article a on a.id = f.article_id where a.is_visible and ${condition}${articles}`,
  );
}

/** Visible articles a search finds, by why they were found; one statement, ids travel as one binary value a tier. */
export async function findHits(database: Database, search: SearchStatement): Promise<TierOfHits[]> {
  const parameters = new Parameters();
  const parts = [
    ...numberParts(search, parameters),
    ...wordParts(search, parameters),
    ...deviceParts(search, parameters),
  ];
  if (parts.length === 0) return [];
  const text = `with hit as (${parts.join(' union all ')}), best as (select id, min(tier) as tier from hit group by id)
    select tier, string_agg(int4send(id), '') as ids from best group by tier order by tier`;
  const answer = await database.$client.query<{ tier: number; ids: Buffer }>({
    text,
    values: parameters.values,
  });
  return answer.rows.map((row) => ({ tier: row.tier, ids: readIntegers(row.ids) }));
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
}

/** One printer by its slug with the articles that fit it; null when there is none. */
export async function findDevice(
  database: Database,
  deviceSlug: string,
  brandSlug: string | null,
): Promise<DeviceWithArticles | null> {
  const answer = await database.$client.query<
    Omit<DeviceWithArticles, 'articleIds'> & { ids: Buffer | null }
  >({
    name: 'listing_device',
    text: `select d.id, d.full_name as "fullName", d.model, d.slug, b.slug as "brandSlug", b.name as "brandName",
        (select string_agg(int4send(f.article_id), '') from article_device f where f.device_id = d.id) as ids
      from device d join brand b on b.id = d.brand_id
      where d.slug = $1 and ($2::text is null or b.slug = $2)`,
    values: [deviceSlug, brandSlug],
  });
  const row = answer.rows[0];
  if (row === undefined) return null;
  const { ids, ...device } = row;
  return { ...device, articleIds: readIntegers(ids) };
}
