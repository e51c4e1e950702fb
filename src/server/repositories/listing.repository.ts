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

/** What only the database can find: numbers, words with digits, printers. */
export interface SearchStatement {
  readonly numberKey: string;
  /** The whole as one number, found only exactly. */
  readonly wholeKey: string;
  /** Words with digits as tsquery. */
  readonly digits: string | null;
  readonly device: { readonly query: string; readonly digits: string | null; readonly key: string } | null;
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

function numberParts({ numberKey, wholeKey }: SearchStatement, parameters: Parameters): string[] {
  const keys = [...new Set([numberKey, wholeKey])].filter((one) => one !== '');
  if (keys.length === 0) return [];
  const exact = `any(${parameters.add(keys)}::text[])`;
  const parts = [
    `select a.id, 1 as tier from article a where a.is_visible and a.article_number_key = ${exact}`,
    `select a.id, 2 from article a where a.is_visible and a.manufacturer_number_key = ${exact}`,
    `select l.article_id, 3 from article_alias l where l.alias_key = ${exact}`,
  ];
  if (numberKey.length < shortestPart || !/\d/.test(numberKey)) return parts;
  const key = `${parameters.add(numberKey)}::text`;
  const end = `${parameters.add(`${numberKey}~`)}::text`;
  const pattern = `${parameters.add(`%${numberKey}%`)}::text`;
  return [
    ...parts,
    `select a.id, 4 from article a where ${prefixCondition('a.article_number_key', key, end)}`,
    `select a.id, 4 from article a where a.manufacturer_number_key like ${pattern}`,
    `select l.article_id, 4 from article_alias l where ${prefixCondition('l.alias_key', key, end)}`,
  ];
}

const digitParts = ({ digits }: SearchStatement, parameters: Parameters): string[] =>
  digits === null
    ? []
    : [`select a.id, 5 as tier from article a where a.search_vector @@ ${parameters.add(digits)}::tsquery`];

function deviceParts({ device }: SearchStatement, parameters: Parameters): string[] {
  if (device === null) return [];
  const fitting = (devices: string): string =>
    `select f.article_id as id, 6 as tier from (${devices}) d join article_device f on f.device_id = d.id`;
  const parts: string[] = [];
  if (device.digits !== null) {
    // The words with digits are rare; the others are only looked at on the printers these find.
    const numbered = `select id, search_vector from device where search_vector @@ ${parameters.add(device.digits)}::tsquery offset 0`;
    parts.push(
      fitting(
        `select n.id from (${numbered}) n where n.search_vector @@ ${parameters.add(device.query)}::tsquery`,
      ),
    );
  }
  if (device.key.length >= shortestDeviceKey) {
    parts.push(
      fitting(`select id from device where name_key like ${parameters.add(`%${device.key}%`)}::text`),
    );
  }
  return parts;
}

/**
 * Articles found by numbers and printers, by why they were found; one prepared statement for each shape of a search,
 * ids travel as one binary value a tier. Hidden ones are among them: who reads them from an index leaves them out.
 */
export async function findHits(database: Database, search: SearchStatement): Promise<TierOfHits[]> {
  const parameters = new Parameters();
  const shapes = [
    numberParts(search, parameters),
    digitParts(search, parameters),
    deviceParts(search, parameters),
  ];
  const parts = shapes.flat();
  if (parts.length === 0) return [];
  const text = `with hit as (${parts.join(' union all ')}), best as (select id, min(tier) as tier from hit group by id)
    select tier, string_agg(int4send(id), '') as ids from best group by tier order by tier`;
  const isNumberedDevice = search.device !== null && search.device.digits !== null;
  const answer = await database.$client.query<{ tier: number; ids: Buffer }>({
    name: `search_hits_${shapes.map((shape) => shape.length).join('_')}${isNumberedDevice ? '_numbered' : ''}`,
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
