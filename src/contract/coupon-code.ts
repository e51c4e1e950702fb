/** Longest code of a coupon that is read, with the blanks people type. */
export const longestCouponCode = 60;
