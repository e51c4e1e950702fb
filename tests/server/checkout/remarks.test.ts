import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { add, orderBody, show, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const nothing = { comment: '', reference: '', deliveryDay: '' };
const typed = { comment: 'Bitte an der Pforte\nabgeben.', reference: 'BE-4711', deliveryDay: '2026-12-03' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const remarksOf = async (visitor: TestVisitor) => (await show(visitor)).checkoutData.remarks;
const leave = (visitor: TestVisitor, body: Partial<typeof typed>) =>
  visitor.ask(checkoutEndpoints.remarks, { body });

describe('what is typed beside an order', () => {
  it('is found on another device of the same person, and by nobody else', async () => {
    const { buyer, admin } = await startFirm(shop);
    for (const { visitor } of [buyer, admin]) {
      await add(visitor, 'A1', 1);
      await walkToReview(visitor, null);
    }
    const other = shop.visitor();
    await other.signIn(buyer.email);
    expect(await remarksOf(other)).toEqual(nothing);
    await leave(buyer.visitor, typed);
    expect(await remarksOf(other)).toEqual(typed);
    expect(await remarksOf(admin.visitor)).toEqual(nothing);
    // What another device has left is not taken away by who leaves another field.
    await leave(other, { reference: '' });
    expect(await remarksOf(buyer.visitor)).toEqual({ ...typed, reference: '' });
  });

  it('leaves the basket and its order token as they are, and is gone with the order', async () => {
    const { visitor } = (await startFirm(shop, { releaseAbove: null })).buyer;
    await add(visitor, 'A1', 1);
    const basket = await walkToReview(visitor, null);
    await leave(visitor, typed);
    const { version, checkoutData } = await show(visitor);
    expect([version, checkoutData.orderToken]).toEqual([basket.version, basket.checkoutData.orderToken]);
    await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(await remarksOf(visitor)).toEqual(nothing);
  });

  it('leaves nothing for the next order, where a field was left by going to the button', async () => {
    const { visitor, id } = (await startFirm(shop, { releaseAbove: null })).buyer;
    await add(visitor, 'A1', 1);
    const basket = await walkToReview(visitor, null);
    const connection = await shop.database.connect();
    await connection.query('begin');
    await connection.query('select from basket where person_id = $1 for update', [id]);
    const waitFor = (count: number) =>
      vi.waitFor(async () => {
        const waiting = await shop.database.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(waiting.rowCount).toBe(count);
      });
    const order = visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    await waitFor(1);
    const left = leave(visitor, typed);
    await waitFor(2);
    await connection.query('commit');
    connection.release();
    await Promise.all([order, left]);
    expect(await remarksOf(visitor)).toEqual(nothing);
    await leave(visitor, typed);
    expect(await remarksOf(visitor)).toEqual(nothing);
  });

  it('stays while the basket changes and while the other steps are said anew', async () => {
    const { visitor } = (await startFirm(shop)).buyer;
    await add(visitor, 'A1', 1);
    await walkToReview(visitor, null);
    await leave(visitor, typed);
    await walkToReview(visitor, null);
    await add(visitor, 'A1', 2);
    expect(await remarksOf(visitor)).toEqual(typed);
  });

  it('is nothing the server has of a guest, and is not taken from one', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await walkToReview(guest);
    expect(await remarksOf(guest)).toBe(undefined);
    expect(await guest.post(checkoutEndpoints.remarks, { body: typed })).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'session.ended' },
    });
    const { rows } = await shop.database.query(
      `select id from basket where person_id is null and remarks <> '{}'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['a remark', { comment: 'x'.repeat(1001) }],
    ['a reference', { reference: 'x'.repeat(41) }],
    ['a reference of two lines', { reference: 'BE\n4711' }],
    ['a day', { deliveryDay: 'x'.repeat(21) }],
    ['another field', { iban: 'DE02120300000000202051' }],
  ])('is no more than its fields take: %s', async (_what, body) => {
    const { visitor } = (await startFirm(shop)).buyer;
    await add(visitor, 'A1', 1);
    await expect(visitor.post(checkoutEndpoints.remarks, { body: body as object })).rejects.toThrow(
      'checkout.remarks answered 400',
    );
    expect(await remarksOf(visitor)).toEqual(nothing);
  });
});
