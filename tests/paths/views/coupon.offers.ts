import type { Reality } from '#paths/explore/reality.ts';

/** The field stands there while no coupon is used, the way to remove one only then. */
export const couponOffers: Reality<{ readonly isUsed: boolean }> = {
  start: () => ({ isUsed: false }),
  after: (known, step) => {
    if (step.startsWith('code.apply:')) return known.isUsed ? null : known;
    if (step.startsWith('coupon.remove:')) return known.isUsed ? known : null;
    if (step === 'addCoupon:ok') return { isUsed: true };
    return step === 'removeCoupon:ok' ? { isUsed: false } : known;
  },
};
