import type { Call } from '#client/call.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import type { LivePage } from '../live-page.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { takeBasket } from './take-basket.ts';

/** The coupon's calls; what they make of the basket is handed to who shows it, what went wrong is told by the part itself. */
export const couponCalls = (call: Call, page: Pick<LivePage, 'system' | 'screens'>) =>
  ({
    addCoupon: async ({ input: { code }, signal }) => {
      const options = { signal, suppressErrors: true };
      takeBasket(page, (await ask(call, couponEndpoints.add, { body: { code } }, options)).basket);
    },
    removeCoupon: async ({ signal }) => {
      const options = { signal, suppressErrors: true };
      takeBasket(page, (await ask(call, couponEndpoints.remove, {}, options)).basket);
    },
  }) satisfies ChartCalls<CouponMachine>;
