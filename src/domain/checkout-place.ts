/**
 * Whether a path is a step of the checkout (S2.9), which has a sign-in of its own and tells over itself what became of its calls. The
 * confirmation of an order is none: nothing is asked for there.
 */
export const isCheckoutStep = (path: string): boolean =>
  /^\/shop\/checkout(?!\/confirmation(?:[/?#]|$))(?:[/?#]|$)/.test(path);
