import type { QueryResultRow } from 'pg';
import type { Database } from '#server/database/pool.ts';

/** What a tile shows, as stored. Amounts are integer cents net. */
export interface TileRow {
  readonly id: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly fromShopDepot: string;
  readonly slug: string;
  readonly name: string;
  readonly partnerName: string | null;
  readonly brandName: string;
  readonly manufacturerNumber: string;
  readonly weeeNumber: string | null;
  readonly netPriceCents: number | null;
  readonly taxRate: number;
  readonly unit: string;
  /** Rungs above the first: lower bound and net cents, ascending. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly isBestPrice: boolean;
  readonly content: number | null;
  readonly contentUnit: string;
  readonly contentNet: number | null;
  readonly comparativePriceUnit: string | null;
  readonly orderMinimum: number;
  readonly orderMaximum: number;
  readonly orderStep: number;
  readonly stock: number;
  readonly deliveryState: number;
  readonly isOnline: boolean;
  readonly isCollectable: boolean;
  readonly videoCount: number;
  readonly flags: readonly string[];
  readonly begreenLabel: string | null;
  readonly colour: string | null;
  readonly basisfarbe: string | null;
  readonly yieldPages: number | null;
  readonly make: string;
  readonly popularity: number;
  readonly boost: number;
  /** Changes when the picture would be drawn differently. */
  readonly pictureVersion: string;
}

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

/** SQL of the mark that changes when the picture of article `a` of brand `b` would be drawn differently. */
export const pictureVersion = `left(md5(concat_ws('|', a.kind, a.basisfarbe, a.colour, b.name, a.manufacturer_number,
    a.is_high_yield)), 8)`;

const tileObject = `json_build_object(
  'id', a.id, 'articleNumber', a.article_number, 'shopDepotId', a.shop_depot_id, 'fromShopDepot', a.from_shop_depot,
  'slug', a.slug, 'name', a.name, 'partnerName', a.partner_name, 'brandName', b.name,
  'manufacturerNumber', a.manufacturer_number, 'weeeNumber', a.weee_number, 'netPriceCents', a.net_price_cents,
  'taxRate', a.tax_rate, 'unit', a.unit,
  'tiers', coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
    order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json),
  'isBestPrice', a.is_best_price, 'content', a.content, 'contentUnit', a.content_unit, 'contentNet', a.content_net,
  'comparativePriceUnit', a.comparative_price_unit, 'orderMinimum', a.order_minimum, 'orderMaximum', a.order_maximum,
  'orderStep', a.order_step, 'stock', coalesce(s.stock, 0), 'deliveryState', a.delivery_state, 'isOnline', a.is_online,
  'isCollectable', a.is_collectable, 'videoCount', a.video_count, 'flags', a.flags, 'begreenLabel', a.begreen_label,
  'colour', a.colour, 'basisfarbe', a.basisfarbe, 'yieldPages', a.yield_pages, 'make', a.make,
  'popularity', a.popularity, 'boost', a.boost,
  'pictureVersion', ${pictureVersion})`;

const tileJoins = 'join brand b on b.id = a.brand_id left join article_stock s on s.article_id = a.id';

async function run<Row extends QueryResultRow>(
  database: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await database.$client.query<Row>({ name, text, values })).rows;
}

export interface TilesRead {
  /** Version of the catalogue they are of; 0 when there are none. */
  readonly version: number;
  readonly rows: readonly TileRow[];
}

/** Tiles of the visible ones among some articles; one statement. */
export async function readTiles(database: Database, ids: readonly number[]): Promise<TilesRead> {
  const rows = await run<{ tile: TileRow; version: string }>(
    database,
    'article_tiles',
    `select (select version from catalogue_state) as version, ${tileObject} as tile
     from unnest($1::integer[]) as wanted(id)
     join article a on a.id = wanted.id and a.is_visible ${tileJoins}`,
    [ids],
  );
  return { version: Number(rows[0]?.version ?? 0), rows: rows.map((row) => row.tile) };
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

/** What an article's picture is drawn from. */
export interface PictureFacts {
  readonly kind: string;
  readonly basisfarbe: string | null;
  readonly colour: string | null;
  readonly brand: string;
  readonly number: string;
  readonly isHighYield: boolean;
}

/** Facts of a visible article's picture by its own number; null without one. */
export async function readPictureFacts(
  database: Database,
  articleNumber: string,
): Promise<PictureFacts | null> {
  const rows = await run<PictureFacts & QueryResultRow>(
    database,
    'article_picture',
    `select a.kind, a.basisfarbe, a.colour, b.name as brand, a.manufacturer_number as number, a.is_high_yield as "isHighYield"
     from article a join brand b on b.id = a.brand_id where a.article_number_key = upper($1) and a.is_visible
     order by a.shop_depot_id limit 1`,
    [articleNumber],
  );
  return rows[0] ?? null;
}
