import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BasketReply, BasketState } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  checkoutBaskets as baskets,
  openedCheckout,
  sampleAddress,
  sampleOrder,
  samplePayment,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import { selectCheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.selectors.ts';
import type {
  AddressListReply,
  AddressPick,
  CheckoutEmitted,
  CheckoutInput,
  MethodsReply,
  OrderListReply,
  PaymentPick,
  ShippingPick,
} from '#machines/checkout/checkout.types.ts';

export const noAnswer = { kind: 'noAnswer' } as const;
export const placed: SaveOrderReply = {
  success: true,
  orderNumber: 'K-100001',
  isRepetition: false,
  redirectTo: '/my/orders',
};
export const reply = (basket: BasketState): BasketReply => ({ success: true, basket, corrections: [] });
export const found: OrderListReply = { items: [], total: 1, item: sampleOrder };
export const notFound: OrderListReply = { items: [], total: 0, item: null };
export const typed = (({ id: _id, isDefault: _isDefault, ...address }) => address)(sampleAddress);
export const failWith = (sample: { readonly error: unknown }) => Promise.reject(sample.error);
export const noRemarks = { comment: '', reference: '', deliveryDay: '' };

/** A checkout over a server that keeps what it is told; tests change what it answers next. */
export function start(loaded: BasketState, input: Partial<CheckoutInput> = {}) {
  const clock = new SimulatedClock();
  const told: CheckoutEmitted[] = [];
  const orders: SaveOrderBody[] = [];
  const calls: string[] = [];
  const server = {
    basket: loaded,
    saveOrder: (): Promise<SaveOrderReply> => Promise.resolve(placed),
    findOrder: (): Promise<OrderListReply> => Promise.resolve(notFound),
    save: (basket: BasketState): Promise<BasketReply> => Promise.resolve(reply(basket)),
  };
  const saving = (name: string, basket: BasketState) => {
    calls.push(name);
    return server.save(basket);
  };
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadBasket: fromPromise(async () => {
          calls.push('loadBasket');
          return { basket: server.basket };
        }),
        findLatestOrder: fromPromise<OrderListReply>(async () => ({
          items: [sampleOrder],
          total: 1,
          item: null,
        })),
        saveGuest: fromPromise<BasketReply, { readonly guestEmail: string }>(() =>
          saving('saveGuest', baskets.guest),
        ),
        loadAddresses: fromPromise<AddressListReply>(async () => ({ items: [{ ...sampleAddress, id: 1 }] })),
        saveBillingAddress: fromPromise<BasketReply, AddressPick>(() =>
          saving('saveBillingAddress', baskets.guest),
        ),
        saveShippingAddress: fromPromise<BasketReply, ShippingPick>(() =>
          saving('saveShippingAddress', baskets.addressed),
        ),
        loadMethods: fromPromise<MethodsReply>(async () => ({
          payment: [samplePayment],
          shipping: [sampleShipping],
        })),
        saveShippingMethod: fromPromise<BasketReply, { readonly slug: string }>(() =>
          saving('saveShippingMethod', baskets.addressed),
        ),
        savePaymentMethod: fromPromise<BasketReply, PaymentPick>(() =>
          saving('savePaymentMethod', baskets.complete),
        ),
        saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input: body }) => {
          orders.push(body);
          return server.saveOrder();
        }),
        findOrder: fromPromise<OrderListReply, { readonly orderToken: string }>(
          ({ input: { orderToken } }) => {
            calls.push(`findOrder ${orderToken}`);
            return server.findOrder();
          },
        ),
      },
    }),
    { input: { ...openedCheckout(loaded), ...input }, clock },
  );
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const view = () => selectCheckoutView(actor.getSnapshot());
  const on = (screen: CheckoutScreen) =>
    waitFor(actor, (snapshot) => {
      const { screen: shown, isBusy } = selectCheckoutView(snapshot);
      return shown === screen && (!isBusy || screen === 'ordering');
    });
  const waiting = () => waitFor(actor, (snapshot) => snapshot.matches({ ordering: { settling: 'waiting' } }));
  const order = () => {
    actor.send({ type: 'terms.check', isAccepted: true });
    actor.send({ type: 'order.submit', remarks: { ...noRemarks, comment: 'Bestellung 7' } });
  };
  const steps = () =>
    told.flatMap((fact) => (fact.type === 'checkout.stepEntered' ? [[fact.step, fact.replace]] : []));
  const countOf = (type: CheckoutEmitted['type']) => told.filter((fact) => fact.type === type).length;
  return { actor, clock, told, orders, calls, server, view, on, waiting, order, steps, countOf };
}
