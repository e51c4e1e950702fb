import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Refusal } from '#contract/refusal.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import {
  add,
  askUntilAnswered,
  countOf,
  orderBasket,
  orderBody,
  orderOf,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});
// Tries of one test are none of the next.
beforeEach(() => shop.database.query('delete from login_failure'));

let issued = 0;

/** A coupon of this test alone: 10 % for everybody where nothing else is said. */
async function issue(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const columns = { code: `TEST-${(issued += 1)}`, kind: 'percent', value: 10, ...more };
  const names = Object.keys(columns);
  await shop.database.query(
    `insert into coupon (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(columns),
  );
  return columns.code;
}

const change = (code: string, what: string) =>
  shop.database.query(`update coupon set ${what} where code = $1`, [code]);
const usedOf = (code: string) =>
  countOf(shop, 'select used_count as count from coupon where code = $1', [code]);

const use = (visitor: TestVisitor, code: string) => visitor.post(couponEndpoints.add, { body: { code } });
const order = (visitor: TestVisitor, basket: BasketState) =>
  visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });

/** Somebody of a firm orders with a coupon. */
async function placeWith(visitor: TestVisitor, code: string): Promise<string> {
  await add(visitor, 'A1', 5);
  await visitor.ask(couponEndpoints.add, { body: { code } });
  return orderBasket(visitor, null);
}

async function refusalOf(answer: Promise<unknown>): Promise<Refusal | null> {
  return ((await answer) as { refusal?: Refusal }).refusal ?? null;
}

async function guestWith(articleNumber = 'A1', quantity = 5): Promise<TestVisitor> {
  const guest = shop.visitor();
  await add(guest, articleNumber, quantity);
  return guest;
}

describe('a coupon', () => {
  it('[S7.2-42][S1-04][R41] takes its share off the goods, split over the tax rates, until it is removed', async () => {
    const code = await issue();
    const guest = await guestWith('A1', 5);
    await add(guest, 'C1', 3);
    const before = await show(guest);
    const used = await guest.ask(couponEndpoints.add, { body: { code: ` ${code.toLowerCase()} ` } });
    // 5 × 19.99 at 19 % and 3 × 10.00 at 7 %: 99.95 + 30.00, a tenth of it is 13.00 (half-up).
    expect(used.basket.coupons).toEqual([
      { code, description: '10 % Rabatt auf den Warenwert', problem: '' },
    ]);
    const { totals } = used.basket;
    expect(totals).toMatchObject({ goodsNet: 12_995, discount: { net: 1300 } });
    expect(totals.totalNet).toBe(before.totals.totalNet - 1300);
    expect(totals.taxes.map(({ rate }) => rate)).toEqual([7, 19]);
    expect(totals.taxes.reduce((sum, { net }) => sum + net, 0)).toBe(totals.totalNet);
    expect(totals.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.totalTax);
    // Once more is the same.
    expect((await guest.ask(couponEndpoints.add, { body: { code } })).basket.totals).toEqual(totals);
    const removed = await guest.ask(couponEndpoints.remove, {});
    expect(removed.basket.coupons).toEqual([]);
    expect(removed.basket.totals).toEqual(before.totals);
  });

  it('[S3.3-01] does not outlive what lay in the basket, and is back when that is brought back', async () => {
    const code = await issue();
    const guest = await guestWith('A1', 5);
    await guest.ask(couponEndpoints.add, { body: { code } });
    const emptied = (await guest.ask(basketEndpoints.removeAll, {})).basket;
    expect(emptied).toMatchObject({ coupons: [], possibleFreeArticles: [], freeArticles: [] });
    expect(await show(guest)).toMatchObject({ coupons: [] });
    await add(guest, 'A1', 5);
    expect((await show(guest)).coupons.map((coupon) => coupon.code)).toEqual([code]);
  });

  it('[S7.2-42][R41] of an amount or of free shipping counts likewise, one at a time', async () => {
    const amount = await issue({ kind: 'amount', value: 2500, minimum_cents: 9000 });
    const shipping = await issue({ kind: 'freeShipping', value: 0 });
    const guest = await guestWith('A1', 5);
    expect((await guest.ask(couponEndpoints.add, { body: { code: amount } })).basket.totals.discount).toEqual(
      { net: 2500, gross: 2975 },
    );
    const second = await refusalOf(use(guest, shipping));
    expect(second?.code).toBe('coupon.notValid');
    expect(second?.fieldErrors?.['code']).toContain(amount);
    await guest.ask(couponEndpoints.remove, {});
    const few = await guestWith('A1', 1);
    expect((await show(few)).totals.shippingNet).toBe(495);
    await few.ask(couponEndpoints.add, { body: { code: shipping } });
    const chosen = await walkToReview(few);
    expect(chosen.totals).toMatchObject({ shippingNet: 0, missingToFreeShipping: null });
    expect(chosen.totals.discount).toBe(undefined);
    expect(chosen.checkoutData.shippingMethod?.priceNet).toBe(0);
  });

  it('[S7.2-42][R41] is refused at the field where it gives nothing, and nothing is noted then', async () => {
    const guest = await guestWith('A1', 1);
    const codes: readonly (readonly [string, RegExp])[] = [
      [await issue({ minimum_cents: 500_000 }), /ab einem Warenwert von 5\.000,00/],
      [await issue({ valid_from: new Date(Date.now() + 86_400_000) }), /gilt erst ab/],
      [await issue({ valid_until: new Date(Date.now() - 1000) }), /abgelaufen/],
      [await issue({ most_uses: 1, used_count: 1 }), /aufgebraucht/],
      [await issue({ mode: 'b2c' }), /Art von Kunden/],
      [await issue({ most_per_account: 1 }), /Kundenkonto/],
    ];
    for (const [code, sentence] of codes) {
      const refusal = await refusalOf(use(guest, code));
      expect([code, refusal?.code]).toEqual([code, 'coupon.notValid']);
      expect(refusal?.fieldErrors?.['code']).toMatch(sentence);
    }
    expect((await refusalOf(use(guest, 'GIBTESNICHT')))?.code).toBe('coupon.notFound');
    expect((await refusalOf(use(guest, '  ')))?.code).toBe('coupon.notFound');
    expect((await show(guest)).coupons).toEqual([]);
    // Without goods there is nothing to take anything off.
    expect((await refusalOf(use(shop.visitor(), await issue())))?.code).toBe('basket.empty');
    // For private customers the same code is one.
    await guest.ask(sessionEndpoints.setB2c, { body: {} });
    expect((await use(guest, codes[4]?.[0] ?? '')).outcome).toBe('ok');
  });

  it('[R41] falls out with a told reason when the goods fall below what it needs, and is back with them', async () => {
    const code = await issue({ minimum_cents: 5000 });
    const guest = await guestWith('A1', 3);
    const { basket } = await guest.ask(couponEndpoints.add, { body: { code } });
    const uid = basket.items[0]?.uid ?? '';
    const set = async (quantity: number) =>
      (await guest.ask(basketEndpoints.updateQuantity, { body: { uid, quantity } })).basket;
    const less = await set(2);
    expect(less.totals.discount).toBe(undefined);
    expect(less.coupons[0]?.problem).toBe('Dieser Gutschein gilt ab einem Warenwert von 50,00\u00a0€.');
    const more = await set(3);
    expect(more.totals.discount).toEqual({ net: 600, gross: 714 });
    expect(more.coupons[0]?.problem).toBe('');
  });

  it('[R41][R4] cannot be guessed: wrong codes are slowed, also those sent at once; a right one costs no try', async () => {
    const code = await issue();
    const guest = await guestWith();
    await use(guest, code);
    await guest.ask(couponEndpoints.remove, {});
    const tried = await Promise.all(
      Array.from({ length: 15 }, (_, index) => refusalOf(use(guest, `RATEN-${index}`))),
    );
    expect(tried.filter((refusal) => refusal?.code === 'coupon.notFound')).toHaveLength(10);
    expect(tried.filter((refusal) => refusal?.code === 'coupon.tooManyTries')).toHaveLength(5);
    expect((await refusalOf(use(guest, code)))?.code).toBe('coupon.tooManyTries');
  });

  it('[S1-04][S7.2-42] stands in the order with what it has taken off, and in no later basket', async () => {
    const code = await issue();
    const guest = await guestWith('A1', 5);
    await use(guest, code);
    const basket = await walkToReview(guest);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const placed = await orderOf(guest, orderNumber);
    expect(placed?.discount).toEqual({ code, ...basket.totals.discount });
    expect(placed?.totalGross).toBe(basket.totals.totalGross);
    expect(await usedOf(code)).toBe(1);
    expect((await show(guest)).coupons).toEqual([]);
    const { base64 } = await guest.ask(orderEndpoints.pdf, { body: { orderNumber } });
    expect(base64.length).toBeGreaterThan(1000);
  });

  it('[R41][R38] that ran out meanwhile is told, nothing is ordered, and nothing is lost', async () => {
    const code = await issue({ most_uses: 1 });
    const guest = await guestWith('A1', 5);
    await use(guest, code);
    const basket = await walkToReview(guest);
    await change(code, 'used_count = 1');
    const refusal = (await refusalOf(order(guest, basket))) as (Refusal & { basket: BasketState }) | null;
    expect(refusal).toMatchObject({
      code: 'coupon.notValid',
      errorMessages: ['Dieser Gutschein ist schon aufgebraucht.'],
    });
    expect(refusal?.basket.items).toHaveLength(1);
    expect(refusal?.basket.checkoutData.missing).toEqual(['terms']);
    expect(refusal?.basket.totals.discount).toBe(undefined);
    // Seen like this it can be ordered, at the full price.
    const fresh = await show(guest);
    expect((await order(guest, fresh)).outcome).toBe('ok');
    expect(await usedOf(code)).toBe(1);
  });

  it(
    '[R40] that is good for one order gives it to exactly one of 200 at once',
    { timeout: 240_000 },
    async () => {
      const code = await issue({ most_uses: 1 });
      const buyers: { guest: TestVisitor; basket: BasketState }[] = [];
      while (buyers.length < 200) {
        const made = await Promise.all(
          Array.from({ length: 20 }, async () => {
            const guest = await guestWith('A1', 5);
            await use(guest, code);
            return { guest, basket: await walkToReview(guest) };
          }),
        );
        buyers.push(...made);
        await shop.database.query('delete from login_failure');
      }
      const answers = await Promise.all(
        buyers.map(({ guest, basket }) => askUntilAnswered(guest, orderBody(basket))),
      );
      const codes = answers.map((answer) =>
        answer.outcome === 'ok' ? 'placed' : (answer as { refusal: Refusal }).refusal.code,
      );
      expect(codes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
      expect(codes.filter((outcome) => outcome === 'coupon.notValid')).toHaveLength(199);
      expect(await usedOf(code)).toBe(1);
      expect(await countOf(shop, 'select count(*) from shop_order where coupon_code = $1', [code])).toBe(1);
    },
  );

  it('[R40] that is good once per account gives it to each account once, whoever of it orders', async () => {
    const code = await issue({ most_per_account: 1 });
    const firm = await startFirm(shop, { releaseAbove: null });
    const other = await startFirm(shop, { releaseAbove: null });
    const ready = async (visitor: TestVisitor) => {
      await add(visitor, 'A1', 5);
      expect((await use(visitor, code)).outcome).toBe('ok');
      return { visitor, basket: await walkToReview(visitor, null) };
    };
    const buyers = [];
    for (const { visitor } of [firm.buyer, firm.admin, firm.deputy]) buyers.push(await ready(visitor));
    const outcomes = await Promise.all(
      buyers.map(({ visitor, basket }) => askUntilAnswered(visitor, orderBody(basket))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
    const elsewhere = await ready(other.buyer.visitor);
    expect((await order(elsewhere.visitor, elsewhere.basket)).outcome).toBe('ok');
    expect(await usedOf(code)).toBe(2);
  });

  it('[R41][R51] is given back once by an order that is denied or withdrawn', async () => {
    const code = await issue({ most_per_account: 1 });
    const firm = await startFirm(shop, { releaseAbove: 0 });
    const { visitor } = firm.buyer;
    const denied = await placeWith(visitor, code);
    expect(await usedOf(code)).toBe(1);
    await add(visitor, 'A1', 5);
    expect((await refusalOf(use(visitor, code)))?.fieldErrors?.['code']).toMatch(/schon eingelöst/);
    await visitor.ask(basketEndpoints.removeAll, { body: {} });
    await firm.admin.visitor.ask(adminOrderEndpoints.denyApproval, {
      body: { orderNumber: denied, reason: 'Zu teuer' },
    });
    expect(await usedOf(code)).toBe(0);
    const withdrawn = await placeWith(visitor, code);
    await visitor.ask(waitingOrderEndpoints.withdraw, { body: { orderNumber: withdrawn } });
    expect(await usedOf(code)).toBe(0);
    expect((await orderOf(visitor, denied))?.discount?.code).toBe(code);
    await placeWith(visitor, code);
    expect(await usedOf(code)).toBe(1);
  });

  it('[R51] keeps what it gave an order that waits, and counts once, whatever has become of it until the release', async () => {
    const code = await issue({ most_uses: 1 });
    const firm = await startFirm(shop, { releaseAbove: 0 });
    const orderNumber = await placeWith(firm.buyer.visitor, code);
    const placed = await orderOf(firm.buyer.visitor, orderNumber);
    expect(placed?.discount).toMatchObject({ code });
    await change(
      code,
      `is_active = false, valid_until = now() - interval '1 day', value = 90, minimum_cents = 900000`,
    );
    const body = await readOrder(shop, orderNumber);
    expect(body.seenNet).toBe(placed?.totalNet);
    await firm.admin.visitor.ask(adminOrderEndpoints.releaseNow, { body });
    const { state, discount, totalNet } = (await orderOf(firm.buyer.visitor, orderNumber)) ?? {};
    expect({ state, discount, totalNet }).toEqual({
      state: 'accepted',
      discount: placed?.discount,
      totalNet: placed?.totalNet,
    });
    expect(await usedOf(code)).toBe(1);
  });
});
