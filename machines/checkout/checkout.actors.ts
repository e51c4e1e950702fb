import { fromPromise } from 'xstate';
import type { BasketReply } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import type { LoadReply } from '../basket/basket.types.ts';
import type {
  AddressListReply,
  AddressPick,
  MethodsReply,
  OrderListReply,
  PaymentPick,
  ShippingPick,
} from './checkout.types.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name}: not provided`));

/**
 * Ports of the checkout. `loadMethods` is GET /payment/methods and GET /shipping/methods as one, `findOrder` is GET /orders with the
 * token, `findLatestOrder` without. Each rejects with a `CallFailure`; a refusal is one of them.
 */
export const checkoutActors = {
  loadBasket: fromPromise<LoadReply>(missing('loadBasket')),
  findLatestOrder: fromPromise<OrderListReply>(missing('findLatestOrder')),
  saveGuest: fromPromise<BasketReply, { readonly guestEmail: string }>(missing('saveGuest')),
  loadAddresses: fromPromise<AddressListReply>(missing('loadAddresses')),
  saveBillingAddress: fromPromise<BasketReply, AddressPick>(missing('saveBillingAddress')),
  saveShippingAddress: fromPromise<BasketReply, ShippingPick>(missing('saveShippingAddress')),
  loadMethods: fromPromise<MethodsReply>(missing('loadMethods')),
  savePaymentMethod: fromPromise<BasketReply, PaymentPick>(missing('savePaymentMethod')),
  saveShippingMethod: fromPromise<BasketReply, { readonly slug: string }>(missing('saveShippingMethod')),
  saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(missing('saveOrder')),
  findOrder: fromPromise<OrderListReply, { readonly orderToken: string }>(missing('findOrder')),
};
