import { couponCatalog } from '#machines/coupon/coupon.catalog.ts';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';

const cutOff = {
  error: { kind: 'noAnswer' },
  ...inWords('Die Verbindung ist weg.', 'The connection is gone.', 0.3),
} as const;

/** The samples of a real coupon; silence is that of a connection that is cut. */
export const couponBrowserCatalog: Catalog<CouponMachine> = {
  ...couponCatalog,
  calls: {
    addCoupon: { ...couponCatalog.calls.addCoupon, noAnswer: cutOff },
    removeCoupon: { ...couponCatalog.calls.removeCoupon, noAnswer: cutOff },
  },
};
