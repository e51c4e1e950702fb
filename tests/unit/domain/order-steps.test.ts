import { describe, expect, it } from 'vitest';
import { orderStates } from '#contract/order.ts';
import { orderProgress, orderSteps } from '#domain/order-steps.ts';
import type { HistoryRow, OrderOnItsWay } from '#domain/order-steps.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { orderPage as german } from '#texts/de/order-page.ts';
import { orderPage as english } from '#texts/en/order-page.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date, 12));

const order = (part: Partial<OrderOnItsWay> = {}): OrderOnItsWay => ({
  state: 'accepted',
  cancelReason: null,
  isPrepaid: false,
  placedAt: day(20),
  paidAt: null,
  releaseCheck: null,
  ...part,
});

/** Rows as the server writes them: event, the states it leads from and to, the day, and who did it. */
const rows = (
  ...given: readonly (readonly [event: string, from: string, to: string, date: number, by?: string])[]
): readonly HistoryRow[] =>
  given.map(([event, fromState, toState, date, by = '']) => ({
    event,
    fromState,
    toState,
    happenedAt: day(date),
    by,
  }));

const signs = { done: '', current: ' *', open: ' …', ended: ' †' };
/** `paid 21 *`: a step with its day, and whether it is the one now (*), to come (…) or the end (†). */
const told = (given: OrderOnItsWay, history: readonly HistoryRow[]): readonly string[] =>
  orderSteps(given, history).map(({ step, at, by, standing }) =>
    [step, at?.slice(8, 10), by]
      .filter((part) => part !== undefined)
      .join(' ')
      .concat(signs[standing]),
  );

/** States an order rests in: those of its chart that are not left at once. */
const resting = Object.values(orderMachine.states)
  .filter(({ always = [] }) => always.length === 0)
  .map(({ key }) => key);

describe('the steps of an order', () => {
  it('stand in one place for every state of its chart, with and without a release, prepaid or not', () => {
    expect(resting.toSorted()).toEqual(orderStates.toSorted());
    for (const state of orderStates)
      for (const isPrepaid of [true, false])
        for (const releaseCheck of ['amount', null]) {
          const steps = orderSteps(order({ state, isPrepaid, releaseCheck }), []);
          const standing = steps.filter((step) => step.standing === 'current' || step.standing === 'ended');
          expect(standing.map(({ step }) => typeof german.steps.names[step])).toEqual(['string']);
        }
  });

  it('have words of their own in both languages', () => {
    for (const { names } of [german.steps, english.steps])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(german.steps.names).length);
  });

  it('lead a prepaid order over its payment to the goods', () => {
    const prepaid = order({ isPrepaid: true });
    const placed = rows(['order.place', '', 'accepted', 20]);
    expect(told(prepaid, placed)).toEqual([
      'ordered 20 *',
      'paid …',
      'processing …',
      'shipped …',
      'delivered …',
    ]);
    const paid = { ...prepaid, paidAt: day(21) };
    expect(told(paid, placed)).toEqual([
      'ordered 20',
      'paid 21 *',
      'processing …',
      'shipped …',
      'delivered …',
    ]);
    const packed = [...placed, ...rows(['order.process', 'accepted', 'processing', 22])];
    expect(told({ ...paid, state: 'processing' }, packed)).toEqual([
      'ordered 20',
      'paid 21',
      'processing 22 *',
      'shipped …',
      'delivered …',
    ]);
  });

  it('keep the payment of a prepaid order to come where its goods were sent before, and stand in the order of their days', () => {
    const sent = rows(['order.place', '', 'accepted', 20], ['order.ship', 'accepted', 'shipped', 23]);
    const unpaid = order({ state: 'shipped', isPrepaid: true });
    expect(told(unpaid, sent)).toEqual(['ordered 20', 'shipped 23 *', 'paid …', 'delivered …']);
    expect(told({ ...unpaid, paidAt: day(25) }, sent)).toEqual([
      'ordered 20',
      'shipped 23 *',
      'paid 25',
      'delivered …',
    ]);
    const arrived = [...sent, ...rows(['order.complete', 'shipped', 'completed', 26])];
    expect(told({ ...unpaid, state: 'completed' }, arrived)).toEqual([
      'ordered 20',
      'shipped 23',
      'delivered 26 *',
      'paid …',
    ]);
    // Of the state no day is known: it stands last all the same.
    expect(told({ ...unpaid, paidAt: day(25) }, [])).toEqual([
      'ordered 20',
      'paid 25',
      'shipped *',
      'delivered …',
    ]);
  });

  it('leave out what did not happen: packing of what was sent at once, payment that nothing waits for', () => {
    const sent = rows(
      ['order.place', '', 'accepted', 20],
      ['order.ship', 'accepted', 'shipped', 23],
      ['order.pay', 'shipped', 'shipped', 25],
    );
    expect(told(order({ state: 'shipped', paidAt: day(25) }), sent)).toEqual([
      'ordered 20',
      'shipped 23 *',
      'delivered …',
    ]);
    const arrived = [...sent, ...rows(['order.complete', 'shipped', 'completed', 26])];
    expect(told(order({ state: 'completed' }), arrived)).toEqual([
      'ordered 20',
      'shipped 23',
      'delivered 26 *',
    ]);
  });

  it('name who released or denied what waited for it', () => {
    const waiting = order({ state: 'awaitingRelease', releaseCheck: 'amount' });
    const asked = rows(
      ['order.place', '', 'awaitingRelease', 20, 'Karl Werk'],
      ['release.ask', 'awaitingRelease', 'awaitingRelease', 20, 'Anna Berg'],
    );
    expect(told(waiting, asked)).toEqual([
      'requested 20 *',
      'released …',
      'processing …',
      'shipped …',
      'delivered …',
    ]);
    expect(
      told({ ...waiting, state: 'accepted' }, [
        ...asked,
        ...rows(['release.grant', 'awaitingRelease', 'accepted', 21, 'Anna Berg']),
      ]),
    ).toEqual(['requested 20', 'released 21 Anna Berg *', 'processing …', 'shipped …', 'delivered …']);
    expect(
      told({ ...waiting, state: 'denied' }, [
        ...asked,
        ...rows(['release.deny', 'awaitingRelease', 'denied', 22, 'Anna Berg']),
      ]),
    ).toEqual(['requested 20', 'denied 22 Anna Berg †']);
  });

  it('end with why an order is not carried out', () => {
    const waiting = { releaseCheck: 'budget' };
    expect(
      told(order({ ...waiting, state: 'denied' }), rows(['after:expiry', 'awaitingRelease', 'denied', 27])),
    ).toEqual(['requested 20', 'expired 27 †']);
    expect(
      told(
        order({ ...waiting, state: 'cancelled' }),
        rows(['release.withdraw', 'awaitingRelease', 'cancelled', 21, 'Karl Werk']),
      ),
    ).toEqual(['requested 20', 'withdrawn 21 Karl Werk †']);
    expect(
      told(
        order({ state: 'cancelled', isPrepaid: true, cancelReason: 'notPaid' }),
        rows(['after:reservation', 'accepted', 'cancelled', 27]),
      ),
    ).toEqual(['ordered 20', 'notPaid 27 †']);
    const packed = rows(
      ['order.process', 'accepted', 'processing', 22],
      ['order.cancel', 'processing', 'cancelled', 23],
    );
    expect(told(order({ state: 'cancelled', isPrepaid: true, paidAt: day(21) }), packed)).toEqual([
      'ordered 20',
      'paid 21',
      'processing 22',
      'cancelled 23 †',
    ]);
  });

  it('tell no day they do not know, as of orders from before there was a history', () => {
    const before = rows(['order.place', '', 'shipped', 20], ['order.pay', 'shipped', 'shipped', 25]);
    expect(told(order({ state: 'shipped' }), before)).toEqual(['ordered 20', 'shipped *', 'delivered …']);
    expect(told(order({ state: 'cancelled' }), rows(['order.place', '', 'cancelled', 20]))).toEqual([
      'ordered 20',
      'cancelled †',
    ]);
  });

  it('are counted as they are shown; an order that is not carried out has no count', () => {
    expect(orderProgress(order(), [])).toEqual({ reached: 1, of: 4 });
    expect(orderProgress(order({ isPrepaid: true, paidAt: day(21) }), [])).toEqual({ reached: 2, of: 5 });
    expect(orderProgress(order({ isPrepaid: true, releaseCheck: 'amount' }), [])).toEqual({
      reached: 2,
      of: 6,
    });
    expect(orderProgress(order({ state: 'denied' }), [])).toBe(null);
    expect(orderProgress(order({ state: 'cancelled' }), [])).toBe(null);
    const sent = rows(['order.place', '', 'accepted', 20], ['order.ship', 'accepted', 'shipped', 23]);
    expect(orderProgress(order({ state: 'shipped' }), sent)).toEqual({ reached: 2, of: 3 });
    const packed = [...sent, ...rows(['order.process', 'accepted', 'processing', 22])];
    expect(orderProgress(order({ state: 'shipped' }), packed)).toEqual({ reached: 3, of: 4 });
    expect(orderProgress(order({ state: 'shipped', isPrepaid: true }), sent)).toEqual({ reached: 2, of: 4 });
  });
});
