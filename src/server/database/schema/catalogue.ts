import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Makes of goods, with the manufacturer's facts of GPSR Art. 19. */
export const brand = pgTable('brand', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  manufacturerName: text('manufacturer_name').notNull(),
  manufacturerAddress: text('manufacturer_address').notNull(),
  manufacturerEmail: text('manufacturer_email').notNull(),
});

/** Category tree; a category and everything below it are the positions `position` to `lastPosition`. */
export const category = pgTable('category', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull().unique(),
  lastPosition: integer('last_position').notNull(),
});

/** Printers and label devices of the printer finder. */
export const device = pgTable('device', {
  id: integer().primaryKey(),
  brandId: integer('brand_id').notNull(),
  slug: text().notNull().unique(),
  series: text().notNull(),
  model: text().notNull(),
  fullName: text('full_name').notNull(),
  kind: text().notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql`catalogue_key(full_name)`),
  searchVector: searchVector('search_vector').generatedAlwaysAs(
    sql`to_tsvector('simple', catalogue_fold(full_name))`,
  ),
});

/** What is sold; everything but the stock. Prices are integer cents net. */
export const article = pgTable('article', {
  id: integer().primaryKey(),
  articleNumber: text('article_number').notNull(),
  shopDepotId: integer('shop_depot_id').notNull().default(1),
  fromShopDepot: text('from_shop_depot').notNull(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  partnerName: text('partner_name'),
  excerpt: text().notNull(),
  body: text().notNull(),
  brandId: integer('brand_id').notNull(),
  categoryId: integer('category_id').notNull(),
  kind: text().notNull(),
  make: text({ enum: ['original', 'compatible', 'rebuilt', 'none'] }).notNull(),
  manufacturerNumber: text('manufacturer_number').notNull(),
  colour: text(),
  basisfarbe: text({ enum: ['schwarz', 'cyan', 'magenta', 'gelb', 'farbig', 'grau', 'weiss', 'sonstige'] }),
  isHighYield: boolean('is_high_yield').notNull().default(false),
  yieldPages: integer('yield_pages'),
  yieldNorm: text('yield_norm'),
  content: numeric({ precision: 12, scale: 3, mode: 'number' }),
  contentUnit: text('content_unit').notNull(),
  contentNet: numeric('content_net', { precision: 12, scale: 6, mode: 'number' }),
  comparativePriceUnit: text('comparative_price_unit'),
  unit: text().notNull(),
  /** Null = price on request. */
  netPriceCents: integer('net_price_cents'),
  /** Percent, e.g. 19. */
  taxRate: numeric('tax_rate', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  isBestPrice: boolean('is_best_price').notNull().default(false),
  orderMinimum: integer('order_minimum').notNull().default(1),
  orderMaximum: integer('order_maximum').notNull().default(1000),
  orderStep: integer('order_step').notNull().default(1),
  deliveryState: smallint('delivery_state').notNull(),
  successorId: integer('successor_id'),
  isOnline: boolean('is_online').notNull().default(true),
  isHidden: boolean('is_hidden').notNull().default(false),
  isCollectable: boolean('is_collectable').notNull().default(false),
  isBStock: boolean('is_b_stock').notNull().default(false),
  begreenLabel: text('begreen_label'),
  weeeNumber: text('weee_number'),
  flags: text().array().notNull(),
  warnings: text().array().notNull(),
  facts: jsonb().$type<readonly { label: string; value: string }[]>().notNull(),
  videoCount: integer('video_count').notNull().default(0),
  weightGrams: integer('weight_grams').notNull(),
  seriesKey: text('series_key'),
  popularity: integer().notNull().default(0),
  boost: real().notNull().default(1),
  publishedOn: date('published_on').notNull(),
  keywords: text().notNull().default(''),
  searchWords: text('search_words').notNull().default(''),
  isVisible: boolean('is_visible').generatedAlwaysAs(sql`is_online and not is_hidden`),
  articleNumberKey: text('article_number_key').generatedAlwaysAs(sql`upper(article_number)`),
  manufacturerNumberKey: text('manufacturer_number_key').generatedAlwaysAs(
    sql`catalogue_key(manufacturer_number)`,
  ),
  searchVector: searchVector('search_vector').generatedAlwaysAs(sql`''::tsvector`),
});

/** Price ladder above the first rung. */
export const articlePrice = pgTable(
  'article_price',
  {
    articleId: integer('article_id').notNull(),
    quantityLowerBound: integer('quantity_lower_bound').notNull(),
    netPriceCents: integer('net_price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.quantityLowerBound] })],
);

/** Prices by the day they began (PAngV § 11). */
export const articlePriceHistory = pgTable(
  'article_price_history',
  {
    articleId: integer('article_id').notNull(),
    validFrom: date('valid_from').notNull(),
    netPriceCents: integer('net_price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.validFrom] })],
);

/** Other numbers an article is looked up by. */
export const articleAlias = pgTable(
  'article_alias',
  {
    articleId: integer('article_id').notNull(),
    alias: text().notNull(),
    aliasKey: text('alias_key').generatedAlwaysAs(sql`catalogue_key(alias)`),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.alias] })],
);

/** Which article fits which device. */
export const articleDevice = pgTable(
  'article_device',
  { articleId: integer('article_id').notNull(), deviceId: integer('device_id').notNull() },
  (table) => [primaryKey({ columns: [table.deviceId, table.articleId] })],
);

/** Stock of an article; a sale takes it below zero only where the shop sells without stock in that moment, or the article always. */
export const articleStock = pgTable('article_stock', {
  articleId: integer('article_id').primaryKey(),
  stock: integer().notNull(),
  /** Sold without stock whatever the shop's setting says; a fact of the catalogue, never written by a sale. */
  isUnbounded: boolean('is_unbounded').notNull().default(false),
  /** How far the latest sale was allowed to take the stock. */
  mayFallTo: integer('may_fall_to').notNull().default(0),
});

/** Version of the catalogue; grows with every change of it, not with a change of stock. */
export const catalogueState = pgTable('catalogue_state', {
  isSingle: boolean('is_single').primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull(),
});

/** Articles each version changed; null = any. */
export const catalogueChange = pgTable('catalogue_change', {
  version: bigint({ mode: 'number' }).notNull(),
  articleId: integer('article_id'),
});
