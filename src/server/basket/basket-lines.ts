import type { Price } from '#contract/article.ts';
import type { BasketHead, ItemToAdd, QuantityCorrection } from '#contract/basket.ts';
import { maximumPositions } from '#contract/basket.ts';
import { basketCounts, limitQuantity, positionUid } from '#domain/basket.ts';
import { priceTypeFrom, tierFor, unitAmount } from '#domain/price.ts';
import { goodsAmount } from '#domain/totals.ts';
import type { Amount, LinePrice, PriceRules } from '#domain/price.ts';
import { correctQuantity, largestWithin, parseQuantity, quantityCorrectionOf } from '#domain/quantity.ts';
import type { QuantityRule } from '#domain/quantity.ts';
import { mayAdd, sellableStock } from '#domain/stock.ts';
import type { AddObstacle } from '#domain/stock.ts';
import type { BasketArticle } from './stored-article.ts';
import type { PositionToPut, StoredPosition } from './stored-basket.ts';
import type { PricedPosition } from './basket-head.repository.ts';
import type { LineBook } from './line-book.ts';

/** What decides about adding, besides the article. */
export interface SellingRules extends PriceRules {
  readonly mayOrder: boolean;
  readonly isPriceDisplayed: boolean;
  readonly allowOrdersWithoutStock: boolean;
}

/** Why a line was not taken; the code is the contract's. */
export interface LineRefusal {
  readonly code:
    | 'article.notFound'
    | 'order.notAllowed'
    | 'article.withoutPrice'
    | 'article.notOrderable'
    | 'quantity.tooHigh'
    | 'stock.tooLow'
    | 'basket.full';
  readonly obstacle: AddObstacle | null;
  /** How many can be had where too few are the reason, by the article's step; else 0. */
  readonly available: number;
  /** How many of them the basket holds already. */
  readonly inBasket: number;
}

export interface LineChange {
  readonly position: PositionToPut;
  readonly quantityAdded: number;
  readonly correction: QuantityCorrection | null;
}

/** A line that may go in, with the article it is of. */
export interface LineAdded extends LineChange {
  readonly article: BasketArticle;
}

/** The article's whole price ladder in the shape of the contract. */
export function ladderOf(article: BasketArticle, rules: PriceRules): Price[] {
  const rung = (bound: number, net: number | null): Price => ({
    net_price: net,
    gross_price: net === null ? null : unitAmount(net, article.taxRate, rules).gross,
    tax_rate: article.taxRate,
    unit: article.unit,
    quantity_lower_bound: bound,
    ...priceTypeFrom(bound),
  });
  if (article.netPrice === null) return [rung(1, null)];
  return [rung(1, article.netPrice), ...article.tiers.map(([bound, net]) => rung(bound, net))];
}

/** Net cents for one piece at this quantity; null when the article is gone or has no price. */
export function unitNetOf(article: PricedPosition['article'], quantity: number): number | null {
  if (article === null || !article.isVisible || article.netPrice === null) return null;
  const tiers = [
    { quantity_lower_bound: 1, net: article.netPrice },
    ...article.tiers.map(([bound, net]) => ({ quantity_lower_bound: bound, net })),
  ];
  return tierFor(tiers, quantity)?.net ?? article.netPrice;
}

export function linePriceOf(position: PricedPosition): LinePrice {
  return {
    unitNet: unitNetOf(position.article, position.quantity),
    taxRate: position.article?.taxRate ?? 0,
    quantity: position.quantity,
  };
}

export const ruleOf = (article: BasketArticle): QuantityRule => ({
  minimum: article.minimum,
  maximum: article.maximum,
  step: article.step,
});

/** What one costs at this quantity. */
export const agreedPrice = (article: BasketArticle, quantity: number, rules: PriceRules): Amount =>
  unitAmount(unitNetOf(article, quantity) ?? 0, article.taxRate, rules);

const refusal = (
  code: LineRefusal['code'],
  obstacle: AddObstacle | null = null,
  available = 0,
): LineRefusal => ({
  code,
  obstacle,
  available,
  inBasket: 0,
});

/**
 * Why there is not enough of an article.
 *
 * @param limit pieces that can be sold of it
 */
export const stockRefusal = (article: BasketArticle, limit: number, inBasket = 0): LineRefusal => ({
  ...refusal('stock.tooLow', 'outOfStock', largestWithin(ruleOf(article), limit)),
  inBasket,
});

/** Whether the article may be sold to this visitor now; null when it may. */
export function articleRefusal(article: BasketArticle | null, rules: SellingRules): LineRefusal | null {
  if (article === null || !article.isVisible) return refusal('article.notFound');
  const { obstacles } = mayAdd({
    deliveryState: article.deliveryState,
    stock: article.stock,
    allowOrdersWithoutStock: rules.allowOrdersWithoutStock || article.isUnbounded,
    mayOrder: rules.mayOrder,
    isPriceDisplayed: rules.isPriceDisplayed,
    netPrice: article.netPrice,
    // Who only looks at tiles may not order.
    isAdminMode: false,
  });
  const [obstacle] = obstacles;
  if (obstacle === undefined) return null;
  if (obstacle === 'mayNotOrder' || obstacle === 'adminMode') return refusal('order.notAllowed', obstacle);
  const isPriceMissing = obstacle === 'priceOnRequest' || obstacle === 'priceHidden';
  return refusal(isPriceMissing ? 'article.withoutPrice' : 'article.notOrderable', obstacle);
}

/** Pieces that can be sold of it; null without a limit. */
export function stockLimitOf(
  article: BasketArticle,
  rules: Pick<SellingRules, 'allowOrdersWithoutStock'>,
): number | null {
  return sellableStock({
    deliveryState: article.deliveryState,
    stock: article.stock,
    allowOrdersWithoutStock: rules.allowOrdersWithoutStock || article.isUnbounded,
  });
}

export function isRefusedLine(outcome: LineChange | LineRefusal): outcome is LineRefusal {
  return 'code' in outcome;
}

/**
 * Quantity of a position after a change, or why it cannot be (S5, R35, R36).
 *
 * @param mayBeLess what is left is taken where stock is short
 */
function settle(
  book: LineBook,
  own: Pick<StoredPosition, 'articleNumber' | 'shopDepotId' | 'quantity'>,
  article: BasketArticle,
  asked: number | string,
  rules: SellingRules,
  mayBeLess = false,
): { quantity: number; reason: QuantityCorrection['reason'] | null } | LineRefusal {
  const others = book.quantityOf(own) - own.quantity;
  const settled = limitQuantity(asked, ruleOf(article), others);
  if (settled.quantity < 1) return refusal('quantity.tooHigh', null, article.maximum);
  const limit = stockLimitOf(article, rules);
  if (limit === null || settled.quantity + others <= limit || settled.quantity <= own.quantity)
    return settled;
  const left = largestWithin(ruleOf(article), limit - others);
  return mayBeLess && left > own.quantity
    ? { quantity: left, reason: null }
    : stockRefusal(article, limit, others);
}

/** Adds an article: merges with the position of the same six grouping fields (S3.2). Prices of the request are not even read. */
export function planAdd(
  book: LineBook,
  article: BasketArticle | null,
  item: ItemToAdd,
  rules: SellingRules,
  now: Date,
): LineAdded | LineRefusal {
  const refused = articleRefusal(article, rules);
  if (refused !== null || article === null) return refused ?? refusal('article.notFound');
  const fields = {
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    // The catalogue knows one unit an article is sold in; anything else would be a wrong promise.
    unit: article.unit,
    costCenter: item.costCenter ?? '',
    offerNumber: item.offerNumber ?? '',
    hint: item.hint ?? '',
  };
  const known = book.find(fields);
  if (known === undefined && book.size >= maximumPositions) return refusal('basket.full');
  const before = known?.quantity ?? 0;
  const corrected = correctQuantity(item.quantity, ruleOf(article));
  const own = { ...fields, quantity: before };
  const settled = settle(book, own, article, before + corrected.quantity, rules, item.mayBeLess);
  if ('code' in settled) return { ...settled, inBasket: settled.inBasket + before };
  if (settled.quantity <= before) return refusal('quantity.tooHigh', null, article.maximum);
  const uid = positionUid(fields);
  const agreed = agreedPrice(article, settled.quantity, rules);
  const added = settled.quantity - before;
  const isLimited = settled.reason === 'limitPerArticle' || settled.reason === 'aboveMaximum';
  return {
    article,
    position: {
      ...fields,
      articleId: article.id,
      quantity: settled.quantity,
      agreedNet: agreed.net,
      agreedGross: agreed.gross,
      timestamp: known?.timestamp ?? now.getTime(),
    },
    quantityAdded: added,
    correction: isLimited
      ? { uid, asked: before + corrected.quantity, stored: settled.quantity, reason: 'limitPerArticle' }
      : quantityCorrectionOf(uid, item.quantity, corrected),
  };
}

/** How many of a line that may be less were asked for where fewer went in; null where none is missing. */
export function shortOf(item: ItemToAdd, { quantityAdded }: LineChange): number | null {
  if (item.mayBeLess !== true) return null;
  const asked = typeof item.quantity === 'string' ? parseQuantity(item.quantity) : item.quantity;
  return asked > quantityAdded ? asked : null;
}

/** Sets the quantity of a position (S5). Its agreed price becomes the one of today's ladder at the new quantity. */
export function planQuantity(
  book: LineBook,
  position: StoredPosition,
  asked: number | string,
  rules: SellingRules,
): LineChange | LineRefusal {
  const { article } = position;
  const refused = articleRefusal(article, rules);
  if (refused !== null || article === null) return refused ?? refusal('article.notFound');
  const settled = settle(book, position, article, asked, rules);
  if ('code' in settled) return settled;
  const agreed = agreedPrice(article, settled.quantity, rules);
  return {
    position: {
      ...position,
      articleId: article.id,
      quantity: settled.quantity,
      agreedNet: agreed.net,
      agreedGross: agreed.gross,
    },
    quantityAdded: settled.quantity - position.quantity,
    correction: quantityCorrectionOf(positionUid(position), asked, settled),
  };
}

/** What the header shows of these positions. */
export function headOf(version: number, positions: readonly PricedPosition[], rules: PriceRules): BasketHead {
  const goods = goodsAmount(positions.map(linePriceOf), rules);
  return { version, ...basketCounts(positions), goodsNet: goods.net, goodsGross: goods.gross };
}
