import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import { freeArticleEndpoints } from '#contract/free-article.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Refusal } from '#contract/refusal.ts';
import {
  add,
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
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});
beforeEach(() => shop.database.query('delete from free_article'));

let made = 0;

/** A free article of an article of its own. */
async function give({ from = 0, to = 0, quantity = 1, stock = 50 } = {}): Promise<{
  id: number;
  number: string;
}> {
  const number = `GIFT${(made += 1)}`;
  await insertArticle(shop, { number, name: `Geschenk ${made}`, netCents: 700, stock });
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into free_article (article_number, shop_depot_id, custom_article_number, body, quantity, value_of_goods_from,
       value_of_goods_to, position) values ($1, 1, 'G-1', 'Dazu', $2, $3, $4, $5) returning id`,
    [number, quantity, from, to, made],
  );
  return { id: rows[0]?.id ?? 0, number };
}

/** What the shop gives is shown about a second old at most: the first who comes by then lets it be read. */
async function untilGiven(): Promise<void> {
  await wait(1_010);
  const visitor = await guestWith(1);
  await wait(100);
  await show(visitor);
}

const marked = (id: number) => ({ body: { id, _func: 'freearticle' as const } });
const choose = (visitor: TestVisitor, id: number) => visitor.post(freeArticleEndpoints.add, marked(id));
const chosenIn = ({ freeArticles }: BasketState) => freeArticles.map(({ id, problem }) => [id, problem]);
const refusalOf = async (answer: Promise<unknown>): Promise<Refusal | null> =>
  ((await answer) as { refusal?: Refusal }).refusal ?? null;

/** A1 costs 19.99 net. */
async function guestWith(quantity: number): Promise<TestVisitor> {
  const guest = shop.visitor();
  await add(guest, 'A1', quantity);
  return guest;
}

describe('a free article', () => {
  it('[S3.4-01][S4.3-12] is shown with what is missing, and can be chosen from its value of goods on', async () => {
    const gift = await give({ from: 5000 });
    await untilGiven();
    const guest = await guestWith(2);
    const before = await show(guest);
    expect(before.possibleFreeArticles).toEqual([
      {
        id: gift.id,
        article_number: gift.number,
        custom_article_number: 'G-1',
        shop_depot_id: 1,
        mainImage: expect.stringContaining(gift.number),
        display_name: expect.stringContaining('Geschenk'),
        body: 'Dazu',
        quantity: 1,
        value_of_goods_from: 5000,
        value_of_goods_to: 0,
        missing: 1002,
        problem: 'Noch 10,02 EUR, dann bekommen Sie diesen Artikel gratis dazu.',
      },
    ]);
    expect((await refusalOf(choose(guest, gift.id)))?.code).toBe('freeArticle.notAvailable');
    await add(guest, 'A1', 1);
    const { basket } = await guest.ask(freeArticleEndpoints.add, marked(gift.id));
    expect(chosenIn(basket)).toEqual([[gift.id, '']]);
    expect(basket.possibleFreeArticles).toEqual([]);
    expect(basket.totals.totalNet).toBe((await show(guest)).totals.totalNet);
    // Once more is the same, and it can be given back.
    expect(chosenIn((await guest.ask(freeArticleEndpoints.add, marked(gift.id))).basket)).toHaveLength(1);
    expect((await guest.ask(freeArticleEndpoints.remove, marked(gift.id))).basket.freeArticles).toEqual([]);
  });

  it('[S3.4-02] has no limits where none are said: 0 from, and 0 up to', async () => {
    const number = `GIFT${(made += 1)}`;
    await insertArticle(shop, { number, name: `Geschenk ${made}`, netCents: 700, stock: 50 });
    await shop.database.query('insert into free_article (article_number, shop_depot_id) values ($1, 1)', [
      number,
    ]);
    await untilGiven();
    expect((await show(await guestWith(1))).possibleFreeArticles).toMatchObject([
      { article_number: number, value_of_goods_from: 0, value_of_goods_to: 0, missing: 0, problem: '' },
    ]);
  });

  it('[S4.3-12][R42] of which one is left is given once, though two gifts are of it', async () => {
    const gift = await give({ stock: 1 });
    const { rows } = await shop.database.query<{ id: number }>(
      `insert into free_article (article_number, shop_depot_id, position) select article_number, shop_depot_id, position + 1
       from free_article where id = $1 returning id`,
      [gift.id],
    );
    const second = rows[0]?.id ?? 0;
    await untilGiven();
    const guest = await guestWith(1);
    const shown = async () => (await show(guest)).possibleFreeArticles.map(({ id }) => id);
    expect(await shown()).toEqual([gift.id, second]);
    await choose(guest, gift.id);
    expect(await shown()).toEqual([]);
    expect((await refusalOf(choose(guest, second)))?.code).toBe('freeArticle.notAvailable');
    // Chosen while there were two, of which one has gone since.
    await shop.database.query('update basket set free_article_ids = $2 where free_article_ids = $1', [
      [gift.id],
      [gift.id, second],
    ]);
    const basket = await walkToReview(guest);
    expect(chosenIn(basket)).toEqual([
      [gift.id, ''],
      [second, 'Diesen Gratisartikel gibt es zurzeit nicht.'],
    ]);
    expect((await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) })).outcome).toBe('ok');
    expect(await stockOf(shop, gift.number)).toBe(0);
  });

  it('[S4.3-13][S4.3-14][S9-14] is one of at most two, and not shown above its upper value', async () => {
    const gifts = [await give(), await give(), await give()];
    const limited = await give({ to: 3000 });
    await untilGiven();
    const guest = await guestWith(1);
    const ids = (await show(guest)).possibleFreeArticles.map(({ id }) => id);
    expect(ids).toEqual([...gifts, limited].map(({ id }) => id));
    for (const { id } of gifts.slice(0, 2)) expect((await choose(guest, id)).outcome).toBe('ok');
    expect((await refusalOf(choose(guest, gifts[2]?.id ?? 0)))?.errorMessages).toEqual([
      'Mehr Gratisartikel gehören nicht zu einer Bestellung.',
    ]);
    expect((await show(guest)).couponFreeArticles).toEqual({ type: 'value_of_goods', count: 2 });
    await add(guest, 'A1', 1);
    expect((await show(guest)).possibleFreeArticles.map(({ id }) => id)).toEqual([gifts[2]?.id]);
    expect((await refusalOf(choose(guest, limited.id)))?.code).toBe('freeArticle.notAvailable');
    expect((await refusalOf(choose(guest, 999_999)))?.code).toBe('freeArticle.notAvailable');
    expect(
      (await refusalOf(shop.visitor().post(freeArticleEndpoints.add, marked(gifts[0]?.id ?? 0))))?.code,
    ).toBe('basket.empty');
  });

  it('[S5-18][R42] falls out with a told reason when the goods fall below, is not ordered then, and is back with them', async () => {
    const gift = await give({ from: 5000 });
    const guest = await guestWith(3);
    await choose(guest, gift.id);
    const uid = (await show(guest)).items[0]?.uid ?? '';
    const set = (quantity: number) => guest.ask(basketEndpoints.updateQuantity, { body: { uid, quantity } });
    const less = (await set(2)).basket;
    expect(chosenIn(less)).toEqual([
      [gift.id, 'Noch 10,02 EUR, dann bekommen Sie diesen Artikel gratis dazu.'],
    ]);
    const basket = await walkToReview(guest);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.positions.map(({ articleNumber }) => articleNumber)).toEqual(['A1']);
    expect(await stockOf(shop, gift.number)).toBe(50);
    expect((await show(guest)).freeArticles).toEqual([]);
    await add(guest, 'A1', 3);
    await choose(guest, gift.id);
    await set(1);
    expect(chosenIn((await set(3)).basket)).toEqual([[gift.id, '']]);
  });

  it('[S4.3-12][R42] is a line of 0,00 € of the order, takes of the stock like any other', async () => {
    const gift = await give({ quantity: 4 });
    const guest = await guestWith(1);
    await choose(guest, gift.id);
    const basket = await walkToReview(guest);
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.positions[1]).toMatchObject({
      articleNumber: gift.number,
      quantity: 4,
      unitNet: 0,
      lineGross: 0,
      hint: 'Gratisartikel',
    });
    expect(item?.totalGross).toBe(basket.totals.totalGross);
    expect(await stockOf(shop, gift.number)).toBe(46);
  });

  it('[R42] of a coupon is not missed while it cannot be chosen', async () => {
    const code = `STIFT-${(made += 1)}`;
    const gift = await give({ from: 5000 });
    const others = [await give(), await give()];
    await shop.database.query(
      `with issued as (insert into coupon (code, kind, minimum_cents) values ($2, 'freeArticle', 1000) returning id)
       update free_article f set coupon_id = issued.id from issued where f.id = $1`,
      [gift.id, code],
    );
    await untilGiven();
    const guest = await guestWith(2);
    const { basket } = await guest.ask(couponEndpoints.add, { body: { code } });
    expect(basket.possibleFreeArticles.map(({ id }) => id)).toContain(gift.id);
    expect(basket.coupons).toMatchObject([{ code, problem: '' }]);
    await add(guest, 'A1', 1);
    expect((await show(guest)).coupons[0]?.problem).toContain('den Sie noch nicht gewählt haben');
    for (const { id } of others) await guest.ask(freeArticleEndpoints.add, marked(id));
    expect((await show(guest)).coupons).toMatchObject([{ code, problem: '' }]);
  });

  it('[S3.3-03][S7.2-38][R42] of a coupon is given while the coupon counts, and falls out with it', async () => {
    const code = `STIFT-${(made += 1)}`;
    const gift = await give();
    await shop.database.query(
      `with issued as (insert into coupon (code, kind, minimum_cents) values ($2, 'freeArticle', 4000) returning id)
       update free_article f set coupon_id = issued.id from issued where f.id = $1`,
      [gift.id, code],
    );
    await untilGiven();
    const guest = await guestWith(3);
    expect(await show(guest)).toMatchObject({
      possibleFreeArticles: [],
      couponFreeArticles: { type: 'value_of_goods' },
    });
    expect((await refusalOf(choose(guest, gift.id)))?.errorMessages).toEqual([
      'Diesen Gratisartikel gibt es zurzeit nicht.',
    ]);
    const { basket } = await guest.ask(couponEndpoints.add, { body: { code } });
    expect(basket).toMatchObject({
      possibleFreeArticles: [{ id: gift.id }],
      couponFreeArticles: { type: 'article', count: 2 },
    });
    // Who goes on without it is told, and keeps nobody from ordering.
    expect(basket.coupons[0]?.problem).toBe(
      'Zu diesem Gutschein gehört ein Gratisartikel, den Sie noch nicht gewählt haben.',
    );
    const { basket: given } = await guest.ask(freeArticleEndpoints.add, marked(gift.id));
    expect(chosenIn(given)).toEqual([[gift.id, '']]);
    expect(given.coupons[0]?.problem).toBe('');
    // Without the goods it needs the coupon gives nothing, and with it goes its article.
    const uid = basket.items[0]?.uid ?? '';
    const set = (quantity: number) => guest.ask(basketEndpoints.updateQuantity, { body: { uid, quantity } });
    expect(chosenIn((await set(1)).basket)).toEqual([
      [gift.id, 'Diesen Gratisartikel gibt es nur mit seinem Gutschein.'],
    ]);
    await set(3);
    const orderNumber = await orderBasket(guest);
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.positions[1]).toMatchObject({ articleNumber: gift.number, lineGross: 0 });
    expect(await countOf(shop, 'select used_count as count from coupon where code = $1', [code])).toBe(1);
    // Unchosen, it is given back by the other call.
    await add(guest, 'A1', 3);
    await guest.ask(couponEndpoints.add, { body: { code } });
    await guest.ask(freeArticleEndpoints.add, marked(gift.id));
    expect(chosenIn((await guest.ask(freeArticleEndpoints.remove, marked(gift.id))).basket)).toEqual([]);
  });

  it('[S7.2-38][R42] of a coupon leaves that good for another order where it was not chosen, or does not go with the order', async () => {
    const [code, gift] = [`STIFT-${(made += 1)}`, await give({ from: 5000 })];
    await shop.database.query(
      `with issued as (insert into coupon (code, kind, most_uses) values ($2, 'freeArticle', 1) returning id)
       update free_article f set coupon_id = issued.id from issued where f.id = $1`,
      [gift.id, code],
    );
    const usedBy = async (quantity: number, isChosen: boolean) => {
      const guest = await guestWith(3);
      await guest.ask(couponEndpoints.add, { body: { code } });
      if (isChosen) await guest.ask(freeArticleEndpoints.add, marked(gift.id));
      const uid = (await show(guest)).items[0]?.uid ?? '';
      await guest.ask(basketEndpoints.updateQuantity, { body: { uid, quantity } });
      await orderBasket(guest);
      return countOf(shop, 'select used_count as count from coupon where code = $1', [code]);
    };
    expect(await usedBy(3, false)).toBe(0);
    expect(await usedBy(1, true)).toBe(0);
    expect(await usedBy(3, true)).toBe(1);
  });

  it('[R13][R42] goes along, as a coupon does, with a guest who signs in; an account that has chosen keeps its own', async () => {
    const gifts = [await give(), await give()];
    const code = `MIT-${(made += 1)}`;
    await shop.database.query(
      `insert into coupon (code, kind, value, minimum_cents) values ($1, 'percent', 10, 0)`,
      [code],
    );
    const email = 'privat@kontor.example';
    const signedInWith = async (gift: number, coupon: string | null) => {
      const guest = await guestWith(2);
      await guest.ask(freeArticleEndpoints.add, marked(gift));
      if (coupon !== null) await guest.ask(couponEndpoints.add, { body: { code: coupon } });
      await guest.signIn(email);
      return show(guest);
    };
    // The account has a basket, and has chosen nothing.
    const before = shop.visitor();
    await before.signIn(email);
    await add(before, 'A1', 1);
    const brought = await signedInWith(gifts[0]?.id ?? 0, code);
    expect(chosenIn(brought)).toEqual([[gifts[0]?.id, '']]);
    expect(brought.coupons).toMatchObject([{ code, problem: '' }]);
    expect(chosenIn(await signedInWith(gifts[1]?.id ?? 0, null))).toEqual([[gifts[0]?.id, '']]);
  });

  it('[R40] of which one is left goes to exactly one of parallel orders; the others see first that it has gone', async () => {
    const gift = await give({ stock: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const guest = await guestWith(1);
        await choose(guest, gift.id);
        return { guest, basket: await walkToReview(guest) };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ guest, basket }) => askUntilAnswered(guest, orderBody(basket))),
    );
    const codes = answers.map((answer) =>
      answer.outcome === 'ok' ? 'placed' : (answer as { refusal: Refusal }).refusal.code,
    );
    expect(codes.filter((code) => code === 'placed')).toHaveLength(1);
    expect(codes.filter((code) => code === 'freeArticle.notAvailable')).toHaveLength(39);
    expect(await stockOf(shop, gift.number)).toBe(0);
    const loser = buyers[codes.indexOf('freeArticle.notAvailable')];
    if (loser === undefined) throw new Error('nobody was refused');
    const problem = async () => (await show(loser.guest)).freeArticles[0]?.problem;
    await expect.poll(problem, { timeout: 5000 }).toBe('Diesen Gratisartikel gibt es zurzeit nicht.');
    const fresh = await show(loser.guest);
    const body = orderBody(fresh);
    expect((await loser.guest.post(checkoutEndpoints.saveOrder, { body })).outcome).toBe('ok');
  });
});
