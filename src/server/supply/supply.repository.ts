import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { inPatientSnapshot, patienceMs } from '#server/database/snapshot.ts';
import { question } from '#server/database/statement.ts';

const SupplyBrandRow = z.object({ slug: z.string(), name: z.string(), count: z.number() });
export type SupplyBrandRow = Readonly<z.output<typeof SupplyBrandRow>>;

const SupplyDeviceRow = z.extend(SupplyBrandRow, {
  brandSlug: z.string(),
  brandName: z.string(),
  series: z.string(),
  kind: z.string(),
});
export type SupplyDeviceRow = Readonly<z.output<typeof SupplyDeviceRow>>;

/** What the printer finder shows before anything is chosen. */
export const SupplyOverview = z.object({ brands: z.array(SupplyBrandRow), top: z.array(SupplyDeviceRow) });

const brands = question({
  name: 'supply_brands',
  text: `select b.slug, b.name, count(*)::integer as count from device d join brand b on b.id = d.brand_id
    group by b.id order by b.name`,
  values: () => [],
  row: SupplyBrandRow,
});

/** Brands that make printers, with how many models of theirs can be supplied. */
export const readSupplyBrands = (database: Database): Promise<SupplyBrandRow[]> => brands.all(database);

export interface SupplyFilter {
  readonly brand: string | null;
  /** Only these; null for any. */
  readonly ids: readonly number[] | null;
  readonly slug: string | null;
  readonly limit: number;
}

const countOfArticles = `(select count(*)::integer from article_device f join article a on a.id = f.article_id
  where f.device_id = d.id and a.is_visible)`;

/** A condition of its own for each way to narrow: of one for all, the database reads every printer. */
const devicesWhere = (
  condition: string,
): string => `select d.slug, d.full_name as name, b.slug as "brandSlug",
    b.name as "brandName", d.series, d.kind, ${countOfArticles} as count
  from device d join brand b on b.id = d.brand_id where ${condition} order by b.name, d.series, d.model limit $1`;

const devicesAmong = question({
  name: 'supply_devices_among',
  text: devicesWhere(
    'd.id = any($2::integer[]) and ($3::text is null or b.slug = $3) and ($4::text is null or d.slug = $4)',
  ),
  values: ({ ids, brand, slug, limit }: SupplyFilter) => [limit, ids, brand, slug],
  row: SupplyDeviceRow,
});

const deviceCalled = question({
  name: 'supply_device',
  text: devicesWhere('d.slug = $2 and ($3::text is null or b.slug = $3)'),
  values: ({ slug, brand, limit }: SupplyFilter) => [limit, slug, brand],
  row: SupplyDeviceRow,
});

const devicesOfBrand = question({
  name: 'supply_devices_of_brand',
  text: devicesWhere('d.brand_id = (select id from brand where slug = $2)'),
  values: ({ brand, limit }: SupplyFilter) => [limit, brand],
  row: SupplyDeviceRow,
});

/** Printers of a brand, or some of all, with how many articles fit each; none where nothing narrows them. */
export async function readSupplyDevices(
  database: Database,
  filter: SupplyFilter,
): Promise<SupplyDeviceRow[]> {
  if (filter.ids !== null) return devicesAmong.all(database, filter);
  if (filter.slug !== null) return deviceCalled.all(database, filter);
  return filter.brand === null ? [] : devicesOfBrand.all(database, filter);
}

/** More than any maker has; names of one page. */
const mostSeries = 200;

const series = question({
  name: 'supply_series',
  text: `select distinct d.series from device d join brand b on b.id = d.brand_id
    where b.slug = any($1::text[]) and d.series <> '' order by d.series limit $2`,
  values: (brandSlugs: readonly string[]) => [brandSlugs, mostSeries],
  row: z.object({ series: z.string() }),
});

/** Names of the series that printers of some brands belong to. */
export const readSeries = async (database: Database, brandSlugs: readonly string[]): Promise<string[]> =>
  (await series.all(database, brandSlugs)).map((row) => row.series);

/** Printers of one maker in the first choice among all makers. */
const shownPerBrand = 2;

const topText = `with supplied as (
        select f.device_id, count(*)::integer as articles, sum(a.popularity) as popularity
        from article_device f join article a on a.id = f.article_id and a.is_visible
        where $1::text is null
          or f.device_id in (select d.id from device d join brand b on b.id = d.brand_id where b.slug = $1)
        group by f.device_id
      ), ranked as (
        select d.id, d.brand_id, d.series, s.articles, s.popularity, count(*) over (partition by d.brand_id) as models,
          row_number() over (partition by d.brand_id, d.series order by s.popularity desc, d.id) as in_series,
          row_number() over (partition by d.brand_id, d.kind = 'inkjet' order by s.popularity desc, d.id) as in_kind
        from supplied s join device d on d.id = s.device_id
        where $1::text is not null or d.kind in ('inkjet', 'laser', 'led')
      ), placed as (
        select ranked.*, row_number() over (partition by brand_id order by in_series, in_kind, popularity desc, id) as place,
          dense_rank() over (order by models desc, brand_id) as maker
        from ranked
      )
      select d.slug, d.full_name as name, b.slug as "brandSlug", b.name as "brandName", d.series, d.kind, p.articles as count
      from placed p join device d on d.id = p.id join brand b on b.id = d.brand_id
      where $1::text is not null or (p.place <= $3::integer and p.maker <= $2::integer / $3::integer)
      order by p.place, p.maker limit $2::integer`;

const topOf = (name: string, patience: { readonly patienceMs?: number }) =>
  question({
    name,
    text: topText,
    values: (brand: string | null, limit: number) => [brand, limit, shownPerBrand],
    row: SupplyDeviceRow,
    ...patience,
  });
const topOfBrand = topOf('supply_top', {});
const topOfAll = topOf('supply_top_of_all', { patienceMs });

/**
 * Printers as a first choice, by how popular what fits them is and from different series. Among all makers only ink and laser printers
 * count, two of each of the makers with the most models
 * (one of each kind where it makes both). Reading them goes through the whole catalogue and takes the time it needs: the start waits
 * for it, and later the last ones are shown meanwhile.
 */
export const readTopDevices = (
  database: Database,
  brand: string | null,
  limit: number,
): Promise<SupplyDeviceRow[]> =>
  brand === null
    ? inPatientSnapshot(database, (client) => topOfAll.all(client, brand, limit))
    : topOfBrand.all(database, brand, limit);
