import type { Call } from '#client/call.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { callsLater } from './calls-later.ts';

/** The checkout wired to the client. */
export function liveCheckout(call: Call) {
  const { port } = callsLater(async () => (await import('./checkout.calls.ts')).checkoutCalls(call));
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
