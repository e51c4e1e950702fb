import * as z from 'zod/mini';
import { Address } from './address.ts';
import type { ArticleTile } from './article.ts';
import { Price } from './article.ts';
import { checkoutSteps, missingCodes } from './checkout-steps.ts';
import { get, post } from './endpoint.ts';
import { PaymentMethod, ShippingMethod } from './method.ts';
import { Refusal } from './refusal.ts';
import { BudgetStand, BudgetTotal } from './budget.ts';
import { longestCostCenter } from './position-cost-center.ts';
import { releaseChecks } from './release-decisions.ts';
import { ArticleNumber, Cents, line } from './text.ts';

export const maximumPositions = 500;

/** One line of the basket (S3.2) with what the basket page shows of its article. */
export const BasketPosition = z.object({
  /** Stable identity of the line: its six grouping fields (S3.2). */
  uid: z.string(),
  id: z.number(),
  /** Milliseconds since 1970 of the first add. */
  timestamp: z.number(),
  articleNumber: z.string(),
  shopDepotId: z.number(),
  quantity: z.number(),
  unit: z.string(),
  /** Unit price that applies at this quantity now. */
  price: Price,
  userId: z.nullable(z.number()),
  costCenter: z.string(),
  offerNumber: z.string(),
  hint: z.string(),
  shipping: z.string(),
  image: z.string(),
  url: z.string(),
  slug: z.string(),
  displayName: z.string(),
  excerpt: z.string(),
  /** False when the article has left the catalogue since it was added. */
  exists: z.boolean(),
  min_order_price_unit: z.number(),
  max_order_price_unit: z.number(),
  step_order_price_unit: z.number(),
  _func: z.nullable(z.string()),
  manufacturerNumber: z.string(),
  brandName: z.string(),
  prices: z.array(Price),
  stock: z.number(),
  sap_delivery_state: z.number(),
  isOrderable: z.boolean(),
  /** How many this line can have as things stand, beside the article's other lines; null where stock does not limit. */
  available: z.nullable(z.number()),
  lineNet: Cents,
  lineGross: Cents,
  /** Net and gross unit price the buyer last agreed to, when it differs from today's (R38); else null. */
  agreedPrice: z.nullable(z.object({ net_price: Cents, gross_price: Cents })),
  /**
   * Which of the buyer's devices the article fits, or that it fits none, as a sentence; empty of what is made for no printer, and absent
   * where no printer of theirs is known (docs/decisions/0179).
   */
  fit: z.optional(z.string()),
  /** Page of these devices where it fits none; empty, or absent, as `fit` is. */
  fitPath: z.optional(z.string()),
});
export type BasketPosition = z.infer<typeof BasketPosition>;

export const TaxLine = z.object({ rate: z.number(), net: Cents, tax: Cents });

/** What is taken off, as positive amounts. */
export const Discount = z.object({ net: Cents, gross: Cents });

export const BasketTotals = z.object({
  /** Sum of quantities. */
  article_count: z.number(),
  position_count: z.number(),
  goodsNet: Cents,
  goodsGross: Cents,
  /** What a coupon takes off the goods; absent where none does. */
  discount: z.optional(Discount),
  shippingNet: Cents,
  shippingGross: Cents,
  paymentFeeNet: Cents,
  paymentFeeGross: Cents,
  taxes: z.array(TaxLine),
  totalNet: Cents,
  totalTax: Cents,
  totalGross: Cents,
  /** Goods value (kind of the mode) missing to free shipping; 0 when reached, null when there is no such limit. */
  missingToFreeShipping: z.nullable(Cents),
});
export type BasketTotals = z.infer<typeof BasketTotals>;

/** What the totals count for shipping until a way to ship is chosen. */
export const ShippingEstimate = z.object({
  displayName: z.string(),
  /** Everything may be fetched, and that costs nothing. */
  isCollectionFree: z.boolean(),
});
export type ShippingEstimate = z.infer<typeof ShippingEstimate>;

export const MissingCode = z.enum(missingCodes);
export const CheckoutStep = z.enum(checkoutSteps);

/** What a buyer adds to an order in the last step; each empty where nothing was typed. */
export const OrderRemarks = z.object({
  comment: z.string(),
  /** The buyer's own number of the order. */
  reference: z.string(),
  /** The day the goods are asked for, as a field of dates gives it. */
  deliveryDay: z.string(),
});
export type OrderRemarks = z.infer<typeof OrderRemarks>;

/** What the checkout has been told so far; kept on the server, per basket (docs/decisions/0017). */
export const CheckoutData = z.object({
  identity: z.enum(['none', 'guest', 'customer']),
  email: z.string(),
  billingAddress: z.nullable(Address),
  shippingAddress: z.nullable(Address),
  isShippingSameAsBilling: z.boolean(),
  paymentMethod: z.nullable(PaymentMethod),
  /** Why the way to pay that was chosen is possible no longer; absent where it is, and where none was chosen. */
  paymentLost: z.optional(z.string()),
  shippingMethod: z.nullable(ShippingMethod),
  /** The same of the way to ship. */
  shippingLost: z.optional(z.string()),
  /** Masked: only the last four characters are ever sent (R65). */
  iban: z.nullable(z.string()),
  /** Furthest step that may be entered now. */
  furthestStep: CheckoutStep,
  missing: z.array(MissingCode),
  /** Present once all parts of the review are known; sent back by save-order (docs/decisions/0018). */
  orderToken: z.nullable(z.string()),
  /** First and last day goods can be asked for, as `2026-12-03`; absent for who buys privately, and before a way to ship is chosen. */
  deliveryDays: z.optional(z.object({ first: z.string(), last: z.string() })),
  /** As it was last left, on whatever device; absent for guests, of whom the tab alone keeps it (docs/decisions/0144). */
  remarks: z.optional(OrderRemarks),
});
export type CheckoutData = z.infer<typeof CheckoutData>;

/** A basket that was kept for later, without what lies in it. */
export const SavedBasket = z.object({
  id: z.number(),
  /** Empty for the basket that was replaced last. */
  name: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  position_count: z.number(),
});
export type SavedBasket = z.infer<typeof SavedBasket>;

/** What became of a guest's basket at the sign-in (docs/decisions/0107). */
export const BasketMerge = z.object({
  /** Lines that were put in beside those that were there, whole or not. */
  added: z.number(),
  /** Sentences about lines of which another amount went in, or that were there and hold more now. */
  changed: z.array(z.string()),
  /** Sentences about lines that did not go in. */
  refused: z.array(z.string()),
  /** What lay in the person's basket before, the first lines of it by amount and name. */
  former: z.object({ count: z.number(), lines: z.array(z.string()) }),
  /** The kept basket that takes all of it back when it is loaded in the place of this one; null where there is none. */
  undoId: z.nullable(z.number()),
});
export type BasketMerge = z.infer<typeof BasketMerge>;

/** An article that is given with an order (S3.4). */
export const FreeArticle = z.object({
  id: z.number(),
  article_number: z.string(),
  custom_article_number: z.string(),
  shop_depot_id: z.number(),
  mainImage: z.string(),
  display_name: z.string(),
  body: z.string(),
  quantity: z.number(),
  /** In the prices the buyer reckons with; an upper limit of 0 is none. */
  value_of_goods_from: Cents,
  value_of_goods_to: Cents,
  /** Missing to the value it needs; 0 where nothing is. */
  missing: Cents,
  /** Why it cannot be chosen, or does not go with the order though it was; empty where it can and does. */
  problem: z.string(),
});
export type FreeArticle = z.infer<typeof FreeArticle>;

/** A coupon that was entered. */
export const BasketCoupon = z.object({
  code: z.string(),
  /** What it gives, as a sentence. */
  description: z.string(),
  /** Why it gives nothing as things stand; empty when it does. */
  problem: z.string(),
});
export type BasketCoupon = z.infer<typeof BasketCoupon>;

/** A cost center where a position can be booked on it. */
export const CostCenterOption = z.object({ number: z.string(), name: z.string() });
export type CostCenterOption = z.infer<typeof CostCenterOption>;

/** What the buyer's firm says about the cost centers of positions. */
export const CostCenterBooking = z.object({
  /** Every position has to name one. */
  isNeeded: z.boolean(),
  open: z.array(CostCenterOption),
  /** Positions that have to be booked on another one before they can be ordered. */
  lacking: z.array(z.string()),
});
export type CostCenterBooking = z.infer<typeof CostCenterBooking>;

/** The basket as the server sees it (S3.3). */
export const BasketState = z.object({
  /** Grows with every change of basket or checkout data; two tabs compare it. */
  version: z.number(),
  mode: z.enum(['b2b', 'b2c']),
  isTaxExempt: z.boolean(),
  items: z.array(BasketPosition),
  /** Kept for later by the person who is signed in, the latest first. */
  saved_baskets: z.array(SavedBasket),
  saved_baskets_count: z.number(),
  /** What was replaced last is one of them. */
  hasAutoSave: z.boolean(),
  /** Told after a sign-in that did something with a guest's basket; null otherwise. */
  merge: z.nullable(BasketMerge),
  totals: BasketTotals,
  /** Null once a way to ship is chosen, and while none delivers: then the totals count no shipping. */
  shippingEstimate: z.nullable(ShippingEstimate),
  /** Budgets of who it belongs to, whether or not it counts in them; none in a visit from a procurement system. */
  budget_totals: z.array(BudgetTotal),
  priceTypes: z.array(z.object({ slug: z.string(), id: z.number() })),
  /** Chosen ones. */
  freeArticles: z.array(FreeArticle),
  /** Others that the value of goods does not exclude. */
  possibleFreeArticles: z.array(FreeArticle),
  /** How many go with the order, and what decides it. */
  couponFreeArticles: z.object({ type: z.enum(['value_of_goods', 'article']), count: z.number() }),
  coupons: z.array(BasketCoupon),
  releaseInfos: z.object({
    orderAction: z.enum(['order', 'release', 'block']),
    /** A sentence; empty where nothing stands in the way. */
    orderActionReason: z.string(),
    orderCheck: z.enum(['', ...releaseChecks]),
    /** What may be ordered without a release, and what stands against it; net where a firm checks it. */
    orderCheckValue: Cents,
    orderRealValue: Cents,
  }),
  /** Budgets of the firm the basket counts in. */
  budgetInfos: z.array(BudgetStand),
  /** Null for who has no firm, and where it has no cost centers. */
  costCenters: z.nullable(CostCenterBooking),
  checkoutData: CheckoutData,
  /** The visit from a procurement system it is gathered in; its id comes back with the hand-over. */
  externalCatalog: z.nullable(z.object({ id: z.string(), name: z.string(), isInspected: z.boolean() })),
});
export type BasketState = z.infer<typeof BasketState>;

/** What the header shows on every page without loading the whole basket. */
export const BasketHead = z.object({
  version: z.number(),
  article_count: z.number(),
  position_count: z.number(),
  goodsNet: Cents,
  goodsGross: Cents,
});
export type BasketHead = z.infer<typeof BasketHead>;

/** How a typed quantity was changed, so that the shop can say it (docs/decisions/0016). */
export const QuantityCorrection = z.object({
  uid: z.string(),
  asked: z.number(),
  stored: z.number(),
  reason: z.enum(['belowMinimum', 'aboveMaximum', 'notOnStep', 'notANumber', 'limitPerArticle']),
});
export type QuantityCorrection = z.infer<typeof QuantityCorrection>;

/** Payload of the toast after an add (S3.9). */
export const ToastAdd = z.object({
  quantity: z.number(),
  articleNumber: z.string(),
  displayName: z.string(),
  image: z.object({ file: z.string() }),
  basketLink: z.string(),
});
export type ToastAdd = z.infer<typeof ToastAdd>;

export const BasketReply = z.object({
  success: z.literal(true),
  basket: BasketState,
  corrections: z.array(QuantityCorrection),
});
export type BasketReply = z.infer<typeof BasketReply>;

/** Answer to an add: small on purpose (performance: one request ≤ 1 kB). */
export const BasketAddReply = z.object({
  success: z.literal(true),
  head: BasketHead,
  added: ToastAdd,
  corrections: z.array(QuantityCorrection),
});
export type BasketAddReply = z.infer<typeof BasketAddReply>;

/** A refusal that brings the fresh basket along, so that the view never shows a stale one. */
export const BasketRefusal = z.extend(Refusal, { basket: z.optional(BasketState) });
export type BasketRefusal = z.infer<typeof BasketRefusal>;

const unknownFact = z.optional(z.unknown());

/**
 * Exactly the fields of a position (S3.2). Only articleNumber, shopDepotId, quantity, unit, costCenter, offerNumber and hint
 * are used; the rest is ignored (prices come from the server), any other key is refused (docs/decisions/0003).
 */
export const BasketAddBody = z.strictObject({
  articleNumber: ArticleNumber,
  shopDepotId: z.number().check(z.int(), z.minimum(1), z.maximum(9999)),
  /** As typed; corrected on the server by the rule of amounts (S5). */
  quantity: z.union([z.number(), line(20)]),
  unit: z.optional(line(20)),
  costCenter: z.optional(line(longestCostCenter)),
  offerNumber: z.optional(line(60)),
  hint: z.optional(line(200)),
  uid: unknownFact,
  id: unknownFact,
  timestamp: unknownFact,
  price: unknownFact,
  userId: unknownFact,
  shipping: unknownFact,
  image: unknownFact,
  url: unknownFact,
  slug: unknownFact,
  displayName: unknownFact,
  excerpt: unknownFact,
  exists: unknownFact,
  min_order_price_unit: unknownFact,
  max_order_price_unit: unknownFact,
  step_order_price_unit: unknownFact,
  _func: unknownFact,
});
export type BasketAddBody = z.infer<typeof BasketAddBody>;

/** One of several articles that are put in at once. */
export const ItemToAdd = z.extend(BasketAddBody, {
  /** Fewer are welcome where so many cannot be had, as when an order is put in again; else such a line is refused whole. */
  mayBeLess: z.optional(z.boolean()),
  /** Milliseconds since 1970, of what was taken out and comes back at its place (S3.2-04); never later than now. */
  formerTimestamp: z.optional(z.number().check(z.int(), z.minimum(0))),
});
export type ItemToAdd = z.infer<typeof ItemToAdd>;

/** What has taken the place of an article that is not sold any more, and can be had. */
export const Successor = z.object({
  articleNumber: z.string(),
  shopDepotId: z.number(),
  displayName: z.string(),
  /** Page of the article. */
  url: z.string(),
  unit: z.string(),
  /** What one costs now at the quantity that was asked for. */
  unitNet: Cents,
  unitGross: Cents,
});
export type Successor = z.infer<typeof Successor>;

export const PositionUid = line(400, 1);

export const basketEndpoints = {
  show: get({
    name: 'basket.show',
    path: '/shop/basket',
    access: 'everybody',
    isOrdering: true,
    summary: 'The basket, priced now.',
    spec: ['S7.1-46', 'S3.3-01'],
    reply: z.object({ basket: BasketState }),
  }),
  widget: get({
    name: 'basket.widget',
    path: '/widget/shop/basket',
    access: 'everybody',
    isOrdering: true,
    summary: 'Head of the basket for the header of every page.',
    spec: ['S7.1-46'],
    reply: z.object({ head: BasketHead }),
  }),
  add: post({
    name: 'basket.add',
    path: '/shop/basket/add',
    access: 'everybody',
    isOrdering: true,
    summary: 'Adds one article; merges with the position of the same grouping key.',
    spec: ['S7.2-32', 'S3.2-03'],
    body: BasketAddBody,
    reply: BasketAddReply,
  }),
  addItems: post({
    name: 'basket.addItems',
    path: '/shop/basket/additems',
    access: 'everybody',
    isOrdering: true,
    summary:
      'Adds up to 500 positions in one transaction; each line ends as added or as refused with a reason, one that may be less as both.',
    spec: ['S7.2-34'],
    // No length of the list: a list that is too long is refused with a sentence.
    mostItems: maximumPositions,
    body: z.strictObject({
      items: z.array(ItemToAdd).check(z.minLength(1)),
    }),
    reply: z.extend(BasketReply, {
      refused: z.array(
        z.object({
          index: z.number(),
          articleNumber: z.string(),
          code: z.string(),
          message: z.string(),
          /** What went in all the same, of a line that may be less; else 0. */
          added: z.number(),
          /** Only named, never put in; absent where there is none. */
          successor: z.optional(Successor),
        }),
      ),
    }),
    refusal: BasketRefusal,
  }),
  updateQuantity: post({
    name: 'basket.updateQuantity',
    path: '/shop/basket/update-quantity',
    access: 'everybody',
    isOrdering: true,
    summary: 'Sets the quantity of one position; corrected by step, minimum and maximum.',
    spec: ['S7.1-47', 'S5-14'],
    body: z.strictObject({ uid: PositionUid, quantity: z.union([z.number(), line(20)]) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  updateNotice: post({
    name: 'basket.updateNotice',
    path: '/shop/basket/update-notice',
    access: 'everybody',
    isOrdering: true,
    summary: 'Sets the note (hint) of one position; positions that become equal are merged.',
    spec: ['S7.1-49'],
    body: z.strictObject({ uid: PositionUid, hint: line(200) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  remove: post({
    name: 'basket.remove',
    path: '/shop/basket/remove',
    access: 'everybody',
    isOrdering: true,
    summary: 'Removes one position.',
    spec: ['S7.1-50'],
    body: z.strictObject({ uid: PositionUid }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  removeAll: post({
    name: 'basket.removeAll',
    path: '/shop/basket/removeall',
    access: 'everybody',
    isOrdering: true,
    summary: 'Empties the basket.',
    spec: ['S7.1-50'],
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
};

/** Article facts an add needs on a tile; kept here so that machines need not know the whole article. */
export type OrderableArticle = Pick<
  ArticleTile,
  | 'articleNumber'
  | 'shopDepotId'
  | 'displayName'
  | 'mainImage'
  | 'price'
  | 'stock'
  | 'sap_delivery_state'
  | 'isUnbounded'
  | 'min_order_price_unit'
  | 'max_order_price_unit'
  | 'step_order_price_unit'
>;
