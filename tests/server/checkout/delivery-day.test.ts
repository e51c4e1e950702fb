import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import {
  add,
  berlinAddress,
  insertArticle,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

// A Friday evening: what is ordered then leaves on Monday, and is there on Tuesday at the earliest.
const now = new Date('2026-11-27T19:00:00.000Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop({ clock: () => now });
});
afterAll(async () => {
  await shop.stop();
});

describe('the day a business would like its goods on', () => {
  it.each([
    ['nächste Woche', 'Bitte geben Sie den Wunschtermin als Datum an, zum Beispiel 03.12.2026.'],
    ['2026-11-30', 'Der früheste Wunschtermin ist der 01.12.2026. Bitte wählen Sie einen Tag ab dann.'],
    [
      '2026-12-05',
      'Am 05.12.2026 ist kein Wunschtermin möglich. Der nächste mögliche Tag ist der 07.12.2026.',
    ],
    [
      '2026-12-25',
      'Am 25.12.2026 ist kein Wunschtermin möglich. Der nächste mögliche Tag ist der 28.12.2026.',
    ],
    ['2027-03-02', 'Wunschtermine sind bis zum 01.03.2027 möglich.'],
  ])('[S7.2-39] is refused at its field where it is none: %s', async (deliveryDay, sentence) => {
    const { visitor } = (await startFirm(shop, { releaseAbove: null })).buyer;
    await add(visitor, 'A1', 1);
    const basket = await walkToReview(visitor, null);
    const body = { ...orderBody(basket), deliveryDay };
    expect(await visitor.post(checkoutEndpoints.saveOrder, { body })).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'fields.invalid', fieldErrors: { deliveryDay: sentence }, basket: {} },
    });
    // The same token orders once the day is one.
    const placed = await visitor.ask(checkoutEndpoints.saveOrder, {
      body: { ...body, deliveryDay: '2026-12-01' },
    });
    expect(placed.isRepetition).toBe(false);
  });

  it('[S7.2-39][R44] stays with the order, and is read by who releases it; another day is another request', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const body = { ...orderBody(await walkToReview(visitor, null)), deliveryDay: '2026-12-03' };
    const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body });
    expect(await visitor.ask(checkoutEndpoints.saveOrder, { body })).toMatchObject({ isRepetition: true });
    const other = { ...body, deliveryDay: '2026-12-04' };
    expect(await visitor.post(checkoutEndpoints.saveOrder, { body: other })).toMatchObject({
      refusal: { code: 'token.conflict' },
    });
    const own = await visitor.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(own.item?.deliveryDay).toBe('2026-12-03');
    const seen = await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: { orderNumber } });
    expect(seen.item?.order.deliveryDay).toBe('2026-12-03');
    await drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));
    const [mail] = await mailsTo(shop, firm.admin.email);
    expect(mail?.text).toContain('Gewünschter Liefertermin: 03.12.2026');
  });

  it('[S7.2-39] follows how the goods travel, and is told with the basket', async () => {
    const { visitor } = (await startFirm(shop, { releaseAbove: null })).buyer;
    await insertArticle(shop, { number: 'ORDERED', deliveryState: 4 });
    await add(visitor, 'A1', 1);
    expect((await show(visitor)).checkoutData.deliveryDays).toBe(undefined);
    const daysBy = async (slug: string) =>
      (await visitor.ask(checkoutEndpoints.shippingMethod, { body: { slug } })).basket.checkoutData
        .deliveryDays;
    await walkToReview(visitor, null);
    expect(await daysBy('standard')).toEqual({ first: '2026-12-01', last: '2027-03-01' });
    expect(await daysBy('abholung')).toEqual({ first: '2026-11-30', last: '2027-02-28' });
    await add(visitor, 'ORDERED', 1);
    expect((await daysBy('standard'))?.first).toBe('2026-12-07');
  });

  it('[S7.2-39] is asked of whose invoice names a business, in whatever prices they look at the shop', async () => {
    const guest = shop.visitor();
    await guest.ask(sessionEndpoints.setB2c);
    await add(guest, 'A1', 1);
    await walkToReview(guest);
    const address = { ...berlinAddress, kind: 'company' as const, company: 'Werk GmbH' };
    const { basket } = await guest.ask(checkoutEndpoints.billingAddress, { body: { address } });
    expect(basket.checkoutData.deliveryDays?.first).toBe('2026-12-01');
    const body = { ...orderBody(basket), deliveryDay: '2026-12-03' };
    expect((await guest.ask(checkoutEndpoints.saveOrder, { body })).isRepetition).toBe(false);
  });

  it.each(['b2b', 'b2c'] as const)('is taken of nobody who orders privately: %s', async (mode) => {
    const guest = shop.visitor();
    await guest.ask(mode === 'b2c' ? sessionEndpoints.setB2c : sessionEndpoints.setB2b);
    await add(guest, 'A1', 1);
    const basket = await walkToReview(guest);
    expect(basket).toMatchObject({ mode });
    expect(basket.checkoutData.deliveryDays).toBe(undefined);
    const body = { ...orderBody(basket), deliveryDay: '2026-12-03' };
    expect(await guest.post(checkoutEndpoints.saveOrder, { body })).toMatchObject({
      refusal: { code: 'fields.invalid' },
    });
    const placed = await guest.ask(checkoutEndpoints.saveOrder, { body: { ...body, deliveryDay: '' } });
    expect(placed.isRepetition).toBe(false);
  });
});
