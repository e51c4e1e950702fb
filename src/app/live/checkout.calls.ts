import type { Call } from '#client/call.ts';
import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints, type BasketReply } from '#contract/basket.ts';
import { checkoutEndpoints, type SaveOrderBody, type SaveOrderReply } from '#contract/checkout.ts';
import { methodEndpoints } from '#contract/method.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { LoadReply } from '#machines/basket/basket.types.ts';
import type {
  AddressListReply,
  AddressPick,
  MethodsReply,
  OrderListReply,
  PaymentPick,
  ShippingPick,
} from '#machines/checkout/checkout.types.ts';
import { ask, type Asked } from './ask.ts';
import { storableRemarks } from './storable-remarks.ts';

/** Time for placing an order: longer than other calls, since its answer is worth waiting for. */
const saveOrderTimeoutMs = 15_000;

const quiet = (signal: AbortSignal) => ({ signal, suppressErrors: true });

/** The checkout's calls; what goes wrong stands at the form or the step, not in a toast. */
export const checkoutCalls = (call: Call) => ({
  loadBasket: ({ signal }: Asked): Promise<LoadReply> => ask(call, basketEndpoints.show, {}, quiet(signal)),
  findLatestOrder: ({ signal }: Asked): Promise<OrderListReply> =>
    ask(call, orderEndpoints.list, { query: {} }, quiet(signal)),
  saveGuest: ({ input, signal }: Asked<{ readonly guestEmail: string }>): Promise<BasketReply> =>
    ask(call, checkoutEndpoints.billingAddress, { body: input }, quiet(signal)),
  loadAddresses: ({ signal }: Asked): Promise<AddressListReply> =>
    ask(call, addressEndpoints.list, {}, quiet(signal)),
  saveBillingAddress: ({ input, signal }: Asked<AddressPick>): Promise<BasketReply> =>
    ask(call, checkoutEndpoints.billingAddress, { body: input }, quiet(signal)),
  saveShippingAddress: ({ input, signal }: Asked<ShippingPick>): Promise<BasketReply> =>
    ask(call, checkoutEndpoints.shippingAddress, { body: input }, quiet(signal)),
  loadMethods: async ({ signal }: Asked): Promise<MethodsReply> => {
    const [payment, shipping] = await Promise.all([
      ask(call, methodEndpoints.payment, {}, quiet(signal)),
      ask(call, methodEndpoints.shipping, {}, quiet(signal)),
    ]);
    return { payment: payment.items, shipping: shipping.items };
  },
  savePaymentMethod: ({ input, signal }: Asked<PaymentPick>): Promise<BasketReply> =>
    ask(call, checkoutEndpoints.paymentMethod, { body: input }, quiet(signal)),
  saveShippingMethod: ({ input, signal }: Asked<{ readonly slug: string }>): Promise<BasketReply> =>
    ask(call, checkoutEndpoints.shippingMethod, { body: input }, quiet(signal)),
  saveOrder: ({ input, signal }: Asked<SaveOrderBody>): Promise<SaveOrderReply> =>
    ask(
      call,
      checkoutEndpoints.saveOrder,
      { body: storableRemarks(input) },
      { ...quiet(signal), timeoutMs: saveOrderTimeoutMs, isReconciled: true, takes: ['redirectTo'] },
    ),
  findOrder: ({ input, signal }: Asked<{ readonly orderToken: string }>): Promise<OrderListReply> =>
    ask(call, orderEndpoints.list, { query: input }, { ...quiet(signal), isReconciled: true }),
});
