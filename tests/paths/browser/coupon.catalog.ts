import { couponCatalog } from '#machines/coupon/coupon.catalog.ts';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';

const cutOff = {
  error: { kind: 'noAnswer' },
  ...inWords('Die Verbindung ist weg.', 'The connection is gone.', 0.3),
} as const;

/**
 * The samples of a real coupon; silence is that of a connection that is cut. What changes the basket is no gesture of
 * the part, and is left to the paths of its view.
 */
export const couponBrowserCatalog: Catalog<CouponMachine> = {
  ...couponCatalog,
  events: { ...couponCatalog.events, 'basket.changed': {} },
  calls: {
    addCoupon: { ...couponCatalog.calls.addCoupon, noAnswer: cutOff },
    removeCoupon: { ...couponCatalog.calls.removeCoupon, noAnswer: cutOff },
  },
};
