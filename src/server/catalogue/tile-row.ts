import * as z from 'zod/mini';
import {
  boolean,
  day,
  integer,
  nullable,
  numeric,
  real,
  rowOf,
  smallint,
  text,
  texts,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What a tile shows of the article itself. Amounts are integer cents net. */
export const tileColumns = {
  id: integer('id'),
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  slug: text('slug'),
  name: text('name'),
  partnerName: nullable(text('partner_name')),
  manufacturerNumber: text('manufacturer_number'),
  weeeNumber: nullable(text('weee_number')),
  netPriceCents: nullable(integer('net_price_cents')),
  taxRate: numeric('tax_rate'),
  unit: text('unit'),
  isBestPrice: boolean('is_best_price'),
  content: nullable(numeric('content')),
  contentUnit: text('content_unit'),
  contentNet: nullable(numeric('content_net')),
  comparativePriceUnit: nullable(text('comparative_price_unit')),
  orderMinimum: integer('order_minimum'),
  orderMaximum: integer('order_maximum'),
  orderStep: integer('order_step'),
  deliveryState: smallint('delivery_state'),
  isOnline: boolean('is_online'),
  isCollectable: boolean('is_collectable'),
  videoCount: integer('video_count'),
  flags: texts('flags'),
  begreenLabel: nullable(text('begreen_label')),
  begreenLicence: nullable(text('begreen_licence')),
  begreenValidUntil: nullable(day('begreen_valid_until')),
  colour: nullable(text('colour')),
  basisfarbe: nullable(text('basisfarbe')),
  yieldPages: nullable(integer('yield_pages')),
  make: text('make'),
  popularity: integer('popularity'),
  boost: real('boost'),
};

/** What a tile shows, as stored. */
export interface TileRow extends ValuesOf<typeof tileColumns> {
  readonly brandName: string;
  /** Name of the depot it comes from. */
  readonly fromShopDepot: string;
  /** Rungs above the first: lower bound and net cents, ascending. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly stock: number;
  readonly isUnbounded: boolean;
  /** Changes when the picture would be drawn differently. */
  readonly pictureVersion: string;
}

/** A tile as statements that ask for `tileObject` read it. */
export const Tile = z.extend(rowOf(tileColumns), {
  brandName: z.string(),
  fromShopDepot: z.string(),
  tiers: z.array(z.tuple([z.number(), z.number()])),
  stock: z.number(),
  isUnbounded: z.boolean(),
  pictureVersion: z.string(),
});
