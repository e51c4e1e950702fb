import type { BasketState } from '#contract/basket.ts';
import { couponCodeOf } from '#domain/coupon.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createDailyTries } from '#server/attempt/daily-tries.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { CheckoutService } from '#server/checkout/checkout.service.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { couponProblem } from './coupon-in-basket.ts';
import { giveBackCoupon, insertCoupon, isKnownCode } from './coupon.repository.ts';

export interface CouponNeeds {
  readonly foundation: Foundation;
  readonly attempts: AttemptService;
  readonly baskets: BasketService;
  readonly checkout: CheckoutService;
}

export interface CouponService {
  /**
   * Uses a coupon for the visitor's basket.
   *
   * @throws Refused with `coupon.notFound` for a code that stands for none, with `coupon.notValid` for one that gives nothing here
   *   or where another one is used, with `coupon.tooManyTries` while guessing is slowed
   */
  readonly add: (visitor: Visitor, typed: string, now: Date) => Promise<BasketState>;
  readonly remove: (visitor: Visitor) => Promise<BasketState>;
}

/** Wrong codes that pass before a network or a session is slowed to one each 15 minutes. */
const freeTries = 10;

/** Coupons of orders: tries are counted like those of passwords (docs/decisions/0105). */
export function createCouponService({ foundation, attempts, baskets, checkout }: CouponNeeds): CouponService {
  const { database, keys } = foundation;
  const countTry = createDailyTries({ database, keys, attempts });

  /** A refusal that stands at the field. */
  const refuseCode = (
    code: 'coupon.notFound' | 'coupon.notValid' | 'coupon.tooManyTries',
    sentence: string,
  ): never => refuse(code, sentence, { fieldErrors: { code: sentence } });

  return {
    async add(visitor, typed, now) {
      const code = couponCodeOf(typed);
      const texts = serverTexts(visitor.language).coupon;
      if (code === '') refuseCode('coupon.notFound', texts.missing);
      const before = (await baskets.stored(visitor))?.couponCode ?? null;
      if (before !== null && before !== code) refuseCode('coupon.notValid', texts.onlyOne({ code: before }));
      const counted = [
        ['coupon-address', addressGroupOf(visitor.address)],
        ['coupon-session', String(visitor.session.id)],
      ] as const;
      const takeBack = await countTry(counted, freeTries, now);
      if (takeBack === null) return refuseCode('coupon.tooManyTries', texts.tooManyTries);
      if (!(await isKnownCode(database, code))) refuseCode('coupon.notFound', texts.unknown);
      await takeBack();
      return checkout.takeCoupon(visitor, code, ({ coupon }) => {
        if (coupon === null || coupon.obstacle === null) return;
        refuseCode('coupon.notValid', couponProblem(coupon, visitor.language));
      });
    },
    remove: (visitor) => checkout.takeCoupon(visitor, null, () => undefined),
  };
}

/** What the end of an order does to its coupon. */
export const couponGiving = { giveBack: giveBackCoupon } as const;

/** Issues coupons when a shop is set up. */
export const couponSetup = { add: insertCoupon } as const;
