import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BasketReply, BasketState } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  checkoutBaskets as baskets,
  openedCheckout,
  refusedWith,
  risenRefusal,
  sampleAddress,
  sampleOrder,
  samplePayment,
  sampleShipping,
  sampleWarehouse,
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

const noAnswer = { kind: 'noAnswer' } as const;
const placed: SaveOrderReply = {
  success: true,
  orderNumber: 'K-100001',
  isRepetition: false,
  redirectTo: '/my/orders',
};
const reply = (basket: BasketState): BasketReply => ({ success: true, basket, corrections: [] });
const found: OrderListReply = { items: [], total: 1, item: sampleOrder };
const notFound: OrderListReply = { items: [], total: 0, item: null };
const typed = (({ id: _id, isDefault: _isDefault, ...address }) => address)(sampleAddress);
const failWith = (sample: { readonly error: unknown }) => Promise.reject(sample.error);
const noRemarks = { comment: '', reference: '', deliveryDay: '' };

/** A checkout over a server that keeps what it is told; tests change what it answers next. */
function start(loaded: BasketState, input: Partial<CheckoutInput> = {}) {
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

describe('checkout steps', () => {
  it('[S2.9-05][S2.9-07][S2.9-08] leads a guest through the four steps, one history entry each', async () => {
    const { actor, calls, on, steps, told } = start(baskets.anonymous);
    await on('identify');
    actor.send({ type: 'guest.submit', email: 'erika@example.com' });
    await on('address');
    actor.send({
      type: 'addresses.submit',
      billing: { address: typed },
      shipping: { isSameAsBilling: true },
    });
    await on('methods');
    actor.send({ type: 'methods.submit', payment: { slug: 'invoice' }, shipping: 'parcel' });
    await on('review');
    expect(steps()).toEqual([
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(calls).toEqual([
      'saveGuest',
      'saveBillingAddress',
      'saveShippingAddress',
      'saveShippingMethod',
      'savePaymentMethod',
    ]);
    expect(told.filter(({ type }) => type === 'checkout.basketReceived')).toHaveLength(5);
  });

  it('[S2.9-07][S2.9-08] replaces a deep link to a later step by the furthest allowed one', async () => {
    const { on, steps, view } = start(baskets.guest, { addressStep: 4 });
    await on('address');
    expect(steps()).toEqual([[2, true]]);
    expect(view().steps.map(({ isOpenable }) => isOpenable)).toEqual([true, false, false, false]);
  });

  it('[S2.9-06] goes on with step 2 after signing in', async () => {
    const { actor, on, server, steps, told } = start(baskets.anonymous);
    await on('identify');
    actor.send({ type: 'login.submit', email: 'a@example.com', password: 'secret' });
    expect(told).toContainEqual({ type: 'checkout.loginWanted', email: 'a@example.com', password: 'secret' });
    server.basket = baskets.customer;
    actor.send({ type: 'session.changed', mayOrder: true });
    await on('address');
    expect(steps().at(-1)?.[0]).toBe(2);
  });

  it('goes back by the address without a further history entry', async () => {
    const { actor, on, steps } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'address.changed', step: 2 });
    await on('address');
    expect(steps()).toEqual([[4, true]]);
  });

  it('says that nothing is left to order when the basket has gone with the session', async () => {
    const { actor, on, server, told } = start(baskets.guest);
    await on('address');
    const gone = { ...baskets.empty, version: 0 };
    server.save = () =>
      failWith(
        refusedWith('basket.empty', 'Der Warenkorb ist leer.', 'The basket is empty.', { basket: gone }),
      );
    actor.send({
      type: 'addresses.submit',
      billing: { address: typed },
      shipping: { isSameAsBilling: true },
    });
    await on('empty');
    expect(told).toContainEqual({ type: 'checkout.basketReceived', basket: gone });
  });

  it('keeps the field errors of a refused address and lets it be sent again', async () => {
    const { actor, on, server, view } = start(baskets.guest);
    await on('address');
    const fieldErrors = { 'address.zip': 'Fünf Ziffern.' };
    server.save = () =>
      failWith(refusedWith('fields.invalid', 'Bitte prüfen.', 'Please check.', { fieldErrors }));
    const submit = {
      type: 'addresses.submit',
      billing: { address: typed },
      shipping: { isSameAsBilling: true },
    } as const;
    actor.send(submit);
    await on('address');
    expect(view().problem?.fieldErrors).toEqual(fieldErrors);
    expect(actor.getSnapshot().can(submit)).toBe(true);
  });
});

describe('checkout review', () => {
  it('[S5-08][S5-10] does not order before the terms are accepted', async () => {
    const { actor, on, orders, view } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'order.submit', remarks: noRemarks });
    expect(orders).toEqual([]);
    expect(view().review).toMatchObject({
      isMissingShown: true,
      missing: [{ code: 'terms', step: 'review' }],
    });
    actor.send({ type: 'terms.check', isAccepted: true });
    expect(view().review).toMatchObject({ isMissingShown: false, missing: [] });
  });

  it('[S5-09][S5-11][R45] says everything that is missing at once, each with the step that mends it', async () => {
    const missing = [
      'billingAddress',
      'shippingAddress',
      'paymentMethod',
      'shippingMethod',
      'terms',
    ] as const;
    const { checkoutData } = baskets.complete;
    const basket = { ...baskets.complete, checkoutData: { ...checkoutData, missing: [...missing] } };
    const { actor, on, orders, view } = start(basket);
    await on('review');
    actor.send({ type: 'order.submit', remarks: noRemarks });
    expect(orders).toEqual([]);
    expect(view().review.missing).toEqual([
      { code: 'billingAddress', step: 'address' },
      { code: 'shippingAddress', step: 'address' },
      { code: 'paymentMethod', step: 'methods' },
      { code: 'shippingMethod', step: 'methods' },
      { code: 'terms', step: 'review' },
    ]);
  });

  it('[R45] shows what the server misses when it refuses an incomplete order', async () => {
    const { on, order, server, view } = start(baskets.complete);
    await on('review');
    server.saveOrder = () =>
      failWith(
        refusedWith('checkout.incomplete', 'Es fehlen Angaben.', 'Missing.', { basket: baskets.incomplete }),
      );
    order();
    await on('review');
    expect(view().review.missing.map(({ code }) => code)).toEqual(['shippingMethod', 'terms']);
  });

  it('[S6-06] does not order without permission', async () => {
    const { on, order, orders } = start(baskets.complete, { mayOrder: false });
    await on('review');
    order();
    await on('forbidden');
    expect(orders).toEqual([]);
  });

  it('unchecks the terms when the basket changes in another tab', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'terms.check', isAccepted: true });
    actor.send({ type: 'basket.changed', basket: baskets.newer });
    await on('review');
    expect(view().review.isTermsAccepted).toBe(false);
  });

  it('keeps the tick of the terms over what the buyer changes in the review', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'terms.check', isAccepted: true });
    actor.send({ type: 'basket.revised', basket: baskets.newer });
    await on('review');
    expect(view().review).toMatchObject({ isTermsAccepted: true, isMissingShown: false });
    expect(view().basket.version).toBe(baskets.newer.version);
  });

  it('[R38] asks anew where a price has risen meanwhile', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'terms.check', isAccepted: true });
    actor.send({ type: 'basket.revised', basket: baskets.risen });
    await on('changed');
    expect(view().differences[0]).toMatchObject({ kind: 'priceRisen', oldNet: 4900, newNet: 5900 });
    expect(view().review.isTermsAccepted).toBe(false);
  });

  it('says all that another tab has changed until the order is sent', async () => {
    const { actor, on, order, view } = start(baskets.complete);
    await on('review');
    const [position] = baskets.newer.items;
    const items = position === undefined ? [] : [{ ...position, quantity: 5 }];
    actor.send({ type: 'basket.changed', basket: { ...baskets.newer, items } });
    expect(view().review.isChangedElsewhere).toBe(true);
    expect(view().differences).toEqual([
      { kind: 'quantity', displayName: 'Toner schwarz', oldQuantity: 2, newQuantity: 5 },
    ]);
    const { version } = baskets.newer;
    const added = { ...items[0]!, uid: 'pad', displayName: 'Korrekturroller' };
    actor.send({
      type: 'basket.changed',
      basket: { ...baskets.newer, version: version + 1, items: [...items, added] },
    });
    const both = [
      { kind: 'quantity', displayName: 'Toner schwarz', oldQuantity: 2, newQuantity: 5 },
      { kind: 'added', displayName: 'Korrekturroller' },
    ];
    expect(view().differences).toEqual(both);
    actor.send({ type: 'order.submit', remarks: noRemarks });
    expect(view().review).toMatchObject({ isMissingShown: true, isChangedElsewhere: true });
    expect(view().differences).toEqual(both);
    order();
    expect(view().differences).toEqual([]);
  });

  it('says nothing any more of what has changed to whoever went on from it to another step and comes back', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    const items = baskets.newer.items.map((item) => ({ ...item, quantity: 5 }));
    actor.send({ type: 'basket.changed', basket: { ...baskets.newer, items } });
    expect(view().differences).toHaveLength(1);
    actor.send({ type: 'address.changed', step: 3 });
    await on('methods');
    actor.send({ type: 'address.changed', step: 4 });
    await on('review');
    expect(view().differences).toEqual([]);
  });

  it('says where the goods go now, and how they are shipped and paid, when another tab changed that', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    const checkoutData = {
      ...baskets.newer.checkoutData,
      shippingAddress: sampleWarehouse,
      paymentMethod: { ...samplePayment, slug: 'prepaid', displayName: 'Vorkasse' },
      shippingMethod: { ...sampleShipping, slug: 'express', displayName: 'Express' },
    };
    actor.send({ type: 'basket.changed', basket: { ...baskets.newer, checkoutData } });
    expect(view().differences).toEqual([
      { kind: 'shippingAddress', address: sampleWarehouse },
      { kind: 'shippingMethod', displayName: 'Express' },
      { kind: 'paymentMethod', displayName: 'Vorkasse' },
    ]);
  });

  it('leads back to the review when an address was changed there and nothing else is to be said', async () => {
    const { actor, on, server } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'address.changed', step: 2 });
    await on('address');
    server.save = () => Promise.resolve(reply(baskets.complete));
    actor.send({
      type: 'addresses.submit',
      billing: { address: typed },
      shipping: { isSameAsBilling: true },
    });
    await on('review');
  });
});

describe('ordering', () => {
  it('[R43] sends one order for two presses and freezes the basket meanwhile', async () => {
    const { actor, on, order, orders, told, view } = start(baskets.complete);
    await on('review');
    order();
    actor.send({ type: 'order.submit', remarks: { ...noRemarks, comment: 'noch einmal' } });
    await on('placed');
    expect(orders).toEqual([
      { ...noRemarks, orderToken: 'token-1', agb_check_approved: true, comment: 'Bestellung 7' },
    ]);
    expect(view().orderNumber).toBe('K-100001');
    const phases = told.flatMap((fact) => (fact.type === 'checkout.orderMoved' ? [fact.phase] : []));
    expect(phases).toEqual(['submitting', 'calm']);
  });

  it('[S7.3-01] does not take the answer of save-order for a basket', async () => {
    const { on, order, countOf } = start(baskets.complete);
    await on('review');
    const before = countOf('checkout.basketReceived');
    order();
    await on('placed');
    expect(countOf('checkout.basketReceived')).toBe(before);
  });

  it('[R46] finds the order whose answer was lost instead of sending a second one', async () => {
    const { calls, on, order, orders, server, told } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => Promise.reject(noAnswer);
    server.findOrder = () => Promise.resolve(found);
    order();
    await on('placed');
    expect(orders).toHaveLength(1);
    expect(calls.at(-1)).toBe('findOrder token-1');
    expect(told.slice(-2)).toEqual([
      { type: 'checkout.orderMoved', phase: 'calm', orderToken: 'token-1' },
      { type: 'checkout.placed', orderNumber: 'K-100001', redirectTo: null, orderToken: 'token-1' },
    ]);
    expect(told).toContainEqual({
      type: 'checkout.orderMoved',
      phase: 'reconciling',
      orderToken: 'token-1',
    });
  });

  it('[R46][R82] asks every 5 seconds until there is an answer', async () => {
    const { calls, clock, on, order, server, waiting } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => Promise.reject(noAnswer);
    server.findOrder = () => Promise.reject(noAnswer);
    order();
    await waiting();
    clock.increment(4_999);
    expect(calls.filter((name) => name.startsWith('findOrder'))).toHaveLength(1);
    for (let round = 0; round < 6; round += 1) {
      clock.increment(round === 0 ? 1 : 5_000);
      await waiting();
    }
    expect(calls.filter((name) => name.startsWith('findOrder'))).toHaveLength(7);
    server.findOrder = () => Promise.resolve(found);
    clock.increment(5_000);
    await on('placed');
  });

  it('[R46] sends the same token again when the order surely did not arrive', async () => {
    const { actor, on, order, orders, server, view } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => Promise.reject({ kind: 'down', status: 503 });
    order();
    await on('review');
    expect(view().review.isNotPlaced).toBe(true);
    server.saveOrder = () => Promise.resolve(placed);
    actor.send({ type: 'order.submit', remarks: { ...noRemarks, comment: 'Bestellung 7' } });
    await on('placed');
    expect(orders.map(({ orderToken }) => orderToken)).toEqual(['token-1', 'token-1']);
  });

  it('[R46] starts again from what the server knows after a reload, never in the middle of ordering', async () => {
    const { on, view } = start(baskets.empty, { addressStep: 4 });
    await on('empty');
    expect(view().latestOrder?.orderNumber).toBe('K-100001');
  });

  it('[R38] shows a risen price and orders only after a new consent', async () => {
    const { actor, on, order, orders, server, view } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => failWith(risenRefusal);
    order();
    await on('changed');
    expect(view().differences[0]).toMatchObject({ kind: 'priceRisen', oldNet: 4900, newNet: 5900 });
    expect(orders).toHaveLength(1);
    server.basket = baskets.risen;
    server.saveOrder = () => Promise.resolve(placed);
    actor.send({ type: 'changes.accept' });
    await on('review');
    expect(view().review.isTermsAccepted).toBe(false);
    expect(view().basket?.totals).toEqual(baskets.risen.totals);
    order();
    await on('placed');
    expect(orders.map(({ orderToken }) => orderToken)).toEqual(['token-1', 'token-2']);
  });

  it('[R38] passes a fallen price on without asking', async () => {
    const { actor, on, view } = start(baskets.complete);
    await on('review');
    actor.send({ type: 'basket.changed', basket: baskets.fallen });
    await on('review');
    expect(view().differences.map(({ kind }) => kind)).toEqual(['total']);
    expect(view().basket?.totals).toEqual(baskets.fallen.totals);
  });

  it('leads over step 1 when the session ends, and back to the review', async () => {
    const { actor, on, order, server, told, steps } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => failWith(refusedWith('session.ended', 'Abgelaufen.', 'Ended.'));
    order();
    await on('identify');
    expect(told).toContainEqual({ type: 'checkout.sessionEnded' });
    actor.send({ type: 'login.submit', email: 'a@example.com', password: 'secret' });
    actor.send({ type: 'session.changed', mayOrder: true });
    await on('review');
    expect(steps().at(-1)?.[0]).toBe(4);
    expect(actor.getSnapshot().context.remarks.comment).toBe('Bestellung 7');
  });

  it('keeps the step of whose session has ended although there is no basket of theirs until they sign in', async () => {
    const { actor, on, server, view } = start(baskets.customer);
    await on('address');
    server.save = () => failWith(refusedWith('session.ended', 'Abgelaufen.', 'Ended.'));
    actor.send({
      type: 'addresses.submit',
      billing: { address: typed },
      shipping: { isSameAsBilling: true },
    });
    await on('identify');
    actor.send({ type: 'basket.changed', basket: { ...baskets.empty, version: 0 } });
    expect(view().screen).toBe('identify');
  });

  it('does not give the order up when another step is asked for', async () => {
    const { actor, on, order, server, view } = start(baskets.complete);
    await on('review');
    server.saveOrder = () => new Promise(() => undefined);
    order();
    actor.send({ type: 'address.changed', step: 3 });
    expect(view().ordering).toBe('submitting');
  });
});
