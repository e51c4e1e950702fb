import type { BasePrice, Price } from '#contract/article.ts';
import type { BasketTotals } from '#contract/basket.ts';
import { basisPointsOf, grossOf, netOf, roundHalfUp, splitByWeight, taxOnNet } from './money.ts';

export type PriceMode = 'b2b' | 'b2c';

/** An amount of which the mode picks one side: net in b2b, gross in b2c. */
export interface Amount {
  readonly net: number;
  readonly gross: number;
}

type Tier = Pick<Price, 'quantity_lower_bound'>;
type PricedTier = Pick<Price, 'quantity_lower_bound' | 'net_price'>;

/** The tier of a price ladder that holds for a quantity; below the first tier the first one holds; null without tiers. */
export function tierFor<Step extends Tier>(prices: readonly Step[], quantity: number): Step | null {
  let lowest: Step | null = null;
  let found: Step | null = null;
  for (const tier of prices) {
    if (lowest === null || tier.quantity_lower_bound < lowest.quantity_lower_bound) lowest = tier;
    if (tier.quantity_lower_bound > quantity) continue;
    if (found === null || tier.quantity_lower_bound > found.quantity_lower_bound) found = tier;
  }
  return found ?? lowest;
}

/** The next tier above a quantity that is really cheaper than the one that holds now; null when there is none. */
export function nextTier<Step extends PricedTier>(prices: readonly Step[], quantity: number): Step | null {
  const now = tierFor(prices, quantity)?.net_price ?? null;
  if (now === null) return null;
  let next: Step | null = null;
  for (const tier of prices) {
    if (tier.quantity_lower_bound <= quantity || tier.net_price === null || tier.net_price >= now) continue;
    if (next === null || tier.quantity_lower_bound < next.quantity_lower_bound) next = tier;
  }
  return next;
}

/** The tiers an order can reach, each from the amount on that may really be ordered: below the minimum nothing is sold. */
export function reachableTiers<Step extends Tier>(prices: readonly Step[], minimum: number): readonly Step[] {
  const first = tierFor(prices, minimum);
  return prices
    .filter((tier) => tier === first || tier.quantity_lower_bound > minimum)
    .map((tier) => (tier === first ? { ...tier, quantity_lower_bound: minimum } : tier));
}

/** What a line of goods costs one piece and how it is taxed. */
export interface LinePrice {
  /** Integer cents for one order unit; null when the article has no price (any more): it counts nothing. */
  readonly unitNet: number | null;
  /** Percent, e.g. 19. */
  readonly taxRate: number;
  readonly quantity: number;
}

export interface PriceRules {
  readonly mode: PriceMode;
  /** Nothing is taxed: everyone pays net prices (spec 3.12). */
  readonly isTaxExempt: boolean;
}

/** Net and gross price of one piece; tax-exempt buyers see the net price as both. */
export function unitAmount(unitNet: number, taxRate: number, rules: PriceRules): Amount {
  return { net: unitNet, gross: rules.isTaxExempt ? unitNet : grossOf(unitNet, taxRate) };
}

/** The lower-level rule of a line: quantities may have decimals (2.5 m), the line is rounded half-up to cents. */
const multiply = (unitCents: number, quantity: number): number =>
  Number.isInteger(quantity)
    ? unitCents * quantity
    : roundHalfUp(unitCents * Math.round(quantity * 1000), 1000);

/**
 * Amounts of a line in cents (decision 14). Net mode: net unit price × quantity, gross side derived from it. Gross mode:
 * gross unit price rounded first, then × quantity, net side derived. Only the side of the mode adds up to the goods value
 * of the totals; the other side is for information.
 */
export function lineAmount(line: LinePrice, rules: PriceRules): Amount {
  if (line.unitNet === null) return { net: 0, gross: 0 };
  if (rules.isTaxExempt) {
    const net = multiply(line.unitNet, line.quantity);
    return { net, gross: net };
  }
  if (rules.mode === 'b2b') {
    const net = multiply(line.unitNet, line.quantity);
    return { net, gross: grossOf(net, line.taxRate) };
  }
  const gross = multiply(grossOf(line.unitNet, line.taxRate), line.quantity);
  return { net: netOf(gross, line.taxRate), gross };
}

export interface TotalsInput extends PriceRules {
  readonly lines: readonly LinePrice[];
  /** Price of shipping as {@link chargeAmount} gives it; net mode uses the net side, gross mode the gross side. */
  readonly shipping: Amount;
  readonly paymentFee: Amount;
  /** Goods value, in the kind of the mode, from which shipping is free; null without such a limit. */
  readonly freeShippingFrom: number | null;
}

export const noAmount: Amount = { net: 0, gross: 0 };

/** Tax rate in percent by which prices of shipping and payment are shown before it is known what is in the basket. */
export const standardTaxRate = 19;

/** Net and gross side of a charge that is kept as a net price. */
export function chargeAmount(netCents: number, rules: Pick<PriceRules, 'isTaxExempt'>): Amount {
  return { net: netCents, gross: rules.isTaxExempt ? netCents : grossOf(netCents, standardTaxRate) };
}

interface RateGroup {
  readonly rate: number;
  readonly goods: number;
  readonly shipping: number;
  readonly fee: number;
}

/** Goods per tax rate in the kind of the mode, ascending by rate, with the charges split by goods value. */
function groupByRate(input: TotalsInput, shipping: number, fee: number): RateGroup[] {
  const goods = new Map<number, number>();
  for (const line of input.lines) {
    const amount = lineAmount(line, input);
    const value = input.mode === 'b2b' || input.isTaxExempt ? amount.net : amount.gross;
    const rate = input.isTaxExempt ? 0 : line.taxRate;
    if (line.unitNet !== null) goods.set(rate, (goods.get(rate) ?? 0) + value);
  }
  if (goods.size === 0) goods.set(input.isTaxExempt ? 0 : standardTaxRate, 0);
  const rates = [...goods.keys()].sort((left, right) => basisPointsOf(left) - basisPointsOf(right));
  const values = rates.map((rate) => goods.get(rate) ?? 0);
  const shippingParts = splitByWeight(shipping, values);
  const feeParts = splitByWeight(fee, values);
  return rates.map((rate, index) => ({
    rate,
    goods: values[index] ?? 0,
    shipping: shippingParts[index] ?? 0,
    fee: feeParts[index] ?? 0,
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Totals of a basket in the shape of the contract (decision 14). In the kind of the mode, lines add up to the goods value;
 * on both sides goods + shipping + payment fee = total, and total net + taxes = total gross, always to the cent: the
 * other side of shipping and fee is what their share adds to the rounded tax of the whole.
 */
export function basketTotals(input: TotalsInput): BasketTotals {
  const isNet = input.mode === 'b2b' || input.isTaxExempt;
  const shipping = isNet ? input.shipping.net : input.shipping.gross;
  const fee = isNet ? input.paymentFee.net : input.paymentFee.gross;
  const groups = groupByRate(input, shipping, fee);
  const other = (value: number, rate: number): number => (isNet ? grossOf(value, rate) : netOf(value, rate));

  const goods = sum(groups.map((group) => group.goods));
  const otherGoods = sum(groups.map((group) => other(group.goods, group.rate)));
  const otherWithShipping = sum(groups.map((group) => other(group.goods + group.shipping, group.rate)));
  const wholes = groups.map((group) => {
    const whole = group.goods + group.shipping + group.fee;
    const otherWhole = other(whole, group.rate);
    return {
      rate: group.rate,
      net: isNet ? whole : otherWhole,
      tax: isNet ? taxOnNet(whole, group.rate) : whole - otherWhole,
    };
  });
  const otherTotal = sum(groups.map((group) => other(group.goods + group.shipping + group.fee, group.rate)));
  const total = goods + shipping + fee;
  const sides = (own: number, otherSide: number): Amount =>
    isNet ? { net: own, gross: otherSide } : { net: otherSide, gross: own };

  const goodsSides = sides(goods, otherGoods);
  const shippingSides = sides(shipping, otherWithShipping - otherGoods);
  const feeSides = sides(fee, otherTotal - otherWithShipping);
  const totalSides = sides(total, otherTotal);
  return {
    article_count: sum(input.lines.map((line) => line.quantity)),
    position_count: input.lines.length,
    goodsNet: goodsSides.net,
    goodsGross: goodsSides.gross,
    shippingNet: shippingSides.net,
    shippingGross: shippingSides.gross,
    paymentFeeNet: feeSides.net,
    paymentFeeGross: feeSides.gross,
    taxes: wholes.filter((whole) => whole.rate !== 0 && whole.net !== 0),
    totalNet: totalSides.net,
    totalTax: totalSides.gross - totalSides.net,
    totalGross: totalSides.gross,
    missingToFreeShipping:
      input.freeShippingFrom === null ? null : Math.max(0, input.freeShippingFrom - goods),
  };
}

/** Goods value of a basket on both sides, e.g. for the free-shipping limit and the head of the basket. */
export function goodsAmount(lines: readonly LinePrice[], rules: PriceRules): Amount {
  const totals = basketTotals({
    ...rules,
    lines,
    shipping: noAmount,
    paymentFee: noAmount,
    freeShippingFrom: null,
  });
  return { net: totals.goodsNet, gross: totals.goodsGross };
}

const unitFactors: Readonly<Record<string, { readonly base: string; readonly factor: number }>> = {
  ml: { base: 'l', factor: 1 },
  cl: { base: 'l', factor: 10 },
  l: { base: 'l', factor: 1000 },
  mg: { base: 'kg', factor: 1 },
  g: { base: 'kg', factor: 1000 },
  kg: { base: 'kg', factor: 1_000_000 },
  mm: { base: 'm', factor: 1 },
  cm: { base: 'm', factor: 10 },
  m: { base: 'm', factor: 1000 },
  'm²': { base: 'm²', factor: 1 },
};

/** `100 ml` → 100 of ml; `l` → 1 of l; `100 Blatt` → 100 of blatt. */
function amountOfUnit(written: string): { base: string; amount: number } | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)?\s*(\S.*?)\s*$/.exec(written);
  if (match?.[2] === undefined) return null;
  const count = match[1] === undefined ? 1 : Number(match[1].replace(',', '.'));
  const unit = match[2].toLowerCase();
  const known = unitFactors[unit];
  return count <= 0 ? null : { base: known?.base ?? unit, amount: count * (known?.factor ?? 1) };
}

/** What a piece of an article contains, for its base price. */
export interface Content {
  /** Amount in one order unit, e.g. 500. */
  readonly content: number | null;
  /** Its unit, e.g. `ml`. */
  readonly unit: string;
  /** Amount the base price is given for, e.g. `l`, `100 ml`, `100 Blatt`; null when none has to be given. */
  readonly comparativeUnit: string | null;
}

/**
 * Base price (PAngV §§ 4–5) of the tier that holds, so it follows scale prices.
 *
 * @returns null when the article needs none, has no price, or its units cannot be compared
 */
export function basePriceFor(
  price: Pick<Price, 'net_price' | 'tax_rate'>,
  content: Content,
): BasePrice | null {
  if (price.net_price === null || content.comparativeUnit === null || !content.content) return null;
  const contained = amountOfUnit(`${content.content} ${content.unit}`);
  const compared = amountOfUnit(content.comparativeUnit);
  if (contained === null || compared === null || contained.base !== compared.base) return null;
  const denominator = Math.round(contained.amount * 1000);
  const perAmount = (cents: number): number =>
    roundHalfUp(cents * Math.round(compared.amount * 1000), denominator);
  return {
    net_price: perAmount(price.net_price),
    gross_price: perAmount(grossOf(price.net_price, price.tax_rate)),
    per: content.comparativeUnit,
  };
}

/**
 * What one printed page costs.
 *
 * @param priceCents price of the cartridge in integer cents
 * @param yieldPages pages by the norm; null when unknown
 * @returns hundredths of a cent, half-up; null when price or yield is unknown
 */
export function costPerPage(priceCents: number | null, yieldPages: number | null): number | null {
  if (priceCents === null || yieldPages === null || yieldPages <= 0) return null;
  return roundHalfUp(priceCents * 100, Math.round(yieldPages));
}
