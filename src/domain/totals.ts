import type { BasketTotals } from '#contract/basket.ts';
import { basisPointsOf, grossOf, netOf, roundHalfUp, taxOnNet } from './money.ts';
import { reckonedSide, reckonsNet, standardTaxRate } from './price.ts';
import type { Amount, LinePrice, PriceRules } from './price.ts';
import { splitByWeight } from './split.ts';

/** The lower-level rule of a line: quantities may have decimals (2.5 m), the line is rounded half-up to cents. */
const multiply = (unitCents: number, quantity: number): number =>
  Number.isInteger(quantity)
    ? unitCents * quantity
    : roundHalfUp(unitCents * Math.round(quantity * 1000), 1000);

/**
 * Amounts of a line in cents (docs/decisions/0015). Net mode: net unit price × quantity, gross side derived from it. Gross mode:
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
  /** What a coupon takes off the goods, in the kind of the mode; at most their value. */
  readonly discount?: number;
}

export const noAmount: Amount = { net: 0, gross: 0 };

/** Net and gross side of a charge that is kept as a net price. */
export function chargeAmount(netCents: number, rules: Pick<PriceRules, 'isTaxExempt'>): Amount {
  return { net: netCents, gross: rules.isTaxExempt ? netCents : grossOf(netCents, standardTaxRate) };
}

interface RateGroup {
  readonly rate: number;
  readonly goods: number;
  /** Goods without what a coupon takes off them. */
  readonly reduced: number;
  readonly shipping: number;
  readonly fee: number;
}

/** Discount and charges of an order, in the kind of the mode. */
interface OrderParts {
  readonly shipping: number;
  readonly fee: number;
  readonly discount: number;
}

/** Goods values by tax rate, ascending, with discount and charges split by them. */
export function splitOverRates(
  goods: ReadonlyMap<number, number>,
  { shipping, fee, discount }: OrderParts,
): RateGroup[] {
  const rates = [...goods.keys()].sort((left, right) => basisPointsOf(left) - basisPointsOf(right));
  const values = rates.map((rate) => goods.get(rate) ?? 0);
  const discountParts = splitByWeight(discount, values);
  const shippingParts = splitByWeight(shipping, values);
  const feeParts = splitByWeight(fee, values);
  return rates.map((rate, index) => ({
    rate,
    goods: values[index] ?? 0,
    reduced: (values[index] ?? 0) - (discountParts[index] ?? 0),
    shipping: shippingParts[index] ?? 0,
    fee: feeParts[index] ?? 0,
  }));
}

/** Goods per tax rate, in the kind of the mode. */
function goodsByRate(lines: readonly LinePrice[], rules: PriceRules): ReadonlyMap<number, number> {
  const goods = new Map<number, number>();
  for (const line of lines) {
    const value = reckonedSide(lineAmount(line, rules), rules);
    const rate = rules.isTaxExempt ? 0 : line.taxRate;
    if (line.unitNet !== null) goods.set(rate, (goods.get(rate) ?? 0) + value);
  }
  if (goods.size === 0) goods.set(rules.isTaxExempt ? 0 : standardTaxRate, 0);
  return goods;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Totals of a basket in the shape of the contract (docs/decisions/0015). In the kind of the mode, lines add up to the goods value;
 * on both sides goods − discount + shipping + payment fee = total, and total net + taxes = total gross, always to the cent:
 * the other side of discount, shipping and fee is what their share changes of the rounded tax of the whole.
 */
export function basketTotals(input: TotalsInput): BasketTotals {
  const isNet = reckonsNet(input);
  const shipping = reckonedSide(input.shipping, input);
  const fee = reckonedSide(input.paymentFee, input);
  const { discount = 0 } = input;
  const groups = splitOverRates(goodsByRate(input.lines, input), { shipping, fee, discount });
  const other = (value: number, rate: number): number => (isNet ? grossOf(value, rate) : netOf(value, rate));

  const goods = sum(groups.map((group) => group.goods));
  const otherGoods = sum(groups.map((group) => other(group.goods, group.rate)));
  const otherReduced = sum(groups.map((group) => other(group.reduced, group.rate)));
  const otherWithShipping = sum(groups.map((group) => other(group.reduced + group.shipping, group.rate)));
  const wholes = groups.map((group) => {
    const whole = group.reduced + group.shipping + group.fee;
    const otherWhole = other(whole, group.rate);
    return {
      rate: group.rate,
      net: isNet ? whole : otherWhole,
      tax: isNet ? taxOnNet(whole, group.rate) : whole - otherWhole,
    };
  });
  const otherTotal = sum(
    groups.map((group) => other(group.reduced + group.shipping + group.fee, group.rate)),
  );
  const total = goods - discount + shipping + fee;
  const sides = (own: number, otherSide: number): Amount =>
    isNet ? { net: own, gross: otherSide } : { net: otherSide, gross: own };

  const goodsSides = sides(goods, otherGoods);
  const shippingSides = sides(shipping, otherWithShipping - otherReduced);
  const feeSides = sides(fee, otherTotal - otherWithShipping);
  const totalSides = sides(total, otherTotal);
  return {
    article_count: sum(input.lines.map((line) => line.quantity)),
    position_count: input.lines.length,
    goodsNet: goodsSides.net,
    goodsGross: goodsSides.gross,
    ...(discount === 0 ? {} : { discount: sides(discount, otherGoods - otherReduced) }),
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
  const goods = [...goodsByRate(lines, rules)];
  const own = sum(goods.map(([, value]) => value));
  return reckonsNet(rules)
    ? { net: own, gross: sum(goods.map(([rate, value]) => grossOf(value, rate))) }
    : { net: sum(goods.map(([rate, value]) => netOf(value, rate))), gross: own };
}
