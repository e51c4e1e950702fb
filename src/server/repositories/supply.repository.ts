import type { Database } from '#server/database/pool.ts';

export interface SupplyBrandRow {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface SupplyDeviceRow extends SupplyBrandRow {
  readonly brandSlug: string;
  readonly brandName: string;
  readonly series: string;
  readonly kind: string;
}

/** Brands that make printers, with how many models of theirs can be supplied. */
export async function readSupplyBrands(database: Database): Promise<SupplyBrandRow[]> {
  const answer = await database.$client.query<SupplyBrandRow>({
    name: 'supply_brands',
    text: `select b.slug, b.name, count(*)::integer as count from device d join brand b on b.id = d.brand_id
      group by b.id order by b.name`,
  });
  return answer.rows;
}

export interface SupplyFilter {
  readonly brand: string | null;
  /** tsquery of the words, and the compared form of the whole; null without a search. */
  readonly search: { readonly words: string; readonly key: string } | null;
  readonly slug: string | null;
  readonly limit: number;
}

const countOfArticles = `(select count(*)::integer from article_device f join article a on a.id = f.article_id
  where f.device_id = d.id and a.is_visible)`;

/** Printers by brand and words, with how many articles fit each. */
export async function readSupplyDevices(
  database: Database,
  filter: SupplyFilter,
): Promise<SupplyDeviceRow[]> {
  const answer = await database.$client.query<SupplyDeviceRow>({
    name: 'supply_devices',
    text: `select d.slug, d.full_name as name, b.slug as "brandSlug", b.name as "brandName", d.series, d.kind,
        ${countOfArticles} as count
      from device d join brand b on b.id = d.brand_id
      where ($1::text is null or b.slug = $1) and ($2::text is null or d.search_vector @@ $2::tsquery or d.name_key like $3::text)
        and ($4::text is null or d.slug = $4)
      order by b.name, d.series, d.model limit $5`,
    values: [
      filter.brand,
      filter.search?.words ?? null,
      filter.search === null ? null : `%${filter.search.key}%`,
      filter.slug,
      filter.limit,
    ],
  });
  return answer.rows;
}

/** Printers most articles fit, of one brand or of all, as a first choice. */
export async function readTopDevices(
  database: Database,
  brand: string | null,
  limit: number,
): Promise<SupplyDeviceRow[]> {
  const answer = await database.$client.query<SupplyDeviceRow>({
    name: 'supply_top',
    text: `select d.slug, d.full_name as name, b.slug as "brandSlug", b.name as "brandName", d.series, d.kind, top.count
      from (select f.device_id, count(*)::integer as count from article_device f
        join device inner_device on inner_device.id = f.device_id join brand inner_brand on inner_brand.id = inner_device.brand_id
        where $1::text is null or inner_brand.slug = $1
        group by f.device_id order by count(*) desc, f.device_id limit $2) as top
      join device d on d.id = top.device_id join brand b on b.id = d.brand_id
      order by top.count desc, d.full_name`,
    values: [brand, limit],
  });
  return answer.rows;
}
