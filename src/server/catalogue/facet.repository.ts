import * as z from 'zod/mini';
import { shadeBeginning } from '#domain/colour-order.ts';
import { shownName } from '#server/article/article.sql.ts';
import type { Database } from '#server/database/pool.ts';
import { Integers } from '#server/database/integers.ts';
import { inPatientSnapshot, inSnapshot, patienceMs } from '#server/database/snapshot.ts';
import { question } from '#server/database/statement.ts';
import type { Runner } from '#server/database/statement.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';
import {
  columnColours,
  columnFills,
  columnNames,
  columnPacks,
  smallColumnNames,
  smallColumnOf,
} from './catalogue-facts.ts';
import type {
  ArticleFacts,
  CatalogueFacts,
  ColumnName,
  FacetColumns,
  SmallColumn,
  SmallColumnName,
} from './catalogue-facts.ts';
import { joinColumns } from './joined-columns.ts';
import { Names } from './names.ts';
import { readKinds, readMembers } from './kind.repository.ts';
import { readArticleWords, readDevices } from './word.repository.ts';
import type { DeviceFits, DevicePart, WordVectors } from './word.repository.ts';

/** Takes in the catalogue as it is read: first what lists need, then the words in parts. */
export interface CatalogueReader {
  readonly onFacts: (facts: CatalogueFacts) => void;
  readonly onArticleWords: (part: WordVectors) => void;
  readonly onDevices: (part: DevicePart) => void;
  readonly onFits: (fits: DeviceFits) => void;
}

const makes = `array['original', 'compatible', 'rebuilt', 'none']`;
const colours = `array[${columnColours.map((colour) => `'${colour}'`).join(', ')}]`;

/** Each column travels as one binary value: reading 100,000 articles takes a fraction of what rows would. */
const columnsStatement = (condition: string): string => `
  with permission as (
    select exists (
      select from setting where key = '${settingsRow}' and value -> 'allowOrdersWithoutStock' = 'true') as is_given
  ), label as (
    select begreen_label as name, row_number() over (order by begreen_label collate "C") - 1 as place
    from article a where begreen_label is not null and is_visible ${condition} group by begreen_label
  ), colour as (
    select colour as name, row_number() over (order by colour collate "C") - 1 as place
    from article a where colour is not null and is_visible ${condition} group by colour
  ), row as (
    select a.id, c.position, a.brand_id, array_position(${makes}, a.make) - 1 as make,
      coalesce(array_position(${colours}, a.basisfarbe) - 1, ${columnColours.length}) as basisfarbe,
      coalesce(lower(a.colour) <> a.basisfarbe and a.colour ~* '${shadeBeginning}', false)::integer as is_shade,
      case when f.fill < 0 then ${columnFills.length} else f.fill end as fill,
      case when a.basisfarbe is null then 0 else hashtext(a.kind) # f.fill + 1 end as fill_key,
      case when a.unit = 'Set' or a.unit <> 'Rolle' and (a.content_unit in ('Stück', 'Rollen') and a.content > 1
        or a.name ~ '\\m([2-9]|[1-9]\\d+) Stück') then 1
        when a.unit = 'Stück' then 0 else ${columnPacks.length} end as pack,
      coalesce(hashtext(a.series_key), 0) as series_key,
      case when a.delivery_state = 1 and coalesce(s.stock, 0) <= 0 and not (coalesce(s.is_unbounded, false) or permission.is_given)
        then 2 else a.delivery_state end as delivery_state,
      coalesce(a.net_price_cents, -1) as net, (a.tax_rate * 100)::integer as tax, coalesce(a.yield_pages, -1) as yield,
      coalesce(l.place, (select count(*) from label))::integer as begreen, a.is_b_stock::integer as b_stock, a.popularity,
      coalesce(greatest(a.begreen_valid_until - date '2000-01-01', 0), 0) as begreen_until,
      (a.content_net is not null)::integer as base_price, a.is_best_price::integer as best_price, (a.video_count > 0)::integer as has_video,
      greatest(a.published_on - date '2000-01-01', 0) as published, replace(${shownName('a')}, E'\\n', ' ') as name,
      coalesce(a.article_type_id, 0) as article_type, coalesce(a.product_type_id, 0) as product_type,
      coalesce(a.catalog_page, 0) as page, a.shop_depot_id as depot,
      coalesce(k.place, (select count(*) from colour))::integer as farbe
    from article a
    cross join permission
    join category c on c.id = a.category_id
    left join article_stock s on s.article_id = a.id
    left join label l on l.name = a.begreen_label
    left join colour k on k.name = a.colour
    cross join lateral (select case when a.is_high_yield then 1 + (a.name ~ 'XXL\\M')::integer
      when a.kind in ('ink', 'toner') then 0 else -1 end as fill) as f
    where a.is_visible ${condition}
    order by c.position, a.popularity desc, a.id
  )
  select (select version::float8 from catalogue_state) as version, convert_to(string_agg(name, E'\\n'), 'UTF8') as names,
    string_agg(int4send(id), '') as ids, string_agg(int4send(position), '') as "categoryPosition",
    string_agg(int4send(brand_id), '') as "brandId", string_agg(int4send(make), '') as make,
    string_agg(int4send(basisfarbe), '') as basisfarbe, string_agg(int4send(is_shade), '') as "isShade",
    string_agg(int4send(fill), '') as fill, string_agg(int4send(pack), '') as pack,
    string_agg(int4send(fill_key), '') as "fillKey", string_agg(int4send(series_key), '') as "seriesKey",
    string_agg(int4send(delivery_state), '') as "deliveryState",
    string_agg(int4send(net), '') as "netCents", string_agg(int4send(tax), '') as "taxBasisPoints",
    string_agg(int4send(yield), '') as "yieldPages", string_agg(int4send(begreen), '') as begreen,
    string_agg(int4send(begreen_until), '') as "begreenUntil",
    string_agg(int4send(b_stock), '') as "isBStock", string_agg(int4send(base_price), '') as "hasBasePrice",
    string_agg(int4send(best_price), '') as "isBestPrice", string_agg(int4send(has_video), '') as "hasVideo",
    string_agg(int4send(popularity), '') as popularity,
    string_agg(int4send(published), '') as "publishedDay", string_agg(int4send(article_type), '') as "articleType",
    string_agg(int4send(product_type), '') as "productType", string_agg(int4send(page), '') as "catalogPage",
    string_agg(int4send(depot), '') as depot, string_agg(int4send(farbe), '') as farbe,
    (select coalesce(array_agg(name order by place), '{}') from label) as labels,
    (select coalesce(array_agg(name order by place), '{}') from colour) as "colourNames"
  from row`;

const ColumnsRow = z.extend(
  z.object(
    Object.fromEntries(columnNames.map((name) => [name, Integers])) as Record<ColumnName, typeof Integers>,
  ),
  {
    version: z.number(),
    names: z.nullable(z.instanceof(Buffer)),
    labels: z.array(z.string()),
    colourNames: z.array(z.string()),
  },
);

function columnsIn({
  version: _version,
  names,
  labels,
  colourNames,
  ...columns
}: z.output<typeof ColumnsRow>): FacetColumns {
  const small = Object.fromEntries(
    smallColumnNames.map((name) => [name, smallColumnOf(columns[name])]),
  ) as Record<SmallColumnName, SmallColumn>;
  return {
    ...columns,
    ...small,
    count: columns.ids.length,
    names: Names.ofLines(names),
    begreenLabels: labels,
    colours: colourNames,
  };
}

/** Articles read at a time: some 10 MB on their way; all at once took several times the room they are kept in. */
const articlesPerPart = 25_000;

const partOfColumns = question({
  name: 'catalogue_columns',
  text: columnsStatement('and a.id > $1 and a.id <= $2'),
  values: (last: number, until: number) => [last, until],
  row: ColumnsRow,
  patienceMs,
});

const endOfPart = question({
  name: 'catalogue_part',
  text: `select (select version::float8 from catalogue_state) as version, max(id) as until
    from (select a.id from article a where a.is_visible and a.id > $1 order by a.id limit ${articlesPerPart}) as part`,
  values: (last: number) => [last],
  row: z.object({ version: z.number(), until: z.nullable(z.number()) }),
  patienceMs,
});

/** The columns of all articles and their version, within a snapshot. */
async function readColumns(
  runner: Runner,
): Promise<{ readonly version: number; readonly columns: FacetColumns }> {
  const parts: FacetColumns[] = [];
  for (let last = -1; ;) {
    const { version, until } = await endOfPart.one(runner, last);
    if (until === null && parts.length > 0) return { version, columns: joinColumns(parts) };
    parts.push(columnsIn(await partOfColumns.one(runner, last, until ?? last)));
    last = until ?? last;
  }
}

const categories = question({
  name: 'catalogue_categories',
  text: `select id, parent_id as "parentId", slug, name, description, position, last_position as "lastPosition"
    from category order by position`,
  values: () => [],
  row: z.object({
    id: z.number(),
    parentId: z.nullable(z.number()),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    position: z.number(),
    lastPosition: z.number(),
  }),
});

const brands = question({
  name: 'catalogue_brands',
  text: 'select id, slug, name from brand order by name',
  values: () => [],
  row: z.object({ id: z.number(), slug: z.string(), name: z.string() }),
});

async function readFacts(runner: Runner): Promise<CatalogueFacts> {
  const { version, columns } = await readColumns(runner);
  return {
    version,
    columns,
    categories: await categories.all(runner),
    brands: await brands.all(runner),
    kinds: await readKinds(runner),
    members: await readMembers(runner, null),
  };
}

/** Reads the whole catalogue as one version of it. */
export async function readCatalogue(database: Database, reader: CatalogueReader): Promise<void> {
  await inPatientSnapshot(database, async (client) => {
    reader.onFacts(await readFacts(client));
    await readArticleWords(client, null, reader.onArticleWords);
    reader.onFits(await readDevices(client, reader.onDevices));
  });
}

const someColumns = question({
  name: 'article_facts',
  text: columnsStatement('and a.id = any($1::integer[])'),
  values: (ids: readonly number[]) => [ids],
  row: ColumnsRow,
});

/** Some articles as they stand now; those that are not visible are missing. */
export async function readArticleFacts(
  database: Database,
  ids: readonly number[],
  onWords: (part: WordVectors) => void,
): Promise<ArticleFacts> {
  return inSnapshot(database, async (client) => {
    const columns = await someColumns.one(client, ids);
    const members = await readMembers(client, ids);
    await readArticleWords(client, ids, onWords);
    return { columns: columnsIn(columns), members };
  });
}
