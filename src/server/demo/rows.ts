import type { Fact } from './body.ts';

/** Rows as the loader writes them; the keys are the columns of the tables. */
export interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly manufacturer_id: number;
  readonly is_top: boolean;
}

export interface ManufacturerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly eu_name: string | null;
  readonly eu_address: string | null;
  readonly eu_email: string | null;
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

/** An article before it is sorted into what articles are grouped by. */
export interface UnsortedArticleRow {
  readonly id: number;
  readonly article_number: string;
  readonly shop_depot_id: number;
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
  readonly begreen_licence: string | null;
  readonly begreen_valid_until: string | null;
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

export interface ArticleRow extends UnsortedArticleRow {
  readonly article_type_id: number;
  readonly product_type_id: number;
  /** Page of the printed catalogue; null for what is not shown. */
  readonly catalog_page: number | null;
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

/** Articles of a kind, by the column that names it. */
export interface MemberRows {
  readonly article_assortment: readonly { readonly article_id: number; readonly assortment_id: number }[];
  readonly article_tag: readonly { readonly article_id: number; readonly tag_id: number }[];
  readonly article_attribute: readonly { readonly article_id: number; readonly attribute_id: number }[];
  readonly article_property: readonly { readonly article_id: number; readonly value_id: number }[];
}

export interface TagRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface PropertyValueRow extends TagRow {
  readonly property_id: number;
  readonly position: number;
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
  /** Tags and values that no round before had. */
  readonly tags: readonly TagRow[];
  readonly propertyValues: readonly PropertyValueRow[];
  readonly members: MemberRows;
}
