import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import {
  add,
  addBody,
  askUntilAnswered,
  countOf,
  insertArticle,
  orderBasket,
  orderBody,
  show,
  startSmallShop,
  stockOf,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const setPrice = (articleNumber: string, cents: number) =>
  shop.database.query('update article set net_price_cents = $2 where article_number = $1', [
    articleNumber,
    cents,
  ]);
const setStock = (articleNumber: string, stock: number) =>
  shop.database.query(
    'update article_stock set stock = $2 where article_id = (select id from article where article_number = $1)',
    [articleNumber, stock],
  );
const orderCount = () => countOf(shop, 'select count(*) from shop_order');
const mailCount = (orderNumber: string) =>
  countOf(
    shop,
    'select count(*) from shop_order_mail m join shop_order o on o.id = m.order_id where o.order_number = $1',
    [orderNumber],
  );

async function readyGuest(articleNumber = 'A1', quantity = 1) {
  const guest = shop.visitor();
  await add(guest, articleNumber, quantity);
  return { guest, basket: await walkToReview(guest) };
}

describe('placing an order', () => {
  it('[S7.2-39][R46] places a guest order, empties the basket and repeats the answer afterwards', async () => {
    const { guest, basket } = await readyGuest('A1', 2);
    expect(basket.checkoutData.furthestStep).toBe('review');
    expect(basket.checkoutData.missing).toEqual(['terms']);
    const body = orderBody(basket, 'Bitte klingeln');
    const placed = await guest.ask(checkoutEndpoints.saveOrder, { body });
    expect(placed).toMatchObject({ success: true, isRepetition: false });
    expect(placed.orderNumber).toMatch(/^\d{4}-\d{6,}$/);
    expect(placed.redirectTo).toBe(`/shop/checkout/confirmation/${placed.orderNumber}`);
    const after = await show(guest);
    expect(after.items).toEqual([]);
    expect(after.checkoutData.billingAddress).toBeNull();
    const again = await guest.ask(checkoutEndpoints.saveOrder, { body });
    expect(again).toEqual({ ...placed, isRepetition: true });
  });

  it('[R43][S7.2-39] places one order for 50 identical requests at once and answers all alike', async () => {
    const { guest, basket } = await readyGuest('A1', 1);
    const before = await orderCount();
    const stock = await stockOf(shop, 'A1');
    await guest.token();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) })),
    );
    expect(new Set(answers.map((answer) => answer.orderNumber)).size).toBe(1);
    expect(answers.filter((answer) => !answer.isRepetition)).toHaveLength(1);
    expect(await orderCount()).toBe(before + 1);
    expect(await stockOf(shop, 'A1')).toBe(stock - 1);
    expect(await mailCount(answers[0]?.orderNumber ?? '')).toBe(1);
    expect((await show(guest)).items).toEqual([]);
  });

  it('[R44] refuses another request with a token that has been used', async () => {
    const { guest, basket } = await readyGuest();
    await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket, 'eins') });
    const before = await orderCount();
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket, 'zwei') });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'token.conflict' } });
    expect(await orderCount()).toBe(before);
  });

  it("[R44] keeps the buyer's own number with the order; another one is another request", async () => {
    const { guest, basket } = await readyGuest();
    const body = { ...orderBody(basket), reference: 'PO-4711' };
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body });
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.reference).toBe('PO-4711');
    expect(await guest.ask(checkoutEndpoints.saveOrder, { body })).toMatchObject({ isRepetition: true });
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: { ...body, reference: 'PO-2' } });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'token.conflict' } });
  });

  it('[S3.2-01][S3.2-03] keeps with each line the offer it is ordered under', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1, { offerNumber: 'A-1' });
    await add(guest, 'A1', 2);
    const orderNumber = await orderBasket(guest);
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.positions.map(({ offerNumber, quantity }) => [offerNumber, quantity])).toEqual([
      ['A-1', 1],
      ['', 2],
    ]);
  });

  it('[R44] refuses the token of a basket that was changed in another tab and brings the fresh one', async () => {
    const { guest, basket } = await readyGuest();
    await add(guest, 'C1', 3);
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    if (answer.outcome !== 'refused') throw new Error('was placed');
    expect(answer.refusal.code).toBe('basket.changed');
    expect(answer.refusal.basket?.items).toHaveLength(2);
    const fresh = answer.refusal.basket;
    if (fresh === undefined) throw new Error('no basket');
    await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(fresh) });
  });

  it('[R38] asks again when a price has risen, naming old and new, and charges the new one only after that', async () => {
    await insertArticle(shop, { number: 'P1', netCents: 1000 });
    const { guest, basket } = await readyGuest('P1', 2);
    await setPrice('P1', 1100);
    const before = await orderCount();
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    if (answer.outcome !== 'refused') throw new Error('was placed');
    expect(answer.refusal.code).toBe('price.risen');
    expect(answer.refusal.priceRises).toEqual([
      expect.objectContaining({ oldNet: 1000, newNet: 1100, oldGross: 1190, newGross: 1309 }),
    ]);
    expect(await orderCount()).toBe(before);
    const fresh = answer.refusal.basket;
    if (fresh === undefined) throw new Error('no basket');
    expect(fresh.items[0]?.agreedPrice).toEqual({ net_price: 1000, gross_price: 1190 });
    const placed = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(fresh) });
    expect(
      await countOf(shop, 'select goods_net_cents as count from shop_order where order_number = $1', [
        placed.orderNumber,
      ]),
    ).toBe(2200);
  });

  it('[R38] passes a dropped price on without asking', async () => {
    await insertArticle(shop, { number: 'P2', netCents: 1000 });
    const { guest, basket } = await readyGuest('P2', 1);
    await setPrice('P2', 900);
    const placed = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(
      await countOf(shop, 'select goods_net_cents as count from shop_order where order_number = $1', [
        placed.orderNumber,
      ]),
    ).toBe(900);
  });

  it('[R38] asks again when the mode was switched between review and order', async () => {
    const { guest, basket } = await readyGuest('A1', 1);
    const { sessionEndpoints } = await import('#contract/session.ts');
    await guest.ask(sessionEndpoints.setB2b);
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'basket.changed', basket: { mode: 'b2b' } },
    });
  });

  it('[R38][R45] refuses when the stock is gone and says how much is left', async () => {
    await insertArticle(shop, { number: 'P3', stock: 5 });
    const { guest, basket } = await readyGuest('P3', 5);
    await setStock('P3', 2);
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'stock.tooLow' } });
    if (answer.outcome === 'refused') expect(answer.refusal.errorMessages.join()).toContain('nur noch 2');
    expect(await stockOf(shop, 'P3')).toBe(2);
  });

  it('[R45] never sells more than there is: 200 buyers, 50 pieces', { timeout: 120_000 }, async () => {
    await insertArticle(shop, { number: 'Q50', stock: 50 });
    const buyers: Awaited<ReturnType<typeof readyGuest>>[] = [];
    while (buyers.length < 200) {
      buyers.push(...(await Promise.all(Array.from({ length: 20 }, () => readyGuest('Q50', 1)))));
    }
    await Promise.all(buyers.map(({ guest }) => guest.token()));
    const answers = await Promise.all(
      buyers.map(({ guest, basket }) => askUntilAnswered(guest, orderBody(basket))),
    );
    const refused = answers.flatMap((answer) => (answer.outcome === 'refused' ? [answer.refusal.code] : []));
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(50);
    expect(new Set(refused)).toEqual(new Set(['stock.tooLow']));
    expect(await stockOf(shop, 'Q50')).toBe(0);
    expect(
      await countOf(
        shop,
        `select sum(quantity) as count from shop_order_position where article_number = 'Q50'`,
      ),
    ).toBe(50);
  });

  it('[S5-08][S5-10] asks for the terms', async () => {
    const { guest, basket } = await readyGuest();
    const answer = await guest.post(checkoutEndpoints.saveOrder, {
      body: { ...orderBody(basket), agb_check_approved: false },
    });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'checkout.incomplete',
        errorMessages: ['Bitte lesen Sie die AGB und setzen Sie den Haken.'],
      },
    });
  });

  it('[S5-09][S5-11][R45] names everything that is missing, at once and in order', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    await guest.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'g@kunde.example' } });
    const before = await orderCount();
    const answer = await guest.post(checkoutEndpoints.saveOrder, {
      body: { orderToken: 'x', agb_check_approved: false, comment: '' },
    });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'checkout.incomplete',
        errorMessages: [
          'Die Rechnungsadresse fehlt.',
          'Die Lieferadresse fehlt.',
          'Die Zahlungsart fehlt.',
          'Die Versandart fehlt.',
          'Bitte lesen Sie die AGB und setzen Sie den Haken.',
        ],
      },
    });
    expect(await orderCount()).toBe(before);
  });

  it('[R45] refuses a forged token', async () => {
    const { guest, basket } = await readyGuest();
    const token = basket.checkoutData.orderToken ?? '';
    const cheaper = token.replace(/^(\d+\.\d+\.b2c\.)\d+/, '$11');
    expect(cheaper).not.toBe(token);
    for (const orderToken of [cheaper, `${token}x`, 'null', '../../etc']) {
      const answer = await guest.post(checkoutEndpoints.saveOrder, {
        body: { ...orderBody(basket), orderToken },
      });
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'token.conflict' } });
    }
  });

  it("[R25] does not accept the token of somebody else's basket", async () => {
    const { basket } = await readyGuest();
    const other = await readyGuest();
    const answer = await other.guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'basket.changed' } });
  });

  it('[R45] refuses an empty basket', async () => {
    const answer = await shop.visitor().post(checkoutEndpoints.saveOrder, {
      body: { orderToken: 'x', agb_check_approved: true, comment: '' },
    });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'basket.empty' } });
  });

  it('[R29][S6-06] refuses every order while ordering is switched off', async () => {
    const { guest, basket } = await readyGuest();
    await shop.services.settings.change({ May_order: false });
    try {
      const order = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
      expect(order).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notAllowed' } });
      const added = await guest.post(basketEndpoints.add, { body: addBody('A1') });
      expect(added).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notAllowed' } });
    } finally {
      await shop.services.settings.change({ May_order: true });
    }
  });

  it('[R12][S6-06] refuses the order of a person whose permission was withdrawn meanwhile, and says that alone', async () => {
    const buyer = shop.visitor();
    await buyer.signIn('einkauf@andere-gmbh.example');
    await add(buyer, 'A1');
    const basket = await walkToReview(buyer, null);
    await shop.database.query(
      `update person set may_order = false where email = 'einkauf@andere-gmbh.example'`,
    );
    const answer = await buyer.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notAllowed' } });
    // The button that is closed from now on says why, and no article is blamed for it.
    const { releaseInfos, items, checkoutData } = (await buyer.ask(basketEndpoints.show, {})).basket;
    expect(releaseInfos).toMatchObject({
      orderAction: 'block',
      orderActionReason: 'Bestellungen sind für Sie derzeit nicht freigeschaltet.',
    });
    expect(items.map(({ isOrderable }) => isOrderable)).toEqual([true]);
    expect(checkoutData.missing).not.toContain('position');
    // Neither is one of an order that is put in again.
    const again = await buyer.post(basketEndpoints.addItems, { body: { items: [addBody('A1')] } });
    expect(again).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'order.notAllowed',
        errorMessages: ['Bestellungen sind für Sie derzeit nicht freigeschaltet.'],
      },
    });
  });
});
