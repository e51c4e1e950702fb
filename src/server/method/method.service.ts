import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import { combinedDeliverySpan } from '#domain/delivery.ts';
import { formatMoney } from '#domain/money-format.ts';
import { paymentAvailability } from '#domain/payment.ts';
import type { BuyerKind, PaymentRule } from '#domain/payment.ts';
import type { Amount, PriceRules } from '#domain/price.ts';
import { freeShippingFrom, shippingAmount, shippingObstacle } from '#domain/shipping.ts';
import type { DeliveryCountry, ShippingRule } from '#domain/shipping.ts';
import { noAmount } from '#domain/totals.ts';
import { textsOf } from '#texts/catalogues.ts';
import { ordering as german } from '#texts/de/ordering.ts';
import { ordering as english } from '#texts/en/ordering.ts';
import type { Database } from '#server/database/pool.ts';
import { loadMethods } from './method.repository.ts';
import { LineBook } from '#server/basket/line-book.ts';
import type { StoredPosition } from '#server/basket/stored-basket.ts';
import type { PaymentMethodRow, ShippingMethodRow, StoredMethods } from './stored-methods.ts';
import type { Language } from '#server/session/visitor.ts';
import { refreshed } from '#server/runtime/refreshed.ts';

/** Sentences of basket and order in a language. */
export const orderingTexts = (language: Language): typeof german => (language === 'en' ? english : german);

/** What the availability and the price of a method depend on. */
export interface MethodFacts {
  readonly buyer: BuyerKind;
  readonly rules: PriceRules;
  readonly language: Language;
  readonly positions: readonly StoredPosition[];
  readonly goods: Amount;
  /** A coupon gives it. */
  readonly isShippingFree: boolean;
  /** Days the goods of a prepaid order are kept. */
  readonly reservedDays: number;
  /** Who collects SEPA direct debits. */
  readonly creditor: { readonly name: string; readonly id: string };
  readonly billingCountry: DeliveryCountry | null;
  readonly shippingCountry: DeliveryCountry | null;
}

const warehouseState = 1;

const shippingRuleOf = (row: ShippingMethodRow): ShippingRule => ({
  slug: row.slug,
  priceNet: row.priceNetCents,
  freeFromNet: row.freeFromNetCents,
  countries: row.countries as DeliveryCountry[],
});

function paymentRuleOf(row: PaymentMethodRow): PaymentRule {
  const buyers: BuyerKind[] = [];
  if (row.isForGuests) buyers.push('guest');
  if (row.isForPrivate) buyers.push('private');
  if (row.isForCompanies) buyers.push('company');
  const limit = row.maximumGrossCents;
  return {
    slug: row.slug,
    buyers,
    countries: row.countries as DeliveryCountry[],
    ...(limit === null ? {} : { maximumTotal: { guest: limit, private: limit, company: limit } }),
  };
}

/** A name of a method in the visitor's language. */
export const nameIn = (names: { readonly de: string; readonly en?: string }, language: Language): string =>
  (language === 'en' ? names.en : undefined) ?? names.de;

/** Whether the warehouse has all of it; lines of one article take from the same pieces. */
function isInStock(positions: readonly StoredPosition[]): boolean {
  const book = new LineBook(positions);
  return positions.every(
    (position) =>
      position.article?.deliveryState === warehouseState &&
      position.article.stock >= book.quantityOf(position),
  );
}

function shippingReason(row: ShippingMethodRow, facts: MethodFacts): string {
  const sentences = orderingTexts(facts.language);
  if (!row.isActive) return sentences.methodInactive;
  const obstacle = shippingObstacle(shippingRuleOf(row), facts.shippingCountry);
  if (obstacle !== null) return textsOf(facts.language).forms.shippingObstacles[obstacle];
  const articles = facts.positions.map(({ article, quantity }) => ({ article, quantity }));
  const grams = articles.reduce(
    (total, { article, quantity }) => total + (article?.weightGrams ?? 0) * quantity,
    0,
  );
  if (row.maximumWeightGrams !== null && grams > row.maximumWeightGrams) return sentences.shippingTooHeavy;
  if (row.needsStock && !isInStock(facts.positions)) return sentences.shippingNeedsStock;
  if (row.isPickup && !articles.every(({ article }) => article?.isCollectable === true))
    return sentences.shippingNotCollectable;
  return '';
}

/** Span in working days for what is in the basket; 0 to 0 when no date can be promised (delivery state 6). */
function spanOf(
  row: ShippingMethodRow,
  positions: readonly StoredPosition[],
): { minimum: number; maximum: number } {
  const states = positions.flatMap(({ article }) => (article === null ? [] : [article.deliveryState]));
  if (states.every((state) => state === warehouseState))
    return { minimum: row.minimumDays, maximum: row.maximumDays };
  const goods = combinedDeliverySpan(states);
  if (goods === null) return { minimum: 0, maximum: 0 };
  return {
    minimum: Math.max(row.minimumDays, goods.minimumDays),
    maximum: Math.max(row.maximumDays, goods.maximumDays),
  };
}

/** A way to ship as the checkout shows it, priced for this basket. */
export function shippingMethodOf(row: ShippingMethodRow, facts: MethodFacts): ShippingMethod {
  const price = facts.isShippingFree
    ? noAmount
    : shippingAmount(shippingRuleOf(row), facts.goods, facts.rules);
  const reason = shippingReason(row, facts);
  const span = spanOf(row, facts.positions);
  return {
    slug: row.slug,
    displayName: nameIn(row.displayName, facts.language),
    description: nameIn(row.description, facts.language),
    priceNet: price.net,
    priceGross: price.gross,
    freeFromNet: row.freeFromNetCents,
    minimumDays: span.minimum,
    maximumDays: span.maximum,
    isAvailable: reason === '',
    unavailableReason: reason,
  };
}

/** What a way to ship costs for a value of goods now; null where there is no such way any more. */
export function shippingPriceOf(
  { shipping }: StoredMethods,
  slug: string,
  goods: Amount,
  rules: PriceRules,
): Amount | null {
  const row = shipping.find((method) => method.slug === slug);
  return row === undefined ? null : shippingAmount(shippingRuleOf(row), goods, rules);
}

export function freeShippingLimitOf(row: ShippingMethodRow, rules: PriceRules): number | null {
  return freeShippingFrom(shippingRuleOf(row), rules);
}

function paymentReason(row: PaymentMethodRow, facts: MethodFacts, totalGross: number): string {
  const sentences = orderingTexts(facts.language);
  if (!row.isActive) return sentences.methodInactive;
  if (row.minimumGrossCents !== null && totalGross < row.minimumGrossCents) {
    return sentences.paymentBelowLimit({ limit: formatMoney(row.minimumGrossCents, facts.language) });
  }
  const { obstacle, limit } = paymentAvailability(paymentRuleOf(row), {
    buyer: facts.buyer,
    totalGross,
    country: facts.billingCountry,
  });
  if (obstacle === null) return '';
  const obstacles = textsOf(facts.language).forms.paymentObstacles;
  return obstacle === 'aboveLimit'
    ? obstacles.aboveLimit({ limit: formatMoney(limit ?? 0, facts.language) })
    : obstacles[obstacle];
}

/**
 * A way to pay as the checkout shows it.
 *
 * @param totalGross what is to be paid without the method's own fee, gross cents
 */
export function paymentMethodOf(
  row: PaymentMethodRow,
  facts: MethodFacts,
  totalGross: number,
): PaymentMethod {
  const reason = paymentReason(row, facts, totalGross);
  return {
    slug: row.slug,
    displayName: nameIn(row.displayName, facts.language),
    description: row.isPrepaid
      ? `${nameIn(row.description, facts.language)} ${orderingTexts(facts.language).prepaymentReserved({ days: facts.reservedDays })}`
      : nameIn(row.description, facts.language),
    feeNet: row.feeNetCents,
    needsIban: row.needsIban,
    ...(row.needsIban ? { mandate: orderingTexts(facts.language).mandate(facts.creditor) } : {}),
    isPrepaid: row.isPrepaid,
    isAvailable: reason === '',
    unavailableReason: reason,
  };
}

const lifetimeMs = 1000;

export interface MethodService {
  /** The methods, about a second old at most; save-order reads them anew. */
  readonly known: () => Promise<StoredMethods>;
}

export function createMethodService(database: Database): MethodService {
  return { known: refreshed(() => loadMethods(database), lifetimeMs) };
}
