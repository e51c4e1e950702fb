import type { ArticleTile } from '#contract/article.ts';
import { sampleAppConfig } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';

const tier = (net: number, from: number): ArticleTile['price'] => ({
  net_price: net,
  gross_price: Math.round(net * 1.19),
  tax_rate: 19,
  unit: 'Stück',
  quantity_lower_bound: from,
  internal_price_type: from === 1 ? 'standard' : 'scale',
  internal_price_type_id: from === 1 ? 1 : 2,
});

/** A toner in stock with a price ladder, and what a test changes of it. */
export function sampleTile(change: Partial<ArticleTile> = {}): ArticleTile {
  const prices = [tier(10_000, 1), tier(9_000, 5)];
  return {
    id: 1,
    articleNumber: 'T100001',
    shopDepotId: 1,
    slug: 'hp-cf259x',
    display_name: 'HP CF259X Toner Schwarz',
    partner_display_name: null,
    displayName: 'HP CF259X Toner Schwarz',
    brandName: 'HP',
    manufacturerNumber: 'CF259X',
    weeeNummer: 'DE 12345678',
    price: prices[0]!,
    prices,
    sellingPriceCollection: prices,
    basePrice: null,
    isBestPrice: false,
    content: 1,
    content_unit: { display_name: 'Stück' },
    comparative_price_unit: null,
    content_net: null,
    min_order_price_unit: 1,
    max_order_price_unit: 100,
    step_order_price_unit: 1,
    stock: 12,
    sap_delivery_state: 1,
    online_available: true,
    collection_possible: false,
    mainImage: { file: '/pictures/T100001.svg', fileType: 'image/svg+xml' },
    videoCount: 0,
    attributes: { br_flags: [] },
    umweltfreundlichesMerkmal: null,
    farbe: 'Schwarz',
    basisfarbe: 'schwarz',
    fromShopDepot: 'Zentrallager',
    yieldPages: 10_000,
    make: 'original',
    ...change,
  };
}

/** An article of which only a quotation tells the price. */
export const withoutPrice = (): Pick<ArticleTile, 'price' | 'prices'> => {
  const price = { ...tier(0, 1), net_price: null, gross_price: null };
  return { price, prices: [price] };
};

export const sampleSetting = (change: Partial<ArticleSetting> = {}): ArticleSetting => ({
  texts,
  language: 'de',
  mode: 'b2b',
  isTaxExempt: false,
  taxExemptText: '',
  isPriceDisplayed: true,
  isGrossBeside: true,
  display: sampleAppConfig.basic_system_configs.article_display,
  isOfferAllowed: true,
  allowOrdersWithoutStock: false,
  isAdminMode: false,
  onIntent: () => undefined,
  ...change,
});
