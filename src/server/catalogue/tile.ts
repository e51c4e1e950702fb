import type { ArticleMake, ArticleTile, Basisfarbe, Price } from '#contract/article.ts';
import { priceTypeFrom, unitAmount } from '#domain/price.ts';
import { basePriceOf } from './base-price.ts';
import { shownLabel } from './eco-label.ts';
import type { TileRow } from './tile-row.ts';
import type { Language, Mode, Visitor } from '#server/session/visitor.ts';

/** What of a visitor decides how the catalogue is shown. */
export interface Audience {
  readonly mode: Mode;
  readonly language: Language;
  readonly isTaxExempt: boolean;
  readonly isBackendUser: boolean;
  readonly isSignedIn: boolean;
}

export const audienceOf = (visitor: Visitor): Audience => ({
  mode: visitor.mode,
  language: visitor.language,
  isTaxExempt: visitor.user?.isTaxExempt ?? false,
  isBackendUser: visitor.isBackendUser,
  isSignedIn: visitor.user !== null,
});

/** Grows when the drawing style changes, so that cached pictures are asked for anew. */
const pictureStyle = 1;

/** Address of an article's picture, the same wherever it is shown. */
export const pictureOf = (row: { readonly articleNumber: string; readonly pictureVersion: string }): string =>
  `/pictures/${row.articleNumber}.svg?v=${pictureStyle}${row.pictureVersion}`;

function priceOf(row: TileRow, net: number | null, lowerBound: number, audience: Audience): Price {
  const amount = net === null ? null : unitAmount(net, row.taxRate, audience);
  return {
    net_price: amount?.net ?? null,
    gross_price: amount?.gross ?? null,
    tax_rate: row.taxRate,
    unit: row.unit,
    quantity_lower_bound: lowerBound,
    ...priceTypeFrom(lowerBound),
  };
}

/**
 * Tile of an article for one audience; score and boost exist only for backend users (R27).
 *
 * @param day on Berlin's calendar: eco labels are shown as long as their licence stands
 */
export function toTile(row: TileRow, audience: Audience, day: string, score = 0): ArticleTile {
  const first = priceOf(row, row.netPriceCents, 1, audience);
  const prices = [
    first,
    ...(row.netPriceCents === null ? [] : row.tiers.map(([from, net]) => priceOf(row, net, from, audience))),
  ];
  const basePrice = basePriceOf(first, audience.isTaxExempt ? 0 : row.taxRate, row);
  return {
    id: row.id,
    articleNumber: row.articleNumber,
    shopDepotId: row.shopDepotId,
    slug: row.slug,
    display_name: row.name,
    partner_display_name: row.partnerName,
    displayName: row.partnerName ?? row.name,
    brandName: row.brandName,
    manufacturerNumber: row.manufacturerNumber,
    weeeNummer: row.weeeNumber,
    price: first,
    prices,
    sellingPriceCollection: prices,
    basePrice,
    isBestPrice: row.isBestPrice,
    content: row.content,
    content_unit: { display_name: row.contentUnit },
    comparative_price_unit: row.comparativePriceUnit,
    content_net: row.contentNet,
    min_order_price_unit: row.orderMinimum,
    max_order_price_unit: row.orderMaximum,
    step_order_price_unit: row.orderStep,
    stock: row.stock,
    sap_delivery_state: row.deliveryState,
    ...(row.isUnbounded ? { isUnbounded: true } : {}),
    online_available: row.isOnline,
    collection_possible: row.isCollectable,
    mainImage: {
      file: pictureOf(row),
      fileType: 'image/svg+xml',
    },
    videoCount: row.videoCount,
    ...shownLabel(row, audience.mode, day),
    farbe: row.colour,
    basisfarbe: row.basisfarbe as Basisfarbe | null,
    fromShopDepot: row.fromShopDepot,
    yieldPages: row.yieldPages,
    make: row.make as ArticleMake,
    ...(audience.isBackendUser ? { _score: score, boost: row.boost } : {}),
  };
}
