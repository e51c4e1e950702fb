import { describe, expect, it } from 'vitest';
import {
  checkoutBaskets as baskets,
  refusedWith,
  risenRefusal,
} from '#machines/checkout/checkout.samples.ts';
import { noAnswer, placed, found, typed, failWith, noRemarks, start } from './support/started-checkout.ts';

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
