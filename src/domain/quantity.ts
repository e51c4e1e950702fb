import type { QuantityCorrection } from '#contract/basket.ts';

/** Which amounts of an article may be ordered, in order units. */
export interface QuantityRule {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** The three fields an article and a basket position carry for it (S3.2, S3.8). */
export interface QuantityFields {
  readonly min_order_price_unit: number;
  readonly max_order_price_unit: number;
  readonly step_order_price_unit: number;
}

export type QuantityReason = QuantityCorrection['reason'];

export interface CorrectedQuantity<Reason = Exclude<QuantityReason, 'limitPerArticle'>> {
  readonly quantity: number;
  /** Why the amount differs from what was typed; null when it does not. What an article's lines share is none of one amount. */
  readonly reason: Reason | null;
}

/** Rule of an article without one of its own: 1 to 1000, step 1 (S9). */
export const defaultQuantityRule: QuantityRule = { minimum: 1, maximum: 1000, step: 1 };

const fractionDigits = 6;

/** Removes the noise that fractional steps (0.1 m) leave in binary numbers. */
const withoutNoise = (value: number): number => Number(value.toFixed(fractionDigits));

const positiveOr = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : fallback;

/** The rule of an article or basket position; missing, zero and negative values become the defaults. */
export function quantityRuleOf(fields: Partial<QuantityFields>): QuantityRule {
  return {
    minimum: positiveOr(fields.min_order_price_unit, defaultQuantityRule.minimum),
    maximum: positiveOr(fields.max_order_price_unit, defaultQuantityRule.maximum),
    step: positiveOr(fields.step_order_price_unit, defaultQuantityRule.step),
  };
}

/**
 * The rule as far as there is enough of an article; the smallest amount may be asked for in any case.
 *
 * @param available pieces that can be had; null without a limit
 */
export function ruleWithin(rule: QuantityRule, available: number | null): QuantityRule {
  return available === null || available >= rule.maximum
    ? rule
    : { ...rule, maximum: Math.max(available, smallestQuantity(rule)) };
}

/** Smallest and largest multiple of the step inside the limits; null when the limits leave none. */
function latticeOf(rule: QuantityRule): { first: number; last: number } | null {
  const first = Math.ceil(withoutNoise(rule.minimum / rule.step));
  const last = Math.floor(withoutNoise(rule.maximum / rule.step));
  return last < first ? null : { first, last };
}

/** Smallest amount that may be ordered: the first multiple of the step that is not below the minimum. */
export function smallestQuantity(rule: QuantityRule): number {
  const lattice = latticeOf(rule);
  return lattice === null ? rule.minimum : withoutNoise(lattice.first * rule.step);
}

/** Largest amount that may be ordered: the last multiple of the step that is not above the maximum. */
export function largestQuantity(rule: QuantityRule): number {
  const lattice = latticeOf(rule);
  return lattice === null ? rule.minimum : withoutNoise(lattice.last * rule.step);
}

/** Largest amount that may be ordered and that so many pieces allow; 0 when they are too few for any. */
export function largestWithin(rule: QuantityRule, available: number): number {
  const largest = largestQuantity({ ...rule, maximum: Math.min(rule.maximum, available) });
  return largest > available ? 0 : largest;
}

const groupedByThousands = /^[+-]?\d{1,3}(?:[.\u0020\u00a0\u202f']\d{3})+(?:,\d+)?$/;
const plainNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads an amount as people in Germany type it: `1.000` is a thousand, `7,5` seven and a half.
 *
 * @returns NaN for everything that is not wholly a number, such as `5abc`
 */
export function parseQuantity(typed: string): number {
  const trimmed = typed.trim();
  if (groupedByThousands.test(trimmed)) {
    return Number(trimmed.replace(/[^\d,+-]/g, '').replace(',', '.'));
  }
  return plainNumber.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/**
 * Corrects an amount to the nearest multiple of the step within minimum and maximum (S5, docs/decisions/0016).
 * Halfway goes up, what is no number becomes the minimum. Applying it twice changes nothing more. Limits that contain no
 * multiple of the step give the minimum.
 *
 * @param asked number, or text as it was typed
 */
export function correctQuantity(
  asked: number | string,
  rule: QuantityRule = defaultQuantityRule,
): CorrectedQuantity {
  const value = typeof asked === 'string' ? parseQuantity(asked) : asked;
  const lattice = latticeOf(rule);
  if (Number.isNaN(value)) return { quantity: smallestQuantity(rule), reason: 'notANumber' };
  if (lattice === null) {
    if (value === rule.minimum) return { quantity: rule.minimum, reason: null };
    return { quantity: rule.minimum, reason: value < rule.minimum ? 'belowMinimum' : 'aboveMaximum' };
  }
  const nearest = Math.floor(withoutNoise(value / rule.step) + 0.5);
  const index = Math.min(Math.max(nearest, lattice.first), lattice.last);
  const quantity = withoutNoise(index * rule.step);
  if (quantity === value) return { quantity, reason: null };
  if (value < rule.minimum) return { quantity, reason: 'belowMinimum' };
  if (value > rule.maximum) return { quantity, reason: 'aboveMaximum' };
  return { quantity, reason: 'notOnStep' };
}

/**
 * What an entry in a field comes to: the amount it names, corrected. What is no number, or nothing, leaves the amount the field
 * had: nobody orders another one by a slip of the key (docs/decisions/0016).
 *
 * @param typed text as it was typed; null when nothing was
 * @param held amount the field had before
 */
export function enteredQuantity(typed: string | null, held: number, rule: QuantityRule): CorrectedQuantity {
  const corrected = correctQuantity(typed ?? held, rule);
  return corrected.reason === 'notANumber'
    ? { ...correctQuantity(held, rule), reason: 'notANumber' }
    : corrected;
}

/**
 * The amount so many steps away, never outside the limits; the reason says that a limit ended it.
 *
 * @param from where the steps start; it is corrected first
 * @param steps how many; negative ones lead down
 */
export function stepQuantity(from: number, rule: QuantityRule, steps: number): CorrectedQuantity {
  return correctQuantity(withoutNoise(correctQuantity(from, rule).quantity + steps * rule.step), rule);
}

/** What the field shows after a successful add: the minimum (S4.3). */
export function quantityAfterSuccess(rule: QuantityRule): number {
  return smallestQuantity(rule);
}

/** What the field shows after a failed add: 1, or the minimum where that is higher (S4.3, docs/decisions/0016). */
export function quantityAfterError(rule: QuantityRule): number {
  return correctQuantity(1, rule).quantity;
}

/**
 * The correction as the contract reports it; null when nothing was corrected. `asked` is 0 for what was no number,
 * since JSON has no NaN.
 */
export function quantityCorrectionOf(
  uid: string,
  asked: number | string,
  corrected: CorrectedQuantity<QuantityReason>,
): QuantityCorrection | null {
  if (corrected.reason === null) return null;
  const value = typeof asked === 'string' ? parseQuantity(asked) : asked;
  return {
    uid,
    asked: Number.isFinite(value) ? value : 0,
    stored: corrected.quantity,
    reason: corrected.reason,
  };
}
