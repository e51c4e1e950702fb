import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { BasketState } from '#contract/basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';
import {
  add,
  countOf,
  insertArticle,
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

const orderCount = () => countOf(shop, 'select count(*) from shop_order');
const basketIdOf = (basket: BasketState): number =>
  Number(basket.checkoutData.orderToken?.split('.')[0] ?? Number.NaN);

async function readyGuest(...articles: readonly (readonly [string, number])[]) {
  const guest = shop.visitor();
  for (const [articleNumber, quantity] of articles) await add(guest, articleNumber, quantity);
  const basket = await walkToReview(guest);
  await guest.token();
  return { guest, basket };
}

/** Inserts a copy of an order that differs only in the given columns. */
async function insertCopyOf(
  orderNumber: string,
  differing: Readonly<Record<string, unknown>>,
): Promise<void> {
  await shop.database.query(
    `insert into shop_order overriding system value
     select (jsonb_populate_record(o, $2::jsonb)).* from shop_order o where o.order_number = $1`,
    [orderNumber, JSON.stringify({ id: 900_000_000, order_number: `copy-of-${orderNumber}`, ...differing })],
  );
}

describe('the database', () => {
  it('[R43] the database itself refuses a second order with one token', async () => {
    const { guest, basket } = await readyGuest(['A1', 1]);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    await expect(insertCopyOf(orderNumber, { basket_version: 900_000 })).rejects.toMatchObject({
      constraint: 'shop_order_token_hash_key',
    });
  });

  it('[R43] the database itself refuses a second order of one state of a basket', async () => {
    const { guest, basket } = await readyGuest(['A1', 1]);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    await expect(insertCopyOf(orderNumber, { token_hash: 'another' })).rejects.toMatchObject({
      constraint: 'shop_order_once_per_basket',
    });
  });

  it('[R45] the database itself refuses a negative stock', async () => {
    const articleId = await insertArticle(shop, { number: 'N1', stock: 1 });
    await expect(
      shop.database.query('update article_stock set stock = stock - 2 where article_id = $1', [articleId]),
    ).rejects.toMatchObject({ constraint: 'article_stock_never_negative' });
  });
});

describe('what changes between the look and the write', () => {
  it('[R45] sells nothing that was taken while the order was being written', async () => {
    const articleId = await insertArticle(shop, { number: 'W5', stock: 5 });
    const { guest, basket } = await readyGuest(['W5', 5]);
    const before = await orderCount();
    const answer = await whileHeld(
      shop,
      [['update article_stock set stock = 2 where article_id = $1', [articleId]]],
      () => guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) }),
    );
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'stock.tooLow' } });
    expect(await orderCount()).toBe(before);
    expect(await stockOf(shop, articleId)).toBe(2);
  });

  it('[R44] takes no basket that changes while the order is being written', async () => {
    const { guest, basket } = await readyGuest(['A1', 1]);
    const basketId = basketIdOf(basket);
    const before = await orderCount();
    const answer = await whileHeld(
      shop,
      [
        ['update basket set version = version + 1 where id = $1', [basketId]],
        ['update basket_position set quantity = 3 where basket_id = $1', [basketId]],
      ],
      () => guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) }),
    );
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'basket.changed' } });
    expect(await orderCount()).toBe(before);
    expect((await show(guest)).items).toMatchObject([{ articleNumber: 'A1', quantity: 3 }]);
  });

  it('[S0-02] takes no order of a private customer whom the shop stopped to serve after the address was given', async () => {
    const { guest, basket } = await readyGuest(['A1', 1]);
    expect(basket.checkoutData).toMatchObject({ missing: ['terms'], billingAddress: { kind: 'private' } });
    const before = await orderCount();
    await shop.services.settings.change({ allowB2c: false });
    try {
      expect((await show(guest)).checkoutData).toMatchObject({ orderToken: null, billingAddress: null });
      const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'checkout.incomplete' } });
      expect(await orderCount()).toBe(before);
    } finally {
      await shop.services.settings.change({ allowB2c: true });
    }
  });

  it('[R38] asks again when one price rose although another fell by more', async () => {
    await insertArticle(shop, { number: 'H1', netCents: 1000 });
    await insertArticle(shop, { number: 'H2', netCents: 5000 });
    const { guest, basket } = await readyGuest(['H1', 1], ['H2', 1]);
    await shop.database.query(
      `update article set net_price_cents = case article_number when 'H1' then 1100 else 3000 end
       where article_number in ('H1', 'H2')`,
    );
    const before = await orderCount();
    const answer = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'price.risen', priceRises: [{ oldNet: 1000, newNet: 1100 }] },
    });
    expect(await orderCount()).toBe(before);
  });
});
