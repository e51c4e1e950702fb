import type { Call } from '#client/call.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { callsLater } from './calls-later.ts';

/** The checkout wired to the client. */
export function liveCheckout(call: Call) {
  const { calls, port } = callsLater(async () => (await import('./checkout.calls.ts')).checkoutCalls(call));
  // At once, while the page it came with could be loaded: a browser that could not fetch code because the connection was lost
  // does not ask for it again until the document is loaded anew (R82).
  calls().catch(() => undefined);
  return checkoutMachine.provide({
    actors: {
      loadBasket: port((calls) => calls.loadBasket),
      findLatestOrder: port((calls) => calls.findLatestOrder),
      saveGuest: port((calls) => calls.saveGuest),
      loadAddresses: port((calls) => calls.loadAddresses),
      saveBillingAddress: port((calls) => calls.saveBillingAddress),
      saveShippingAddress: port((calls) => calls.saveShippingAddress),
      loadMethods: port((calls) => calls.loadMethods),
      savePaymentMethod: port((calls) => calls.savePaymentMethod),
      saveShippingMethod: port((calls) => calls.saveShippingMethod),
      saveOrder: port((calls) => calls.saveOrder),
      findOrder: port((calls) => calls.findOrder),
    },
  });
}
