import type { BasketCoupon } from '#contract/basket.ts';
import { couponDiscount, couponObstacle } from '#domain/coupon.ts';
import type { CouponObstacle, CouponUse } from '#domain/coupon.ts';
import { formatDate, formatMoney } from '#domain/money-format.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Language } from '#server/session/visitor.ts';
import type { StoredCoupon } from './stored-coupon.ts';

/** What the coupon of a basket does for it now. */
export interface ReckonedCoupon {
  /** Null where its code stands for none any more. */
  readonly coupon: StoredCoupon | null;
  readonly code: string;
  readonly obstacle: CouponObstacle | null;
  /** Cents in the prices the buyer reckons with. */
  readonly discount: number;
  readonly isShippingFree: boolean;
}

/** Reckons the coupon of a basket; null where none was entered. */
export function reckonCoupon(
  { couponCode, coupon }: { readonly couponCode: string | null; readonly coupon: StoredCoupon | null },
  use: CouponUse,
): ReckonedCoupon | null {
  if (couponCode === null) return null;
  const obstacle = coupon === null ? 'inactive' : couponObstacle(coupon, use);
  const isGiven = coupon !== null && obstacle === null;
  return {
    coupon,
    code: couponCode,
    obstacle,
    discount: isGiven ? couponDiscount(coupon, use.goods) : 0,
    isShippingFree: isGiven && coupon.kind === 'freeShipping',
  };
}

/** The coupon that gives something now; null where there is none, or where it gives nothing. */
export const couponInForce = (reckoned: ReckonedCoupon | null): StoredCoupon | null =>
  reckoned === null || reckoned.obstacle !== null ? null : reckoned.coupon;

/** Why a coupon gives nothing, as a sentence; empty when it does. */
export function couponProblem({ coupon, obstacle }: ReckonedCoupon, language: Language): string {
  if (obstacle === null) return '';
  const { problems } = serverTexts(language).coupon;
  if (obstacle === 'belowMinimum')
    return problems.belowMinimum({ minimum: formatMoney(coupon?.minimum ?? 0, language) });
  if (obstacle === 'notYet')
    return problems.notYet({ date: formatDate(new Date(coupon?.validFrom ?? 0).toISOString(), language) });
  return problems[obstacle];
}

/** The coupon as the basket shows it. @param isGiftOpen it gives an article, and none of those was chosen */
export function basketCouponOf(
  reckoned: ReckonedCoupon,
  isGiftOpen: boolean,
  language: Language,
): BasketCoupon {
  const { coupon, code } = reckoned;
  const { gives, giftOpen } = serverTexts(language).coupon;
  const description =
    coupon === null
      ? ''
      : {
          amount: gives.amount({ amount: formatMoney(coupon.value, language) }),
          percent: gives.percent({ percent: coupon.value }),
          freeShipping: gives.freeShipping,
          freeArticle: gives.freeArticle,
        }[coupon.kind];
  return { code, description, problem: isGiftOpen ? giftOpen : couponProblem(reckoned, language) };
}
