import type { BasketState } from '#contract/basket.ts';
import { grossOf } from './money.ts';
import { reckonedSide, reckonsNet, standardTaxRate } from './price.ts';
import type { Amount, PriceRules } from './price.ts';
import { chargeAmount, noAmount } from './totals.ts';

export type DeliveryCountry = NonNullable<BasketState['checkoutData']['shippingAddress']>['country'];

/** A way to ship, as data. */
export interface ShippingRule {
  readonly slug: string;
  /** Integer cents. */
  readonly priceNet: number;
  /** Goods value (net cents) from which it costs nothing; null when there is no such limit. */
  readonly freeFromNet: number | null;
  /** The same limit for private customers in gross cents; derived from the net one when absent. */
  readonly freeFromGross?: number | null;
  /** Empty = everywhere. */
  readonly countries: readonly DeliveryCountry[];
}

export type ShippingObstacle = 'country';

/** Goods value, in the kind of the mode, from which shipping is free; null when the method has no limit. */
export function freeShippingFrom(rule: ShippingRule, rules: PriceRules): number | null {
  if (rule.freeFromNet === null) return null;
  if (reckonsNet(rules)) return rule.freeFromNet;
  return rule.freeFromGross ?? grossOf(rule.freeFromNet, standardTaxRate);
}

/** Price of shipping for a goods value; zero from the free limit on, which each mode compares in its own kind. */
export function shippingAmount(rule: ShippingRule, goods: Amount, rules: PriceRules): Amount {
  const limit = freeShippingFrom(rule, rules);
  const value = reckonedSide(goods, rules);
  return limit !== null && value >= limit ? noAmount : chargeAmount(rule.priceNet, rules);
}

/** Whether a way to ship leads to a country; one that names none leads everywhere. */
export const servesCountry = (countries: readonly string[], country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** Why a method cannot be used; null when it can. Without an address yet, every method is offered. */
export function shippingObstacle(
  rule: ShippingRule,
  country: DeliveryCountry | null,
): ShippingObstacle | null {
  return country === null || servesCountry(rule.countries, country) ? null : 'country';
}
