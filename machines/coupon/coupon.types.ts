import type { Problem } from '../call-problem.ts';

export interface CouponContext {
  /** The code that is sent, or was sent last. */
  readonly code: string;
  /** Why the last try did not work. */
  readonly problem: Problem | null;
}

export type CouponCommand =
  /** `code` as it was typed. */
  { readonly type: 'code.apply'; readonly code: string } | { readonly type: 'coupon.remove' };

/** The basket is another one: what was said of a code with the former one may hold no longer. */
export type CouponFact = { readonly type: 'basket.changed' };
