import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { ArticleNumber, Cents, line, ShopDepotId } from './text.ts';
import { NamedSuccessor } from './named-successor.ts';

/** One rung of the price ladder: unit price from `quantity_lower_bound` pieces on (S3.8). */
export const Price = z.object({
  /** Integer cents; null means 'Preis auf Anfrage' (S4.3). */
  net_price: z.nullable(Cents),
  gross_price: z.nullable(Cents),
  /** Percent, e.g. 19. */
  tax_rate: z.number(),
  unit: z.string(),
  quantity_lower_bound: z.number(),
  internal_price_type: z.string(),
  internal_price_type_id: z.number(),
});
export type Price = z.infer<typeof Price>;

/** Price of a comparable amount (PAngV §§ 4–5), only for categories of the allowlist (docs/decisions/0013). */
export const BasePrice = z.object({ net_price: Cents, gross_price: Cents, per: z.string() });
export type BasePrice = z.infer<typeof BasePrice>;

export const ArticleImage = z.object({ file: z.string(), fileType: z.string() });

/** Process colours that stand as ink chips beside a colour word (design: signature). */
export const basisfarben = [
  'schwarz',
  'cyan',
  'magenta',
  'gelb',
  'farbig',
  'grau',
  'weiss',
  'sonstige',
] as const;
export const Basisfarbe = z.enum(basisfarben);
export type Basisfarbe = z.infer<typeof Basisfarbe>;

export const ArticleMake = z.enum(['original', 'compatible', 'rebuilt', 'none']);
export type ArticleMake = z.infer<typeof ArticleMake>;

/** Licence an eco label is used under, and its last day, as `2026-11-28`. */
const BegreenEvidence = z.object({ licence: z.string(), validUntil: z.string() });

/** The article as tiles show it (S3.8). `_score` and `boost` are only present for backend users (R27). */
export const ArticleTile = z.object({
  id: z.number(),
  articleNumber: z.string(),
  shopDepotId: z.number(),
  slug: z.string(),
  display_name: z.string(),
  partner_display_name: z.nullable(z.string()),
  displayName: z.string(),
  brandName: z.string(),
  manufacturerNumber: z.string(),
  weeeNummer: z.nullable(z.string()),
  price: Price,
  prices: z.array(Price),
  sellingPriceCollection: z.array(Price),
  basePrice: z.nullable(BasePrice),
  isBestPrice: z.boolean(),
  content: z.nullable(z.number()),
  content_unit: z.object({ display_name: z.string() }),
  comparative_price_unit: z.nullable(z.string()),
  content_net: z.nullable(z.number()),
  min_order_price_unit: z.number(),
  max_order_price_unit: z.number(),
  step_order_price_unit: z.number(),
  stock: z.number(),
  sap_delivery_state: z.number(),
  /** Always sold without stock (docs/decisions/0014); missing where it is not. */
  isUnbounded: z.optional(z.literal(true)),
  online_available: z.boolean(),
  collection_possible: z.boolean(),
  mainImage: ArticleImage,
  videoCount: z.number(),
  attributes: z.object({ br_flags: z.array(z.string()) }),
  umweltfreundlichesMerkmal: z.nullable(z.string()),
  /** What proves the eco label; null where nothing does, missing where there is none (docs/decisions/0150). */
  begreenEvidence: z.optional(z.nullable(BegreenEvidence)),
  farbe: z.nullable(z.string()),
  basisfarbe: z.nullable(Basisfarbe),
  fromShopDepot: z.string(),
  /** Pages by the norm named in the details; null when unknown. */
  yieldPages: z.nullable(z.number()),
  make: ArticleMake,
  _score: z.optional(z.number()),
  boost: z.optional(z.number()),
});
export type ArticleTile = z.infer<typeof ArticleTile>;

export const DeviceLink = z.object({
  brand: z.string(),
  brandSlug: z.string(),
  model: z.string(),
  slug: z.string(),
});
export type DeviceLink = z.infer<typeof DeviceLink>;

export const CategoryLink = z.object({ slug: z.string(), name: z.string() });

/** The whole article page (S2.8, GPSR Art. 19 facts included). */
export const ArticleDetail = z.extend(ArticleTile, {
  body: z.string(),
  categories: z.array(CategoryLink),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Number of its barcode, EAN-13 or EAN-8; missing where none is known. */
  ean: z.optional(z.string()),
  aliasNumbers: z.array(z.string()),
  yieldNorm: z.nullable(z.string()),
  devices: z.array(DeviceLink),
  deviceCount: z.number(),
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  warnings: z.array(z.string()),
  /** Address of the article that follows a discontinued one (delivery state 5). */
  successor: z.nullable(NamedSuccessor),
  /** The maker's own article that a compatible or rebuilt one stands in for, e.g. `HP CF259X`; without a path where the shop does not show it. */
  replaces: z.nullable(z.object({ name: z.string(), path: z.nullable(z.string()) })),
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;

/**
 * Splits `{articleNumber}-{shopDepotId}` at its last hyphen; null when it is not of that form (docs/decisions/0006).
 */
export function splitArticleKey(key: string): { articleNumber: string; shopDepotId: number } | null {
  const hyphen = key.lastIndexOf('-');
  const articleNumber = ArticleNumber.safeParse(key.slice(0, Math.max(hyphen, 0)));
  const depot = key.slice(hyphen + 1);
  if (!articleNumber.success || !/^[0-9]{1,4}$/.test(depot)) return null;
  const shopDepotId = ShopDepotId.safeParse(depot);
  return shopDepotId.success ? { articleNumber: articleNumber.data, shopDepotId: shopDepotId.data } : null;
}

const ArticleReply = z.object({
  item: ArticleDetail,
  variantArticles: z.array(ArticleTile),
  alternativeArtikel: z.array(ArticleTile),
  oekoAlternativeArtikel: z.array(ArticleTile),
  zubehoerArtikel: z.array(ArticleTile),
  crossSellingArtikel: z.array(ArticleTile),
});

export const articleEndpoints = {
  /** `slug` is `{articleNumber}-{shopDepotId}` (docs/decisions/0006) or a bare own or manufacturer number for /artnr. */
  bySlug: get({
    name: 'article.bySlug',
    path: '/shop/:slug',
    access: 'everybody',
    summary: 'One article with its variants, alternatives and accessories.',
    spec: ['S7.1-24', 'S3.7-02'],
    params: z.object({ slug: line(160, 1) }),
    reply: ArticleReply,
  }),
};
