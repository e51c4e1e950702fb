import type { Call } from '#client/call.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';

/**
 * The checkout's chart, which only its page needs: the page's module hands it over when it arrives, so that lists and
 * articles never download it.
 */
export function liveCheckoutLater(call: Call): () => typeof checkoutMachine {
  let wired: typeof checkoutMachine | null = null;
  return () => {
    if (provideCheckout === null) throw new Error('The checkout chart has not been loaded');
    wired ??= provideCheckout(call);
    return wired;
  };
}

let provideCheckout: ((call: Call) => typeof checkoutMachine) | null = null;

/** Called once by the route of the checkout before its view is shown. */
export function registerCheckout(provide: (call: Call) => typeof checkoutMachine): void {
  provideCheckout = provide;
}
