import { describe, expect, it } from 'vitest';
import {
  checkoutBaskets as baskets,
  refusedWith,
  samplePayment,
  sampleShipping,
  sampleWarehouse,
} from '#machines/checkout/checkout.samples.ts';
import { reply, typed, failWith, noRemarks, start } from './support/started-checkout.ts';

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

  it('[S2.9-07] calls no step done of which something is left to say, nor the review', async () => {
    const early = start(baskets.guest, { addressStep: 1 });
    await early.on('identify');
    const stepsOf = ({ view }: typeof early) =>
      view().steps.map(({ isOpenable, isDone }) => [isOpenable, isDone]);
    expect(stepsOf(early).slice(0, 2)).toEqual([
      [false, false],
      [true, false],
    ]);
    const late = start(baskets.complete, { addressStep: 3 });
    await late.on('methods');
    expect(stepsOf(late)).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [true, false],
    ]);
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

  it.each([
    ['was saved', 'review', []],
    ['was refused', 'methods', ['savePaymentMethod']],
    ['is not asked for, the way to ship being refused', 'methods', ['saveShippingMethod']],
    ['finds the session over', 'identify', ['savePaymentMethod']],
  ] as const)('forgets the account of the buyer once the way to pay %s', async (_, then, refused) => {
    const { actor, calls, on, server } = start(baskets.addressed);
    await on('methods');
    const { save } = server;
    server.save = (basket) => {
      const isRefused = calls.at(-1) === refused[0];
      const code = then === 'identify' ? 'session.ended' : 'method.notAvailable';
      return isRefused ? failWith(refusedWith(code, 'Geht nicht.', 'Not possible.')) : save(basket);
    };
    const payment = { slug: 'sepa', iban: 'DE02120300000000202051', accountHolder: 'Erika Muster' };
    actor.send({ type: 'methods.submit', payment, shipping: 'parcel' });
    expect(JSON.stringify(actor.getSnapshot().context)).toContain(payment.iban);
    await on(then);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(payment.iban);
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
