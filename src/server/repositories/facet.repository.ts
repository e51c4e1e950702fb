import type pg from 'pg';
import type { Database } from '#server/database/pool.ts';

/** One visible article per place in each column, ordered by place in the category tree. */
export interface FacetColumns {
  readonly version: number;
  readonly count: number;
  readonly ids: Int32Array;
  readonly categoryPosition: Int32Array;
  readonly brandId: Int32Array;
  readonly make: Int32Array;
  readonly basisfarbe: Int32Array;
  readonly deliveryState: Int32Array;
  /** -1 = price on request. */
  readonly netCents: Int32Array;
  /** Hundredths of a percent. */
  readonly taxBasisPoints: Int32Array;
  /** -1 = unknown. */
  readonly yieldPages: Int32Array;
  /** Place in `begreenLabels`, -1 without a label. */
  readonly begreen: Int32Array;
  readonly isBStock: Int32Array;
  readonly popularity: Int32Array;
  readonly publishedDay: Int32Array;
  readonly nameRank: Int32Array;
  readonly begreenLabels: readonly string[];
}

export interface CategoryFacts {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly lastPosition: number;
}

export interface BrandFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface TermFacts {
  readonly term: string;
  readonly count: number;
  readonly isDeviceWord: boolean;
}

/** Articles with one word; words with digits are numbers, which the database finds itself. */
export interface WordFacts {
  readonly term: string;
  readonly ids: Int32Array;
  /** Beside `ids`: 1 when the word stands in the name, the brand or a number and not only in what describes it. */
  readonly isHeading: Uint8Array;
}

/** Everything lists are counted from, of one version of the catalogue. */
export interface CatalogueSource {
  readonly columns: FacetColumns;
  readonly categories: readonly CategoryFacts[];
  readonly brands: readonly BrandFacts[];
  /** Words of the articles themselves. */
  readonly words: readonly WordFacts[];
  /** Words of the printers they fit. */
  readonly deviceWords: readonly WordFacts[];
}

const makes = `array['original', 'compatible', 'rebuilt', 'none']`;
const colours = `array['schwarz', 'cyan', 'magenta', 'gelb', 'farbig', 'grau', 'weiss', 'sonstige']`;

/** Each column travels as one binary value: reading 100,000 articles takes a fraction of what rows would. */
const columnsStatement = `
  with label as (
    select begreen_label as name, row_number() over (order by begreen_label) - 1 as place
    from article where begreen_label is not null and is_visible group by begreen_label
  ), row as (
    select a.id, c.position, a.brand_id, array_position(${makes}, a.make) - 1 as make,
      coalesce(array_position(${colours}, a.basisfarbe) - 1, -1) as basisfarbe, a.delivery_state::integer as delivery_state,
      coalesce(a.net_price_cents, -1) as net, (a.tax_rate * 100)::integer as tax, coalesce(a.yield_pages, -1) as yield,
      coalesce(l.place, -1)::integer as begreen, a.is_b_stock::integer as b_stock, a.popularity,
      (a.published_on - date '2000-01-01') as published,
      (row_number() over (order by catalogue_fold(a.name) collate "C", a.id))::integer as name_rank
    from article a
    join category c on c.id = a.category_id
    left join label l on l.name = a.begreen_label
    where a.is_visible
    order by c.position, a.popularity desc, a.id
  )
  select count(*)::integer as count,
    string_agg(int4send(id), '') as ids, string_agg(int4send(position), '') as category_position,
    string_agg(int4send(brand_id), '') as brand_id, string_agg(int4send(make), '') as make,
    string_agg(int4send(basisfarbe), '') as basisfarbe, string_agg(int4send(delivery_state), '') as delivery_state,
    string_agg(int4send(net), '') as net, string_agg(int4send(tax), '') as tax, string_agg(int4send(yield), '') as yield,
    string_agg(int4send(begreen), '') as begreen, string_agg(int4send(b_stock), '') as b_stock,
    string_agg(int4send(popularity), '') as popularity, string_agg(int4send(published), '') as published,
    string_agg(int4send(name_rank), '') as name_rank,
    (select coalesce(array_agg(name order by place), '{}') from label) as labels
  from row`;

/** Integers of `string_agg(int4send(…))`. */
export function readIntegers(bytes: Buffer | null): Int32Array {
  const count = (bytes?.length ?? 0) / 4;
  const values = new Int32Array(count);
  if (bytes === null) return values;
  for (let index = 0; index < count; index += 1) values[index] = bytes.readInt32BE(index * 4);
  return values;
}

/** A word that stands in both parts comes twice; taking the words out as arrays is ten times as fast as by rows. */
const wordsStatement = `
  select word as term, string_agg(int4send(packed), '') as ids
  from (
    select id * 2 + 1 as packed, unnest(tsvector_to_array(ts_filter(search_vector, '{a}'))) as word
    from article where is_visible
    union all
    select id * 2, unnest(tsvector_to_array(ts_filter(search_vector, '{b}'))) from article where is_visible
  ) as own
  where word ~ '^[a-z]{1,30}$' group by word order by word collate "C"`;

/** An article counts once a word, however many printers with that word it fits. */
const deviceWordsStatement = `
  select word as term, string_agg(distinct int4send(f.article_id * 2 + 1), '') as ids
  from (select id, unnest(tsvector_to_array(search_vector)) as word from device) as own
  join article_device f on f.device_id = own.id
  where word ~ '^[a-z]{1,30}$' group by word order by word collate "C"`;

interface WordRow {
  readonly term: string;
  readonly ids: Buffer;
}

/** Each number is an id and, as its lowest bit, whether the word stands in the heading. */
function readWord({ term, ids }: WordRow): WordFacts {
  const packed = readIntegers(ids);
  return {
    term,
    ids: packed.map((value) => value >> 1),
    isHeading: Uint8Array.from(packed, (value) => value & 1),
  };
}

type ColumnRow = Record<string, Buffer | null> & { count: never; labels: never };

const slowQueryMs = 600_000;
const slow = (text: string): pg.QueryConfig => ({ text, query_timeout: slowQueryMs }) as pg.QueryConfig;

/** Number that grows with every change of the catalogue. */
export async function readCatalogueVersion(database: Database): Promise<number> {
  const answer = await database.$client.query<{ version: string }>({
    name: 'catalogue_version',
    text: 'select version from catalogue_state',
  });
  return Number(answer.rows[0]?.version ?? 0);
}

/** Reads all visible articles' facet attributes, the tree, the brands and the vocabulary in one consistent view. */
export async function readCatalogueSource(database: Database): Promise<CatalogueSource> {
  const client = await database.$client.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local statement_timeout = ${slowQueryMs}`);
    const version = await client.query<{ version: string }>('select version from catalogue_state');
    const columns = await client.query(slow(columnsStatement));
    const categories = await client.query<CategoryFacts>(
      `select id, parent_id as "parentId", slug, name, description, position, last_position as "lastPosition"
       from category order by position`,
    );
    const brands = await client.query<BrandFacts>('select id, slug, name from brand order by name');
    const words = await client.query<WordRow>(slow(wordsStatement));
    const deviceWords = await client.query<WordRow>(slow(deviceWordsStatement));
    await client.query('commit');
    const row = columns.rows[0] as ColumnRow;
    return {
      columns: {
        version: Number(version.rows[0]?.version ?? 0),
        count: row.count as number,
        ids: readIntegers(row['ids'] ?? null),
        categoryPosition: readIntegers(row['category_position'] ?? null),
        brandId: readIntegers(row['brand_id'] ?? null),
        make: readIntegers(row['make'] ?? null),
        basisfarbe: readIntegers(row['basisfarbe'] ?? null),
        deliveryState: readIntegers(row['delivery_state'] ?? null),
        netCents: readIntegers(row['net'] ?? null),
        taxBasisPoints: readIntegers(row['tax'] ?? null),
        yieldPages: readIntegers(row['yield'] ?? null),
        begreen: readIntegers(row['begreen'] ?? null),
        isBStock: readIntegers(row['b_stock'] ?? null),
        popularity: readIntegers(row['popularity'] ?? null),
        publishedDay: readIntegers(row['published'] ?? null),
        nameRank: readIntegers(row['name_rank'] ?? null),
        begreenLabels: row.labels as string[],
      },
      categories: categories.rows,
      brands: brands.rows,
      words: words.rows.map(readWord),
      deviceWords: deviceWords.rows.map(readWord),
    };
  } catch (error) {
    failure = error as Error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}
