import { describe, expect, it } from 'vitest';
import { orderStates } from '#contract/order.ts';
import { mailboxOf } from '#domain/email.ts';
import { ceilingsFor, limitReached } from '#domain/order-limits.ts';
import type { OrderCeiling } from '#domain/order-limits.ts';
import { countingEnd, fateOfPieces, isOpenUnpaid, reservationEnd } from '#domain/order-state.ts';
import type { OrderState } from '#domain/order-state.ts';

const now = new Date('2026-11-22T12:00:00Z');
const earlier = new Date(now.getTime() - 1);
const standing = (state: OrderState, more: object = {}) => ({
  state,
  paidAt: null,
  reservedUntil: earlier,
  countedUntil: now,
  ...more,
});
const statesWhere = (holds: (state: OrderState) => boolean) => orderStates.filter(holds);

describe('a reservation', () => {
  it.each([
    ['2026-11-22T09:00:00Z', 7, '2026-11-29T22:59:59.999Z'],
    ['2026-11-22T22:59:59Z', 1, '2026-11-23T22:59:59.999Z'],
    ['2026-11-22T23:00:00Z', 1, '2026-11-24T22:59:59.999Z'],
    ['2026-07-01T21:59:00Z', 7, '2026-07-08T21:59:59.999Z'],
    ['2026-10-20T10:00:00Z', 7, '2026-10-27T22:59:59.999Z'],
    ['2026-10-24T10:00:00Z', 1, '2026-10-25T22:59:59.999Z'],
    ['2026-03-25T10:00:00Z', 7, '2026-04-01T21:59:59.999Z'],
    ['2026-03-28T10:00:00Z', 1, '2026-03-29T21:59:59.999Z'],
    ['2028-02-22T10:00:00Z', 7, '2028-02-29T22:59:59.999Z'],
    ['2026-12-28T10:00:00Z', 7, '2027-01-04T22:59:59.999Z'],
  ])('[R50] of %s for %i days ends with the day in Berlin, at %s', (placed, days, end) => {
    expect(reservationEnd(new Date(placed), days).toISOString()).toBe(end);
  });
});

describe('an open order', () => {
  it('[R45] counts until it is paid, has ended, or its time is over', () => {
    expect(statesWhere((state) => isOpenUnpaid(standing(state), now))).toEqual([
      'accepted',
      'awaitingRelease',
      'processing',
    ]);
    expect(isOpenUnpaid(standing('accepted', { paidAt: earlier }), now)).toBe(false);
    expect(isOpenUnpaid(standing('accepted', { countedUntil: earlier }), now)).toBe(false);
    expect(isOpenUnpaid(standing('accepted', { countedUntil: null }), now)).toBe(false);
    expect(countingEnd(now, earlier)).toBe(earlier);
    expect(countingEnd(now, null).toISOString()).toBe('2026-12-22T12:00:00.000Z');
  });

  it('[R45] gives its pieces back where they were not sent', () => {
    expect(statesWhere((state) => fateOfPieces(state) === 'returned')).toEqual(['denied', 'cancelled']);
    expect(statesWhere((state) => fateOfPieces(state) === 'gone')).toEqual(['shipped', 'completed']);
  });
});

describe('the limits', () => {
  const ceiling = (mostPieces: number): OrderCeiling => ({ mostOrders: 5, mostPieces, mostCents: 1000 });
  const limits = {
    recipient: ceiling(1),
    session: ceiling(2),
    address: ceiling(3),
    privateAccount: ceiling(4),
    companyAccount: ceiling(5),
  };

  it('[R66] are those of mailbox, session and address for guests, of the account for customers', () => {
    const { recipient, session, address } = limits;
    expect(ceilingsFor('guest', limits)).toEqual({ recipient, session, address });
    expect(ceilingsFor('private', limits)).toEqual({ account: limits.privateAccount });
    expect(ceilingsFor('company', limits)).toEqual({ account: limits.companyAccount });
  });

  it('[R66] let through up to what they say', () => {
    const count = { windowStartedAt: earlier, windowOrders: 4, openPieces: 90, openCents: 900 };
    const reached = (more: object, order = { pieces: 10, cents: 100 }) =>
      limitReached({ ...count, ...more }, ceiling(100), order, now);
    expect(reached({})).toBeNull();
    const nextAt = new Date(earlier.getTime() + 3_600_000);
    expect(reached({ windowOrders: 5 })).toEqual({ kind: 'orders', nextAt });
    expect(reached({ windowOrders: 5, windowStartedAt: new Date(now.getTime() - 3_600_000) })).toBeNull();
    expect(reached({}, { pieces: 11, cents: 1 })).toEqual({ kind: 'pieces', most: 100 });
    expect(reached({}, { pieces: 1, cents: 101 })).toEqual({ kind: 'value', most: 1000 });
    expect(limitReached(null, ceiling(100), { pieces: 101, cents: 1 }, now)).toEqual({
      kind: 'pieces',
      most: 100,
    });
  });
});

describe('a mailbox', () => {
  it.each([
    ['Max.Muster@Kunde.Example ', 'max.muster@kunde.example'],
    ['max+1@kunde.example', 'max@kunde.example'],
    ['max+a+b@kunde.example', 'max@kunde.example'],
    ['+x@kunde.example', '+x@kunde.example'],
    ['m.a.x+y@GoogleMail.com', 'max@gmail.com'],
    ['max@müller.example', 'max@xn--mller-kva.example'],
    ['max@xn--mller-kva.example', 'max@xn--mller-kva.example'],
    ['ｍａｘ@kunde.example', 'max@kunde.example'],
    ['\u{1d40c}ax@kunde.example', 'max@kunde.example'],
  ])('[R66] %s counts as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
