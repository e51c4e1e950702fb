import * as z from 'zod/mini';
import { Tile } from '#server/catalogue/tile-row.ts';
import type { TileRow } from '#server/catalogue/tile-row.ts';
import { tileJoins, tileObject } from '#server/catalogue/tile.sql.ts';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { successorObject } from './article.sql.ts';
import { SuccessorRow } from './named-successor.ts';

export interface DetailRow extends TileRow {
  readonly body: string;
  readonly brandId: number;
  readonly categoryId: number;
  readonly kind: string;
  readonly yieldNorm: string | null;
  readonly facts: readonly { label: string; value: string }[];
  readonly ean: string | null;
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
    readonly isVisible: boolean;
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

/** How an article is named in an address: own number with depot, or any one number. */
export type ArticleName =
  | { readonly articleNumber: string; readonly shopDepotId: number }
  /** Compared form of an own number, a manufacturer's number, an EAN or an alias. */
  | { readonly numberKey: string };

const Found = z.object({ id: z.number() });

const byKey = question({
  name: 'article_by_key',
  text: 'select id from article where article_number_key = upper($1) and shop_depot_id = $2 and is_visible',
  values: (articleNumber: string, shopDepotId: number) => [articleNumber, shopDepotId],
  row: Found,
});

const byNumber = question({
  name: 'article_by_number',
  text: `select id from (
       select id, 1 as tier, popularity from article where article_number_key = $1 and is_visible
       union all select id, 2, popularity from article where manufacturer_number_key = $1 and is_visible
       union all select id, 2, popularity from article where ean = $1 and is_visible
       union all select a.id, 3, a.popularity from article_alias l join article a on a.id = l.article_id
         where l.alias_key = $1 and a.is_visible
     ) as found order by tier, popularity desc, id limit 1`,
  values: (numberKey: string) => [numberKey],
  row: Found,
});

/** Id of the visible article a name means; of several with one number the most popular; null without one. */
export async function findArticleId(database: Database, name: ArticleName): Promise<number | null> {
  const found =
    'articleNumber' in name
      ? await byKey.first(database, name.articleNumber, name.shopDepotId)
      : await byNumber.first(database, name.numberKey);
  return found?.id ?? null;
}

const place = { articleNumber: z.string(), shopDepotId: z.number(), slug: z.string() };

const detail = question({
  name: 'article_detail',
  text: `select ${tileObject} as tile, json_build_object(
        'body', a.body, 'brandId', a.brand_id, 'categoryId', a.category_id, 'kind', a.kind, 'yieldNorm', a.yield_norm,
        'facts', a.facts, 'ean', a.ean, 'warnings', a.warnings,
        'aliases', coalesce((select json_agg(alias order by alias) from article_alias where article_id = a.id), '[]'::json),
        'manufacturerName', maker.name, 'manufacturerAddress', maker.address, 'manufacturerEmail', maker.email,
        'successor', ${successorObject('a')},
        'replaced', (select json_build_object('brandName', r.name, 'manufacturerNumber', o.manufacturer_number,
            'articleNumber', o.article_number, 'shopDepotId', o.shop_depot_id, 'slug', o.slug, 'isVisible', o.is_visible)
          from article_alias l join article o on o.manufacturer_number_key = l.alias_key join brand r on r.id = o.brand_id
          where l.article_id = a.id and a.make in ('compatible', 'rebuilt') and o.make = 'original'
            and o.kind = a.kind and o.colour is not distinct from a.colour
          order by o.is_visible desc, o.is_b_stock, o.popularity desc, o.id limit 1),
        'devices', coalesce((select json_agg(json_build_object('brand', m.name, 'brandSlug', m.slug, 'model', d.model,
            'slug', d.slug) order by m.name, d.model)
          from article_device f join device d on d.id = f.device_id join brand m on m.id = d.brand_id
          where f.article_id = a.id), '[]'::json)) as detail
     from article a ${tileJoins} join manufacturer maker on maker.id = b.manufacturer_id
     where a.id = $1 and a.is_visible`,
  values: (id: number) => [id],
  row: z.object({
    tile: Tile,
    detail: z.object({
      body: z.string(),
      brandId: z.number(),
      categoryId: z.number(),
      kind: z.string(),
      yieldNorm: z.nullable(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      ean: z.nullable(z.string()),
      warnings: z.array(z.string()),
      aliases: z.array(z.string()),
      manufacturerName: z.string(),
      manufacturerAddress: z.string(),
      manufacturerEmail: z.string(),
      successor: z.nullable(SuccessorRow),
      replaced: z.nullable(
        z.object({ brandName: z.string(), manufacturerNumber: z.string(), isVisible: z.boolean(), ...place }),
      ),
      devices: z.array(
        z.object({ brand: z.string(), brandSlug: z.string(), model: z.string(), slug: z.string() }),
      ),
    }),
  }),
});

/** Everything the article's page shows; null when it is not visible. */
export async function readDetail(database: Database, id: number): Promise<DetailRow | null> {
  const found = await detail.first(database, id);
  return found === null ? null : { ...found.tile, ...found.detail };
}
