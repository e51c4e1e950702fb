import type { Price } from '#contract/article.ts';
import type {
  BasketAddBody,
  BasketHead,
  BasketPosition,
  BasketState,
  CheckoutData,
  ToastAdd,
} from '#contract/basket.ts';
import { headOf } from './basket.rules.ts';

/** Named answers of the server, shared by the catalogues of basket, tile and checkout. */

/** A price of 19 % VAT. */
export const samplePrice = (netCents: number): Price => ({
  net_price: netCents,
  gross_price: Math.round(netCents * 1.19),
  tax_rate: 19,
  unit: 'Stück',
  quantity_lower_bound: 1,
  internal_price_type: 'standard',
  internal_price_type_id: 1,
});

/** One line: toner, in steps of 1, 49,00 € net. */
export function samplePosition(facts: Partial<BasketPosition> = {}): BasketPosition {
  const price = facts.price ?? samplePrice(4900);
  const quantity = facts.quantity ?? 2;
  return {
    uid: 'T104711-1-a',
    id: 1,
    timestamp: 1_700_000_000_000,
    articleNumber: 'T104711',
    shopDepotId: 1,
    quantity,
    unit: 'Stück',
    price,
    userId: null,
    costCenter: '',
    offerNumber: '',
    hint: '',
    shipping: '',
    image: '/media/article/T104711.svg',
    url: '/shop/article/T104711-1/toner-schwarz',
    slug: 'toner-schwarz',
    displayName: 'Toner schwarz',
    excerpt: 'Für 2.600 Seiten',
    exists: true,
    min_order_price_unit: 1,
    max_order_price_unit: 1000,
    step_order_price_unit: 1,
    _func: null,
    manufacturerNumber: 'TN-2420',
    brandName: 'Kontor',
    prices: [price],
    stock: 12,
    sap_delivery_state: 1,
    isOrderable: true,
    available: null,
    lineNet: (price.net_price ?? 0) * quantity,
    lineGross: (price.gross_price ?? 0) * quantity,
    agreedPrice: null,
    ...facts,
  };
}

/** What a guest who said nothing yet has in the checkout. */
export const sampleCheckoutData = (facts: Partial<CheckoutData> = {}): CheckoutData => ({
  identity: 'none',
  email: '',
  billingAddress: null,
  shippingAddress: null,
  isShippingSameAsBilling: true,
  paymentMethod: null,
  shippingMethod: null,
  iban: null,
  furthestStep: 'identify',
  missing: ['billingAddress', 'shippingAddress', 'paymentMethod', 'shippingMethod', 'terms'],
  orderToken: null,
  ...facts,
});

export function sampleBasket(
  version: number,
  items: readonly BasketPosition[] = [samplePosition()],
  checkoutData: Partial<CheckoutData> = {},
): BasketState {
  const goodsNet = items.reduce((sum, { lineNet }) => sum + lineNet, 0);
  const goodsGross = items.reduce((sum, { lineGross }) => sum + lineGross, 0);
  return {
    version,
    mode: 'b2b',
    isTaxExempt: false,
    items: [...items],
    saved_baskets: [],
    saved_baskets_count: 0,
    hasAutoSave: false,
    merge: null,
    totals: {
      article_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      position_count: items.length,
      goodsNet,
      goodsGross,
      shippingNet: 0,
      shippingGross: 0,
      paymentFeeNet: 0,
      paymentFeeGross: 0,
      taxes: [{ rate: 19, net: goodsNet, tax: goodsGross - goodsNet }],
      totalNet: goodsNet,
      totalTax: goodsGross - goodsNet,
      totalGross: goodsGross,
      missingToFreeShipping: null,
    },
    shippingEstimate: null,
    budget_totals: [],
    priceTypes: [],
    freeArticles: [],
    possibleFreeArticles: [],
    couponFreeArticles: { type: 'value_of_goods', count: 2 },
    coupons: [],
    costCenters: null,
    releaseInfos: {
      orderAction: 'order',
      orderActionReason: '',
      orderCheck: '',
      orderCheckValue: 0,
      orderRealValue: 0,
    },
    budgetInfos: [],
    checkoutData: sampleCheckoutData(checkoutData),
    externalCatalog: null,
  };
}

export const sampleHead = (version: number, positionCount = 1): BasketHead =>
  headOf(sampleBasket(version, positionCount === 0 ? [] : [samplePosition()]));

export const sampleItem: BasketAddBody = {
  articleNumber: 'T104711',
  shopDepotId: 1,
  quantity: 2,
  unit: 'Stück',
};

/** Differs from `sampleItem` in everything. */
export const samplePaper: BasketAddBody = {
  articleNumber: 'P200500',
  shopDepotId: 2,
  quantity: 5,
  unit: 'Paket',
};

export const sampleToast: ToastAdd = {
  quantity: 2,
  articleNumber: 'T104711',
  displayName: 'Toner schwarz',
  image: { file: '/media/article/T104711.svg' },
  basketLink: '/shop/basket',
};
