import type { Reality } from '#paths/explore/reality.ts';

interface Known {
  /** A coupon counts: its field is gone, and there is a way to remove it. */
  readonly isUsed: boolean;
}

const answers: readonly string[] = [
  'code.apply:nothing',
  'addCoupon:notValid',
  'addCoupon:noAnswer',
  'removeCoupon:noAnswer',
];

/**
 * How the review of the built shop takes coupons; nobody answers where the connection is cut, any other silence is told by the whole
 * page.
 */
export const couponReality: Reality<Known> = {
  start: () => ({ isUsed: false }),
  after: (known, step) => {
    if (step.startsWith('code.apply:') && known.isUsed) return null;
    if (step === 'code.apply:welcome') return known;
    if (step === 'coupon.remove:remove') return known.isUsed ? known : null;
    if (step === 'addCoupon:ok') return { isUsed: true };
    if (step === 'removeCoupon:ok') return { isUsed: false };
    return answers.includes(step) ? known : null;
  },
};
