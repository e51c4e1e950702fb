import type { BasePrice, Price } from '#contract/article.ts';
import { grossOf, roundHalfUp } from './money.ts';

export type PriceMode = 'b2b' | 'b2c';

/** An amount of which the mode picks one side: net in b2b, gross in b2c. */
export interface Amount {
  readonly net: number;
  readonly gross: number;
}

/** Kinds of price of this shop (S3.9): what one piece costs, and what one costs from a larger amount on. */
export const priceTypes = [
  { slug: 'standard', id: 1 },
  { slug: 'scale', id: 2 },
] as const;

/** The kind of price a rung of a ladder is, by the amount it begins at. */
export function priceTypeFrom(
  lowerBound: number,
): Pick<Price, 'internal_price_type' | 'internal_price_type_id'> {
  const [standard, scale] = priceTypes;
  const { slug, id } = lowerBound === 1 ? standard : scale;
  return { internal_price_type: slug, internal_price_type_id: id };
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
  /** Nothing is taxed: everyone pays net prices (S3.12). */
  readonly isTaxExempt: boolean;
}

/** Whether a buyer reckons with net prices: businesses do, and who pays no tax (docs/decisions/0015). */
export const reckonsNet = ({ mode, isTaxExempt }: PriceRules): boolean => mode === 'b2b' || isTaxExempt;

/** The side of an amount the buyer reckons with, in cents. */
export const reckonedSide = ({ net, gross }: Amount, rules: PriceRules): number =>
  reckonsNet(rules) ? net : gross;

/** Whether a unit costs more than the buyer last agreed to, in the prices the buyer reckons with (R38). */
export const hasRisen = (agreed: Amount, now: Amount, rules: PriceRules): boolean =>
  reckonedSide(now, rules) > reckonedSide(agreed, rules);

/** Net and gross price of one piece; tax-exempt buyers see the net price as both. */
export function unitAmount(unitNet: number, taxRate: number, rules: PriceRules): Amount {
  return { net: unitNet, gross: rules.isTaxExempt ? unitNet : grossOf(unitNet, taxRate) };
}

/** Tax rate in percent by which prices of shipping and payment are shown before it is known what is in the basket. */
export const standardTaxRate = 19;

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
