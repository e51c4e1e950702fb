import type { QueryResultRow } from 'pg';
import type { TileRow } from '#server/catalogue/tile-row.ts';
import { tileJoins, tileObject } from '#server/catalogue/tile.sql.ts';
import type { Database } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';

export interface DetailRow extends TileRow {
  readonly body: string;
  readonly brandId: number;
  readonly categoryId: number;
  readonly kind: string;
  readonly yieldNorm: string | null;
  readonly facts: readonly { label: string; value: string }[];
  readonly warnings: readonly string[];
  readonly aliases: readonly string[];
  readonly manufacturerName: string;
  readonly manufacturerAddress: string;
  readonly manufacturerEmail: string;
  readonly successor: {
    readonly name: string;
    readonly articleNumber: string;
    readonly shopDepotId: number;
    readonly slug: string;
  } | null;
  /** What a compatible or rebuilt article stands in for. */
  readonly replaced: {
    readonly brandName: string;
    readonly manufacturerNumber: string;
    readonly articleNumber: string;
    readonly shopDepotId: number;
    readonly slug: string;
  } | null;
  readonly devices: readonly {
    readonly brand: string;
    readonly brandSlug: string;
    readonly model: string;
    readonly slug: string;
  }[];
}

async function run<Row extends QueryResultRow>(
  database: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await preparedOn(database).query<Row>({ name, text, values })).rows;
}

/** How an article is named in an address: own number with depot, or any one number. */
export type ArticleName =
  | { readonly articleNumber: string; readonly shopDepotId: number }
  /** Compared form of an own number, a manufacturer's number or an alias. */
  | { readonly numberKey: string };

/** Id of the visible article a name means; of several with one number the most popular; null without one. */
export async function findArticleId(database: Database, name: ArticleName): Promise<number | null> {
  if ('articleNumber' in name) {
    const rows = await run<{ id: number }>(
      database,
      'article_by_key',
      `select id from article where article_number_key = upper($1) and shop_depot_id = $2 and is_visible`,
      [name.articleNumber, name.shopDepotId],
    );
    return rows[0]?.id ?? null;
  }
  const rows = await run<{ id: number }>(
    database,
    'article_by_number',
    `select id from (
       select id, 1 as tier, popularity from article where article_number_key = $1 and is_visible
       union all select id, 2, popularity from article where manufacturer_number_key = $1 and is_visible
       union all select a.id, 3, a.popularity from article_alias l join article a on a.id = l.article_id
         where l.alias_key = $1 and a.is_visible
     ) as found order by tier, popularity desc, id limit 1`,
    [name.numberKey],
  );
  return rows[0]?.id ?? null;
}

/** Everything the article's page shows; null when it is not visible. */
export async function readDetail(database: Database, id: number): Promise<DetailRow | null> {
  const rows = await run<{ tile: TileRow; detail: Omit<DetailRow, keyof TileRow> }>(
    database,
    'article_detail',
    `select ${tileObject} as tile, json_build_object(
        'body', a.body, 'brandId', a.brand_id, 'categoryId', a.category_id, 'kind', a.kind, 'yieldNorm', a.yield_norm,
        'facts', a.facts, 'warnings', a.warnings,
        'aliases', coalesce((select json_agg(alias order by alias) from article_alias where article_id = a.id), '[]'::json),
        'manufacturerName', b.manufacturer_name, 'manufacturerAddress', b.manufacturer_address,
        'manufacturerEmail', b.manufacturer_email,
        'successor', (select json_build_object('name', n.name, 'articleNumber', n.article_number,
            'shopDepotId', n.shop_depot_id, 'slug', n.slug) from article n where n.id = a.successor_id and n.is_visible),
        'replaced', (select json_build_object('brandName', r.name, 'manufacturerNumber', o.manufacturer_number,
            'articleNumber', o.article_number, 'shopDepotId', o.shop_depot_id, 'slug', o.slug)
          from article_alias l join article o on o.manufacturer_number_key = l.alias_key join brand r on r.id = o.brand_id
          where l.article_id = a.id and a.make in ('compatible', 'rebuilt') and o.make = 'original' and o.is_visible
            and o.kind = a.kind and o.colour is not distinct from a.colour
          order by o.is_b_stock, o.popularity desc, o.id limit 1),
        'devices', coalesce((select json_agg(json_build_object('brand', m.name, 'brandSlug', m.slug, 'model', d.model,
            'slug', d.slug) order by m.name, d.model)
          from article_device f join device d on d.id = f.device_id join brand m on m.id = d.brand_id
          where f.article_id = a.id), '[]'::json)) as detail
     from article a ${tileJoins} where a.id = $1 and a.is_visible`,
    [id],
  );
  const row = rows[0];
  return row === undefined ? null : { ...row.tile, ...row.detail };
}
