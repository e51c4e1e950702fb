import type { Call } from '#client/call.ts';
import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints, type BasketReply } from '#contract/basket.ts';
import { checkoutEndpoints, type SaveOrderBody, type SaveOrderReply } from '#contract/checkout.ts';
import { methodEndpoints } from '#contract/method.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { LoadReply } from '#machines/basket/basket.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type {
  AddressListReply,
  AddressPick,
  MethodsReply,
  OrderListReply,
  PaymentPick,
  ShippingPick,
} from '#machines/checkout/checkout.types.ts';
import { fromPromise } from 'xstate';
import { ask } from './ask.ts';

/** Time for placing an order: longer than other calls, since its answer is worth waiting for. */
const saveOrderTimeoutMs = 15_000;

/** The checkout wired to the client; what goes wrong stands at the form or the step, not in a toast. */
export function liveCheckout(call: Call) {
  const quiet = (signal: AbortSignal) => ({ signal, suppressErrors: true });
  return checkoutMachine.provide({
    actors: {
      loadBasket: fromPromise<LoadReply>(({ signal }) => ask(call, basketEndpoints.show, {}, quiet(signal))),
      findLatestOrder: fromPromise<OrderListReply>(({ signal }) =>
        ask(call, orderEndpoints.list, { query: {} }, quiet(signal)),
      ),
      saveGuest: fromPromise<BasketReply, { readonly guestEmail: string }>(({ input, signal }) =>
        ask(call, checkoutEndpoints.billingAddress, { body: input }, quiet(signal)),
      ),
      loadAddresses: fromPromise<AddressListReply>(({ signal }) =>
        ask(call, addressEndpoints.list, {}, quiet(signal)),
      ),
      saveBillingAddress: fromPromise<BasketReply, AddressPick>(({ input, signal }) =>
        ask(call, checkoutEndpoints.billingAddress, { body: input }, quiet(signal)),
      ),
      saveShippingAddress: fromPromise<BasketReply, ShippingPick>(({ input, signal }) =>
        ask(call, checkoutEndpoints.shippingAddress, { body: input }, quiet(signal)),
      ),
      loadMethods: fromPromise<MethodsReply>(async ({ signal }) => {
        const [payment, shipping] = await Promise.all([
          ask(call, methodEndpoints.payment, {}, quiet(signal)),
          ask(call, methodEndpoints.shipping, {}, quiet(signal)),
        ]);
        return { payment: payment.items, shipping: shipping.items };
      }),
      savePaymentMethod: fromPromise<BasketReply, PaymentPick>(({ input, signal }) =>
        ask(call, checkoutEndpoints.paymentMethod, { body: input }, quiet(signal)),
      ),
      saveShippingMethod: fromPromise<BasketReply, { readonly slug: string }>(({ input, signal }) =>
        ask(call, checkoutEndpoints.shippingMethod, { body: input }, quiet(signal)),
      ),
      saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input, signal }) =>
        ask(
          call,
          checkoutEndpoints.saveOrder,
          { body: input },
          { ...quiet(signal), timeoutMs: saveOrderTimeoutMs, isReconciled: true },
        ),
      ),
      findOrder: fromPromise<OrderListReply, { readonly orderToken: string }>(({ input, signal }) =>
        ask(call, orderEndpoints.list, { query: input }, { ...quiet(signal), isReconciled: true }),
      ),
    },
  });
}
