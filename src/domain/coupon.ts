import { roundHalfUp } from './money.ts';
import type { PriceMode } from './price.ts';

export const couponKinds = ['amount', 'percent', 'freeShipping', 'freeArticle'] as const;

/** What a coupon gives, and to whom. */
export interface CouponRule {
  readonly kind: (typeof couponKinds)[number];
  /** Cents in the prices the buyer reckons with, or percent. */
  readonly value: number;
  /** Value of goods it needs, in the prices the buyer reckons with. */
  readonly minimum: number;
  /** Null = businesses and private customers. */
  readonly mode: PriceMode | null;
  /** Milliseconds since 1970; null = from ever, for ever. */
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  /** How many orders it is good for; null = any number. */
  readonly mostUses: number | null;
  readonly mostPerAccount: number | null;
  readonly isActive: boolean;
  /** How many orders it was used for, in all and of the buyer's account. */
  readonly usedCount: number;
  readonly usedByAccount: number;
}

/** Who wants to use it, when and for what. */
export interface CouponUse {
  readonly now: Date;
  readonly mode: PriceMode;
  readonly hasAccount: boolean;
  /** Value of goods in the prices the buyer reckons with. */
  readonly goods: number;
}

export type CouponObstacle =
  'inactive' | 'notYet' | 'over' | 'usedUp' | 'otherMode' | 'needsAccount' | 'usedByAccount' | 'belowMinimum';

const isReached = (count: number, most: number | null): boolean => most !== null && count >= most;

/** Why a coupon takes nothing off; null when it does. What cannot be mended comes before what goods can mend. */
export function couponObstacle(rule: CouponRule, use: CouponUse): CouponObstacle | null {
  const now = use.now.getTime();
  if (!rule.isActive) return 'inactive';
  if (rule.validFrom !== null && now < rule.validFrom) return 'notYet';
  if (rule.validUntil !== null && now >= rule.validUntil) return 'over';
  if (isReached(rule.usedCount, rule.mostUses)) return 'usedUp';
  if (rule.mode !== null && rule.mode !== use.mode) return 'otherMode';
  // Whoever has none could be anybody as often as they like.
  if (rule.mostPerAccount !== null && !use.hasAccount) return 'needsAccount';
  if (isReached(rule.usedByAccount, rule.mostPerAccount)) return 'usedByAccount';
  return use.goods < rule.minimum ? 'belowMinimum' : null;
}

/** What a coupon takes off a value of goods, in cents of the prices the buyer reckons with. */
export function couponDiscount({ kind, value }: Pick<CouponRule, 'kind' | 'value'>, goods: number): number {
  if (kind === 'amount') return Math.min(value, goods);
  return kind === 'percent' ? roundHalfUp(goods * value, 100) : 0;
}

/** A code as it is kept, however it was typed: `willkommen 10` is `WILLKOMMEN10`. */
export const couponCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
