import type { Fact } from './body.ts';

/** Rows as the loader writes them; the keys are the columns of the tables. */
export interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer_name: string;
  readonly manufacturer_address: string;
  readonly manufacturer_email: string;
}

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly last_position: number;
}

export interface DeviceRow {
  readonly id: number;
  readonly brand_id: number;
  readonly slug: string;
  readonly series: string;
  readonly model: string;
  readonly full_name: string;
  readonly kind: string;
}

export interface ArticleRow {
  readonly id: number;
  readonly article_number: string;
  readonly shop_depot_id: number;
  readonly from_shop_depot: string;
  readonly slug: string;
  readonly name: string;
  readonly partner_name: string | null;
  readonly excerpt: string;
  readonly body: string;
  readonly brand_id: number;
  readonly category_id: number;
  readonly kind: string;
  readonly make: string;
  readonly manufacturer_number: string;
  readonly colour: string | null;
  readonly basisfarbe: string | null;
  readonly is_high_yield: boolean;
  readonly yield_pages: number | null;
  readonly yield_norm: string | null;
  readonly content: number | null;
  readonly content_unit: string;
  readonly content_net: number | null;
  readonly comparative_price_unit: string | null;
  readonly unit: string;
  readonly net_price_cents: number | null;
  readonly tax_rate: number;
  readonly is_best_price: boolean;
  readonly order_minimum: number;
  readonly order_maximum: number;
  readonly order_step: number;
  readonly delivery_state: number;
  successor_id: number | null;
  readonly is_online: boolean;
  readonly is_hidden: boolean;
  readonly is_collectable: boolean;
  readonly is_b_stock: boolean;
  readonly begreen_label: string | null;
  readonly weee_number: string | null;
  readonly flags: readonly string[];
  readonly warnings: readonly string[];
  readonly facts: readonly Fact[];
  readonly video_count: number;
  readonly weight_grams: number;
  readonly series_key: string | null;
  readonly popularity: number;
  readonly boost: number;
  readonly published_on: string;
  readonly keywords: string;
  readonly search_words: string;
}

export interface PriceRow {
  readonly article_id: number;
  readonly quantity_lower_bound: number;
  readonly net_price_cents: number;
}

export interface PriceHistoryRow {
  readonly article_id: number;
  readonly valid_from: string;
  readonly net_price_cents: number;
}

export interface AliasRow {
  readonly article_id: number;
  readonly alias: string;
}

export interface FitRow {
  readonly article_id: number;
  readonly device_id: number;
}

export interface StockRow {
  readonly article_id: number;
  readonly stock: number;
}

/** One pass over the facts; a larger catalogue repeats them under new numbers. */
export interface CatalogueRound {
  readonly devices: readonly DeviceRow[];
  readonly articles: readonly ArticleRow[];
  readonly prices: readonly PriceRow[];
  readonly history: readonly PriceHistoryRow[];
  readonly aliases: readonly AliasRow[];
  readonly fits: readonly FitRow[];
  readonly stock: readonly StockRow[];
}
