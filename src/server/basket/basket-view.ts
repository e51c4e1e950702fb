import { blocksOrder } from '#domain/positions.ts';
import { articlePath } from '#contract/article-path.ts';
import type {
  BasketPosition,
  BasketState,
  BasketTotals,
  CheckoutData,
  ShippingEstimate,
} from '#contract/basket.ts';
import type { MissingCode } from '#contract/checkout-steps.ts';
import { noBasketVersion, positionUid, sortPositions } from '#domain/basket.ts';
import { checkoutFacts, furthestStep, missingForOrder } from '#domain/checkout.ts';
import { lackingCostCenter } from '#domain/cost-center.ts';
import { maskIban } from '#domain/iban.ts';
import { priceTypes, reckonedSide, tierFor, unitAmount } from '#domain/price.ts';
import { defaultQuantityRule, largestWithin, smallestQuantity } from '#domain/quantity.ts';
import { basketTotals, chargeAmount, goodsAmount, lineAmount, noAmount } from '#domain/totals.ts';
import type { Amount, LinePrice } from '#domain/price.ts';
import type { ReleaseReason } from '#contract/release.ts';
import { budgetShares, releaseReasons } from '#domain/release.ts';
import type { BudgetShare } from '#domain/release.ts';
import type { BuyerKind } from '#domain/payment.ts';
import type { StoredBasket, StoredPosition } from './stored-basket.ts';
import type { PaymentMethodRow, ShippingMethodRow, StoredMethods } from '#server/method/stored-methods.ts';
import { basketCouponOf, couponInForce, reckonCoupon } from '#server/coupon/coupon-in-basket.ts';
import type { ReckonedCoupon } from '#server/coupon/coupon-in-basket.ts';
import { freeArticlesIn, reckonFreeArticles } from '#server/free-article/free-articles-in-basket.ts';
import type { StoredFreeArticle } from '#server/free-article/stored-free-article.ts';
import type { ReckonedFreeArticles } from '#server/free-article/free-articles-in-basket.ts';
import type { FirmOfBuyer } from '#server/firm/firm.service.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import { articleRefusal, ladderOf, linePriceOf, ruleOf, stockLimitOf, unitNetOf } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import type { DeliveryDaysOf } from './delivery-days.ts';
import { deviceFits } from './device-fit.ts';
import { LineBook } from './line-book.ts';
import { budgetInfosOf, budgetTotalsOf, releaseInfosOf } from './release-infos.ts';
import {
  freeShippingLimitOf,
  orderingTexts,
  paymentMethodOf,
  shippingMethodOf,
} from '#server/method/method.service.ts';
import type { MethodFacts } from '#server/method/method.service.ts';
import { mayOrder, priceRulesOf } from '#server/mode/mode.service.ts';
import { fingerprintOf, issueOrderToken } from '#server/order/order-token.service.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** Who looks at a basket, with the rules that hold for this visitor at this moment. */
export interface BasketContext {
  readonly visitor: Visitor;
  readonly settings: ShopSettings;
  readonly methods: StoredMethods;
  /** All the shop gives with orders. */
  readonly freeArticles: readonly StoredFreeArticle[];
  /** What the visitor's firm lets its people order; null for private customers and guests. */
  readonly firm: FirmOfBuyer | null;
  readonly keys: Pick<SessionKeys, 'blind'>;
  readonly deliveryDays: DeliveryDaysOf;
  readonly now: Date;
}

/** A basket with everything that follows from it: what is shown and what an order is made of. */
export interface Reckoning {
  readonly stored: StoredBasket;
  readonly rules: SellingRules;
  readonly lines: readonly LinePrice[];
  /** Identity of each position, in their order. */
  readonly uids: readonly string[];
  readonly totals: BasketTotals;
  readonly shippingEstimate: ShippingEstimate | null;
  readonly checkout: CheckoutData;
  /** Everything that is missing, the terms left out. */
  readonly missing: readonly MissingCode[];
  readonly facts: MethodFacts;
  readonly totalWithoutFeeGross: number;
  /** Null where none was entered. */
  readonly coupon: ReckonedCoupon | null;
  readonly gifts: ReckonedFreeArticles;
  readonly firm: FirmOfBuyer | null;
  /** Positions that have to be booked on another cost center. */
  readonly lackingUids: readonly string[];
  /** Why an order of this basket needs a release; empty when the buyer may order it alone, and for a visit from elsewhere. */
  readonly releaseReasons: readonly ReleaseReason[];
  /** What an order of this basket takes of budgets. */
  readonly budgetShares: readonly BudgetShare[];
  /** Hash of all prices the total is made of. */
  readonly fingerprint: string;
  readonly now: Date;
}

/** What a sign-in did with a guest's basket is told this long. */
const mergeToldMs = 24 * 3_600_000;

export const emptyBasket: StoredBasket = {
  id: 0,
  version: noBasketVersion,
  remarks: {},
  guestEmail: '',
  billing: null,
  shipping: null,
  isShippingSame: false,
  paymentSlug: null,
  shippingSlug: null,
  iban: null,
  accountHolder: '',
  couponCode: null,
  coupon: null,
  freeArticleIds: [],
  savedBaskets: [],
  fits: null,
  mergeReport: null,
  positions: [],
};

export function sellingRulesOf(visitor: Visitor, settings: ShopSettings): SellingRules {
  return {
    ...priceRulesOf(visitor),
    mayOrder: mayOrder(visitor, settings),
    isPriceDisplayed: settings.display_price,
    allowOrdersWithoutStock: settings.allowOrdersWithoutStock,
  };
}

const buyerOf = ({ user }: Visitor): BuyerKind => user?.accountKind ?? 'guest';

/** The first way to have the goods brought, whose price is counted until the buyer chooses one (PAngV). */
function deliveryUntilChosen(methods: StoredMethods, facts: MethodFacts): ShippingMethodRow | null {
  if (facts.positions.length === 0) return null;
  return methods.shipping.find((row) => !row.isPickup && shippingMethodOf(row, facts).isAvailable) ?? null;
}

const isCollectionFree = (methods: StoredMethods, facts: MethodFacts): boolean =>
  methods.shipping.some((row) => {
    const method = row.isPickup ? shippingMethodOf(row, facts) : null;
    return method?.isAvailable === true && method.priceNet === 0;
  });

/** Reckons a basket once: prices of this moment, methods that may be used, what is missing, the order token. */
export function reckon(stored: StoredBasket, context: BasketContext): Reckoning {
  const { visitor, settings, methods, firm, keys, now } = context;
  const rules = sellingRulesOf(visitor, settings);
  // A visit from a procurement system orders nothing here: it is given nothing, and takes no release and no budget.
  const isVisit = visitor.externalCatalog !== null;
  const lines = stored.positions.map(linePriceOf);
  const uids = stored.positions.map(positionUid);
  const shippingAddress = stored.isShippingSame ? stored.billing : stored.shipping;
  const goods = goodsAmount(lines, rules);
  // An empty basket has neither a coupon nor gifts; what was chosen is kept, so that undoing brings all of it back.
  const isEmpty = stored.positions.length === 0;
  const coupon = isEmpty
    ? null
    : reckonCoupon(stored, {
        now,
        mode: rules.mode,
        hasAccount: visitor.user !== null,
        goods: reckonedSide(goods, rules),
      });
  // What is handed over is what the lines say.
  const offered = isEmpty || isVisit ? [] : context.freeArticles;
  const gifts = reckonFreeArticles(offered, stored.freeArticleIds, {
    rules,
    language: visitor.language,
    goods: reckonedSide(goods, rules),
    book: new LineBook(stored.positions),
    coupon: couponInForce(coupon),
  });
  const facts: MethodFacts = {
    buyer: buyerOf(visitor),
    rules,
    language: visitor.language,
    positions: stored.positions,
    goods,
    isShippingFree: coupon?.isShippingFree === true,
    reservedDays: settings.prepaymentReservedDays,
    creditor: { name: settings.address.company, id: settings.sepaCreditorId },
    billingCountry: stored.billing?.country ?? null,
    shippingCountry: shippingAddress?.country ?? null,
  };

  const shippingRow = methods.shipping.find((row) => row.slug === stored.shippingSlug) ?? null;
  const shippingMethod = shippingRow === null ? null : shippingMethodOf(shippingRow, facts);
  const isShippingUsable = shippingMethod?.isAvailable === true;
  const countedRow = isShippingUsable ? shippingRow : deliveryUntilChosen(methods, facts);
  const countedMethod = countedRow === null ? null : shippingMethodOf(countedRow, facts);
  const shipping: Amount =
    countedMethod === null ? noAmount : { net: countedMethod.priceNet, gross: countedMethod.priceGross };
  const freeFrom =
    countedRow === null || facts.isShippingFree ? null : freeShippingLimitOf(countedRow, rules);
  const totalsWith = (paymentFee: Amount): BasketTotals =>
    basketTotals({
      ...rules,
      lines,
      shipping,
      paymentFee,
      freeShippingFrom: freeFrom,
      discount: coupon?.discount ?? 0,
    });

  const withoutFee = totalsWith(noAmount);
  const paymentRow: PaymentMethodRow | null =
    methods.payment.find((row) => row.slug === stored.paymentSlug) ?? null;
  const paymentMethod =
    paymentRow === null ? null : paymentMethodOf(paymentRow, facts, withoutFee.totalGross);
  const isPaymentUsable =
    paymentMethod?.isAvailable === true && (!paymentMethod.needsIban || stored.iban !== null);
  const fee = isPaymentUsable ? chargeAmount(paymentMethod.feeNet, rules) : noAmount;
  const totals = fee.net === 0 ? withoutFee : totalsWith(fee);

  const data = {
    identity: visitor.user !== null ? 'customer' : stored.guestEmail === '' ? 'none' : 'guest',
    email: visitor.user?.email ?? stored.guestEmail,
    // One that the shop serves no longer has to be given again, as if it were missing (S0-02).
    billingAddress: stored.billing?.kind === 'private' && !settings.allowB2c ? null : stored.billing,
    shippingAddress,
    isShippingSameAsBilling: stored.isShippingSame,
    // A choice that is not available any more has to be made again.
    paymentMethod: isPaymentUsable ? paymentMethod : null,
    ...(paymentMethod === null || paymentMethod.isAvailable
      ? {}
      : {
          paymentLost: orderingTexts(visitor.language).paymentLost({
            name: paymentMethod.displayName,
            reason: paymentMethod.unavailableReason,
          }),
        }),
    shippingMethod: isShippingUsable ? shippingMethod : null,
    ...(shippingMethod === null || shippingMethod.isAvailable
      ? {}
      : {
          shippingLost: orderingTexts(visitor.language).shippingLost({
            name: shippingMethod.displayName,
            reason: shippingMethod.unavailableReason,
          }),
        }),
    iban: stored.iban === null ? null : maskIban(stored.iban),
  } as const;
  const deliveryDays = context.deliveryDays({ visitor, checkout: data, settings, now });
  const lacking = firm === null ? [] : lackingCostCenter(stored.positions, firm);
  const isLacking = lacking.length > 0;
  const known = checkoutFacts(data, {
    isCostCenterMissing: isLacking && firm?.needsCostCenter === true,
    isCostCenterUnknown: isLacking && firm?.needsCostCenter === false,
  });
  // An order with such a position is refused by what keeps it from being sold (`refuseUnsellable`).
  const missing = missingForOrder(known, true);
  const book = new LineBook(stored.positions);
  const isPositionBlocking = stored.positions.some((position) =>
    blocksOrder({ quantity: position.quantity, ...standOf(position, rules, book) }),
  );
  const isComplete = missing.length === 0 && known.isIdentified && stored.positions.length > 0;
  const fingerprint = fingerprintOf([
    stored.positions.map((position, index) => [
      uids[index],
      position.quantity,
      lines[index]?.unitNet,
      lines[index]?.taxRate,
    ]),
    rules.isTaxExempt,
    [stored.shippingSlug, totals.shippingNet, totals.shippingGross],
    [stored.paymentSlug, totals.paymentFeeNet, totals.paymentFeeGross],
    totals.totalNet,
    totals.taxes,
    gifts.given.map(({ article, quantity }) => [article.id, quantity]),
  ]);
  const counted = stored.positions.map(({ costCenter, article }, index) => {
    const line = lines[index];
    const net = line === undefined ? 0 : lineAmount(line, rules).net;
    return { costCenter, categoryId: article?.categoryId ?? null, net };
  });
  const reasons = firm === null || isVisit ? [] : releaseReasons(totals.totalNet, counted, firm);
  const orderToken = isComplete
    ? issueOrderToken(keys, {
        basketId: stored.id,
        version: stored.version,
        mode: rules.mode,
        totalGross: totals.totalGross,
        needsRelease: reasons.length > 0,
        fingerprint,
      })
    : null;
  return {
    stored,
    rules,
    lines,
    uids,
    totals,
    shippingEstimate:
      countedMethod === null || isShippingUsable
        ? null
        : { displayName: countedMethod.displayName, isCollectionFree: isCollectionFree(methods, facts) },
    checkout: {
      ...data,
      furthestStep: furthestStep(known),
      missing: missingForOrder({ ...known, isPositionBlocking }, false),
      orderToken,
      ...(deliveryDays === null ? {} : { deliveryDays }),
      ...(data.identity === 'customer'
        ? { remarks: { comment: '', reference: '', deliveryDay: '', ...stored.remarks } }
        : {}),
    },
    missing,
    facts,
    totalWithoutFeeGross: withoutFee.totalGross,
    coupon,
    gifts,
    firm,
    lackingUids: lacking.map(positionUid),
    releaseReasons: reasons,
    budgetShares: firm === null || isVisit ? [] : budgetShares(counted, firm.budgets),
    fingerprint,
    now,
  };
}

/**
 * How many a line can have beside what the article's other lines hold, by its step; null where stock does not limit it, or
 * less than what one order may have.
 */
function availableFor(position: StoredPosition, book: LineBook, rules: SellingRules): number | null {
  const { article } = position;
  const limit = article === null ? null : stockLimitOf(article, rules);
  if (article === null || limit === null) return null;
  const left = Math.max(0, limit - (book.quantityOf(position) - position.quantity));
  return left >= article.maximum ? null : largestWithin(ruleOf(article), left);
}

/**
 * As much as one order may have of an article in this position, beside the other positions of the same article (R36); never
 * less than the smallest amount of a position.
 */
function mostOf(position: StoredPosition, book: LineBook): number {
  const { article } = position;
  if (article === null) return defaultQuantityRule.maximum;
  const left = article.maximum - (book.quantityOf(position) - position.quantity);
  if (left >= article.maximum) return article.maximum;
  const rule = ruleOf(article);
  return Math.max(largestWithin(rule, left), smallestQuantity(rule));
}

/** Whether and how much of a position can be bought, as things stand; whether this visitor may order says the basket's release. */
function standOf(position: StoredPosition, rules: SellingRules, book: LineBook) {
  const { article } = position;
  return {
    /** False when the article has left the catalogue since it was added. */
    exists: article?.isVisible ?? false,
    isOrderable: articleRefusal(article, { ...rules, mayOrder: true }) === null,
    available: availableFor(position, book, rules),
    max_order_price_unit: mostOf(position, book),
  };
}

function positionView(
  position: StoredPosition,
  uid: string,
  rules: SellingRules,
  userId: number | null,
  book: LineBook,
): BasketPosition {
  const { article } = position;
  const exists = article !== null && article.isVisible;
  const prices = article === null ? [] : ladderOf(article, rules);
  const unitNet = unitNetOf(article, position.quantity);
  const amount = lineAmount(linePriceOf(position), rules);
  const rung = tierFor(prices, position.quantity);
  const now = unitNet === null ? null : unitAmount(unitNet, article?.taxRate ?? 0, rules);
  const isAgreed = now === null || (now.net === position.agreedNet && now.gross === position.agreedGross);
  return {
    uid,
    id: position.id,
    timestamp: position.timestamp,
    articleNumber: position.articleNumber,
    shopDepotId: position.shopDepotId,
    quantity: position.quantity,
    unit: position.unit,
    price: {
      net_price: unitNet,
      gross_price: now?.gross ?? null,
      tax_rate: article?.taxRate ?? 0,
      unit: position.unit,
      quantity_lower_bound: rung?.quantity_lower_bound ?? 1,
      internal_price_type: rung?.internal_price_type ?? 'standard',
      internal_price_type_id: rung?.internal_price_type_id ?? 1,
    },
    userId,
    costCenter: position.costCenter,
    offerNumber: position.offerNumber,
    hint: position.hint,
    shipping: '',
    image: article === null ? '' : pictureOf(article),
    url: article === null || !exists ? '' : articlePath(article),
    slug: article?.slug ?? '',
    displayName: article?.name ?? position.articleNumber,
    excerpt: article?.excerpt ?? '',
    min_order_price_unit: article?.minimum ?? 1,
    step_order_price_unit: article?.step ?? 1,
    _func: null,
    manufacturerNumber: article?.manufacturerNumber ?? '',
    brandName: article?.brandName ?? '',
    prices,
    stock: article?.stock ?? 0,
    sap_delivery_state: article?.deliveryState ?? 2,
    ...standOf(position, rules, book),
    lineNet: amount.net,
    lineGross: amount.gross,
    agreedPrice: isAgreed ? null : { net_price: position.agreedNet, gross_price: position.agreedGross },
  };
}

/** What the firm says about cost centers; null where nothing can be chosen and nothing has to be. */
function bookingOf({ firm, lackingUids }: Reckoning): BasketState['costCenters'] {
  if (firm === null) return null;
  const { needsCostCenter, costCenters } = firm;
  if (!needsCostCenter && costCenters.length === 0 && lackingUids.length === 0) return null;
  return { isNeeded: needsCostCenter, open: [...costCenters], lacking: [...lackingUids] };
}

/** The visit from a procurement system, as its pages know it. */
function visitOf({ externalCatalog }: Visitor): BasketState['externalCatalog'] {
  if (externalCatalog === null) return null;
  const { id, name, operation } = externalCatalog;
  return { id, name, isInspected: operation === 'inspect' };
}

/** What became of a guest's basket at the sign-in, for a day, and while something of that time lies in the basket, or nothing went in. */
function mergeOf({ stored, now }: Reckoning): BasketState['merge'] {
  const { mergeReport, savedBaskets, positions } = stored;
  if (mergeReport === null) return null;
  const { at, hasFormer, former: before = { count: 0, lines: [] }, ...told } = mergeReport;
  const hasTaken = told.added + told.changed.length > 0;
  if (hasTaken && positions.every(({ timestamp }) => timestamp > at)) return null;
  if (now.getTime() - at > mergeToldMs) return null;
  // Another basket that was replaced since has taken its place.
  const former = hasFormer
    ? savedBaskets.find(({ name, savedAt }) => name === '' && savedAt === at)
    : undefined;
  return { ...told, former: before, undoId: former?.id ?? null };
}

/** The basket in the shape of the contract (S3.3). */
export function basketStateOf(reckoning: Reckoning, visitor: Visitor): BasketState {
  const { stored, rules, uids, totals, shippingEstimate, checkout, coupon } = reckoning;
  const userId = visitor.user?.id ?? null;
  const book = new LineBook(stored.positions);
  const fitOf = deviceFits(stored, visitor.language);
  return {
    version: stored.version,
    mode: rules.mode,
    isTaxExempt: rules.isTaxExempt,
    items: sortPositions(
      stored.positions.map((position, index) => ({
        ...positionView(position, uids[index] ?? '', rules, userId, book),
        ...fitOf(position),
      })),
    ),
    saved_baskets: [...stored.savedBaskets],
    saved_baskets_count: stored.savedBaskets.length,
    hasAutoSave: stored.savedBaskets.some(({ name }) => name === ''),
    merge: mergeOf(reckoning),
    totals,
    shippingEstimate,
    budget_totals: budgetTotalsOf(reckoning, visitor),
    priceTypes: [...priceTypes],
    ...freeArticlesIn(reckoning.gifts),
    coupons:
      coupon === null ? [] : [basketCouponOf(coupon, reckoning.gifts.isCouponGiftOpen, visitor.language)],
    releaseInfos: releaseInfosOf(reckoning, visitor),
    budgetInfos: budgetInfosOf(reckoning),
    costCenters: bookingOf(reckoning),
    checkoutData: checkout,
    externalCatalog: visitOf(visitor),
  };
}
