import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import {
  add,
  addBody,
  countOf,
  hideArticle,
  insertArticle,
  show,
  startSmallShop,
} from './small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

describe('adding', () => {
  it('[S7.2-32][S7.1-46][S3.9-06] puts an article into a new basket and shows it on every page', async () => {
    const guest = shop.visitor();
    const { head, added } = await add(guest, 'A1', 2);
    const { item } = await guest.ask(articleEndpoints.bySlug, { params: { slug: 'A1-1' } });
    expect(head).toMatchObject({ article_count: 2, position_count: 1, goodsNet: 3998, goodsGross: 4758 });
    expect(added).toEqual({
      quantity: 2,
      articleNumber: 'A1',
      displayName: 'Toner schwarz',
      image: { file: item.mainImage.file },
      basketLink: '/shop/basket',
    });
    const basket = await show(guest);
    const { version, ...rest } = head;
    expect(basket.version).toBe(version);
    expect(await guest.ask(basketEndpoints.widget)).toEqual({ head: { version, ...rest } });
  });

  it('[S3.3-02] counts articles and positions', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 2);
    await add(guest, 'C1', 5);
    expect((await show(guest)).totals).toMatchObject({ article_count: 7, position_count: 2 });
  });

  it('[S3.2-03] groups by the six fields: equal ones add up, each other value makes a position', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await add(guest, 'A1', 2);
    for (const more of [{ costCenter: 'K1' }, { offerNumber: 'AN1' }, { hint: 'links' }])
      await add(guest, 'A1', 1, more);
    await add(guest, 'A1', 4, { hint: 'links' });
    const { items } = await show(guest);
    expect(
      items.map(({ costCenter, offerNumber, hint, quantity }) => [costCenter, offerNumber, hint, quantity]),
    ).toEqual([
      ['', '', '', 3],
      ['K1', '', '', 1],
      ['', 'AN1', '', 1],
      ['', '', 'links', 5],
    ]);
    expect(new Set(items.map(({ uid }) => uid)).size).toBe(4);
  });

  it('[S3.2-04] sorts by the time of the first add, then by article number', async () => {
    const guest = shop.visitor();
    for (const number of ['C1', 'A1', 'B5']) await add(guest, number, 5);
    await add(guest, 'C1', 5);
    expect((await show(guest)).items.map(({ articleNumber }) => articleNumber)).toEqual(['C1', 'A1', 'B5']);
    await shop.database.query(
      `update basket_position set added_at = '2026-01-01' where basket_id = (select max(id) from basket)`,
    );
    expect((await show(guest)).items.map(({ articleNumber }) => articleNumber)).toEqual(['A1', 'B5', 'C1']);
  });

  it('[S3.2-04] what was taken out comes back at its place, and never later than now', async () => {
    const guest = shop.visitor();
    for (const number of ['C1', 'A1', 'B5']) await add(guest, number, 5);
    const [first] = (await show(guest)).items;
    const bringBack = async (formerTimestamp: number) => {
      const [uid] = (await show(guest)).items.flatMap((line) =>
        line.articleNumber === 'C1' ? line.uid : [],
      );
      await guest.ask(basketEndpoints.remove, { body: { uid: uid ?? '' } });
      const item = { articleNumber: 'C1', shopDepotId: 1, quantity: 5, formerTimestamp };
      const { basket } = await guest.ask(basketEndpoints.addItems, { body: { items: [item] } });
      return basket.items;
    };
    const back = await bringBack(first?.timestamp ?? 0);
    expect(back.map(({ articleNumber }) => articleNumber)).toEqual(['C1', 'A1', 'B5']);
    const said = await bringBack(Date.parse('2999-01-01'));
    expect(said.map(({ articleNumber }) => articleNumber)).toEqual(['A1', 'B5', 'C1']);
    expect(said[2]?.timestamp).toBeLessThanOrEqual(Date.now());
  });

  it('[R37] takes the price from the catalogue whatever the request says', async () => {
    const guest = shop.visitor();
    const lies = {
      price: { net_price: 1 },
      _func: 'free',
      shipping: 'free',
      id: 7,
      userId: 1,
      exists: true,
      unit: 'Palette',
    };
    await add(guest, 'A1', 1, lies);
    const basket = await show(guest);
    expect(basket.items[0]).toMatchObject({
      price: { net_price: 1999 },
      _func: null,
      unit: 'Stück',
      userId: null,
    });
    expect(basket.totals.goodsNet).toBe(1999);
  });

  it('[R37][R22] refuses keys the contract does not know', async () => {
    const guest = shop.visitor();
    for (const key of ['totals', 'is_backend_user', 'prices', 'basketId', 'version']) {
      const answer = await guest.raw({
        method: 'POST',
        url: '/rest/shop/basket/add',
        headers: { 'x-csrf-token': await guest.token(), 'content-type': 'application/json' },
        payload: JSON.stringify({ ...addBody('A1'), [key]: 1 }),
      });
      expect(answer.statusCode).toBe(400);
    }
    expect((await show(guest)).items).toEqual([]);
  });

  it('uses the price ladder at the quantity of the position', async () => {
    const guest = shop.visitor();
    await add(guest, 'C1', 9);
    expect((await show(guest)).items[0]?.price).toMatchObject({ net_price: 1000, quantity_lower_bound: 1 });
    await add(guest, 'C1', 1);
    expect((await show(guest)).items[0]?.price).toMatchObject({ net_price: 900, quantity_lower_bound: 10 });
  });

  it.each([
    ['D1', 'article.withoutPrice'],
    ['E1', 'article.notOrderable'],
    ['E2', 'article.notOrderable'],
    ['E5', 'article.notOrderable'],
    ['F1', 'article.notFound'],
    ['F2', 'article.notFound'],
    ['NIX', 'article.notFound'],
  ])('[S4.3-05][S4.3-07][R28] refuses %s with %s', async (number, code) => {
    const guest = shop.visitor();
    const answer = await guest.post(basketEndpoints.add, { body: addBody(number) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code } });
    expect((await show(guest)).items).toEqual([]);
  });

  it('[S4.3-05] takes goods that are ordered from the manufacturer without stock', async () => {
    expect((await add(shop.visitor(), 'E3', 3)).head.article_count).toBe(3);
  });

  it('[S4.3-04] takes everything while the shop allows orders without stock', async () => {
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    try {
      for (const number of ['E1', 'E2', 'E5', 'G1']) {
        expect((await add(shop.visitor(), number, 50)).head.article_count).toBe(50);
      }
    } finally {
      await shop.services.settings.change({ allowOrdersWithoutStock: false });
    }
  });

  it('[S4.3-07] refuses while no prices are displayed', async () => {
    await shop.services.settings.change({ display_price: false });
    try {
      const answer = await shop.visitor().post(basketEndpoints.add, { body: addBody('A1') });
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'article.withoutPrice' } });
    } finally {
      await shop.services.settings.change({ display_price: true });
    }
  });

  it('refuses more than there is and says how much is left', async () => {
    const guest = shop.visitor();
    await add(guest, 'G1', 2);
    const answer = await guest.post(basketEndpoints.add, { body: addBody('G1', 2) });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'stock.tooLow',
        errorMessages: ['Wenige: Es sind nur noch 3 Stück verfügbar, 2 liegen schon im Warenkorb.'],
      },
    });
  });

  it('says how many can be had of what is sold by fives', async () => {
    await insertArticle(shop, { number: 'G5', name: 'Kartons', stock: 13, minimum: 5, step: 5 });
    const guest = shop.visitor();
    const answer = await guest.post(basketEndpoints.add, { body: addBody('G5', 15) });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { errorMessages: ['Kartons: Es sind nur noch 10 Stück verfügbar.'] },
    });
    await add(guest, 'G5', 5);
    const { items } = await show(guest);
    expect(items.map(({ available }) => available)).toEqual([10]);
  });

  it.each([
    ['P1', 'Packung', 1, 'Papier: Es ist nur noch 1 Packung verfügbar.'],
    ['P2', 'Rolle', 3, 'Papier: Es sind nur noch 3 Rollen verfügbar.'],
  ])('says of %s how much is left of what is sold by %s', async (number, unit, stock, sentence) => {
    await insertArticle(shop, { number, name: 'Papier', stock, unit });
    const answer = await shop.visitor().post(basketEndpoints.add, { body: addBody(number, stock + 1) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { errorMessages: [sentence] } });
  });

  it('says of the last piece that there is one', async () => {
    await insertArticle(shop, { number: 'G9', name: 'Letztes', stock: 1 });
    const answer = await shop.visitor().post(basketEndpoints.add, { body: addBody('G9', 2) });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { errorMessages: ['Letztes: Es ist nur noch 1 Stück verfügbar.'] },
    });
  });

  it('names how many a line can have beside the other lines of its article, where stock limits', async () => {
    const guest = shop.visitor();
    await add(guest, 'G1', 1);
    await add(guest, 'G1', 1, { hint: 'Raum 2' });
    await add(guest, 'E3', 1);
    const { items } = await show(guest);
    expect(items.map(({ articleNumber, available }) => [articleNumber, available])).toEqual([
      ['G1', 2],
      ['G1', 2],
      ['E3', null],
    ]);
  });
});

describe('quantities', () => {
  it.each([
    [-1, 5],
    [0, 5],
    [0.5, 5],
    [7, 5],
    [8, 10],
    [1001, 1000],
    [1e9, 1000],
    ['5abc', 5],
    ['5', 5],
    ['1.000', 1000],
    ['NaN', 5],
  ])('[R35][S5-13][S5-14] step 5, minimum 5, maximum 1000: %s is stored as %s', async (asked, stored) => {
    const guest = shop.visitor();
    const { corrections, head } = await add(guest, 'B5', asked);
    expect(head.article_count).toBe(stored);
    expect(head.goodsNet).toBe(stored * 450);
    expect(corrections).toHaveLength(Number(asked) === stored || asked === '1.000' ? 0 : 1);
  });

  it('[R36] limits the sum per article over notes and cost centers', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 600, { hint: 'eins' });
    const { corrections } = await add(guest, 'A1', 600, { hint: 'zwei' });
    expect(corrections).toMatchObject([{ stored: 400, reason: 'limitPerArticle' }]);
    const answer = await guest.post(basketEndpoints.add, { body: addBody('A1', 1, { costCenter: 'K' }) });
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'quantity.tooHigh' } });
    const [one] = (await show(guest)).items;
    const update = await guest.ask(basketEndpoints.updateQuantity, {
      body: { uid: one?.uid ?? '', quantity: 900 },
    });
    expect(update.basket.totals.article_count).toBe(1000);
  });

  it('[R36][S5-09] two positions that only together are above the most of an order keep it from being ordered', async () => {
    const guest = shop.visitor();
    await add(guest, 'B5', 20, { hint: 'eins' });
    await add(guest, 'B5', 15, { hint: 'zwei' });
    const most = (maximum: number) =>
      shop.database.query(`update article set order_maximum = $1 where article_number = 'B5'`, [maximum]);
    const limitsOf = ({ items }: Awaited<ReturnType<typeof show>>) =>
      items.map(({ max_order_price_unit: limit }) => limit);
    const before = await show(guest);
    expect(limitsOf(before)).toEqual([985, 980]);
    expect(before.checkoutData.missing).not.toContain('position');
    try {
      await most(30);
      const lowered = await show(guest);
      expect(limitsOf(lowered)).toEqual([15, 10]);
      expect(lowered.checkoutData.missing).toContain('position');
      const [first] = lowered.items;
      const { basket } = await guest.ask(basketEndpoints.updateQuantity, {
        body: { uid: first?.uid ?? '', quantity: limitsOf(lowered)[0] ?? 0 },
      });
      expect(basket.totals.article_count).toBe(30);
      expect(basket.checkoutData.missing).not.toContain('position');
    } finally {
      await most(1000);
    }
  });

  it('[R36] holds the limit and loses nothing when 20 adds arrive at once', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_value, index) =>
        guest.post(basketEndpoints.add, { body: addBody('A1', 100, { hint: `h${index % 4}` }) }),
      ),
    );
    const { items, totals } = await show(guest);
    expect(totals.article_count).toBe(1000);
    const taken = answers.flatMap(({ outcome }, index) => (outcome === 'ok' ? [`h${index % 4}`] : []));
    expect(new Set(items.map(({ hint }) => hint))).toEqual(new Set(['', ...taken]));
    expect(taken.length).toBeGreaterThanOrEqual(10);
  });

  it('[R36][S3.2-03] puts two first adds of a new visitor that arrive at once into one basket', async () => {
    const guest = shop.visitor();
    await guest.token();
    const answers = await Promise.all(
      ['eins', 'zwei'].map((hint) => guest.post(basketEndpoints.add, { body: addBody('A1', 2, { hint }) })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
    const { items } = await show(guest);
    expect(new Map(items.map(({ hint, quantity }) => [hint, quantity]))).toEqual(
      new Map([
        ['eins', 2],
        ['zwei', 2],
      ]),
    );
  });

  it('[S7.1-47] sets, corrects and reports a quantity', async () => {
    const guest = shop.visitor();
    await add(guest, 'B5', 5);
    const uid = (await show(guest)).items[0]?.uid ?? '';
    const { basket, corrections } = await guest.ask(basketEndpoints.updateQuantity, {
      body: { uid, quantity: '12' },
    });
    expect(basket.items[0]?.quantity).toBe(10);
    expect(corrections).toEqual([{ uid, asked: 12, stored: 10, reason: 'notOnStep' }]);
    expect(await show(guest)).toEqual(basket);
  });
});

describe('a visitor whose session is gone', () => {
  it('[R82] has no basket, and begins one whose versions go on above those an open page still knows', async () => {
    const guest = shop.visitor();
    const { head: before } = await guest.ask(basketEndpoints.add, { body: addBody('A1', 1) });
    guest.cookie = null;
    expect((await guest.ask(basketEndpoints.widget)).head).toMatchObject({ version: 0, article_count: 0 });
    const { head: after } = await guest.ask(basketEndpoints.add, { body: addBody('A1', 1) });
    expect(after.version).toBeGreaterThan(before.version);
  });
});

describe('changing and removing', () => {
  it('[S7.1-49] changes a note and merges positions that become equal', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 2, { hint: 'eins' });
    await add(guest, 'A1', 3, { hint: 'zwei' });
    const uidOf = async (hint: string) =>
      (await show(guest)).items.find((item) => item.hint === hint)?.uid ?? '';
    const renamed = await guest.ask(basketEndpoints.updateNotice, {
      body: { uid: await uidOf('eins'), hint: 'drei' },
    });
    expect(renamed.basket.items.map(({ hint, quantity }) => [hint, quantity])).toEqual([
      ['drei', 2],
      ['zwei', 3],
    ]);
    const merged = await guest.ask(basketEndpoints.updateNotice, {
      body: { uid: await uidOf('drei'), hint: 'zwei' },
    });
    expect(merged.basket.items.map(({ hint, quantity }) => [hint, quantity])).toEqual([['zwei', 5]]);
  });

  it('[S7.1-50] removes one position and all of them', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await add(guest, 'C1', 1);
    const uid = (await show(guest)).items[0]?.uid ?? '';
    const one = await guest.ask(basketEndpoints.remove, { body: { uid } });
    expect(one.basket.items.map(({ articleNumber }) => articleNumber)).toEqual(['C1']);
    const again = await guest.post(basketEndpoints.remove, { body: { uid } });
    expect(again).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'position.notFound', basket: { items: [{}] } },
    });
    const none = await guest.ask(basketEndpoints.removeAll);
    expect(none.basket).toMatchObject({ items: [], totals: { article_count: 0, totalGross: 0 } });
    expect(await show(guest)).toEqual(none.basket);
  });

  it("[R25] knows no way to somebody else's position", async () => {
    const victim = shop.visitor();
    await add(victim, 'A1', 2, { hint: 'geheim' });
    const uid = (await show(victim)).items[0]?.uid ?? '';
    const attacker = shop.visitor();
    await add(attacker, 'C1', 1);
    for (const answer of [
      await attacker.post(basketEndpoints.updateQuantity, { body: { uid, quantity: 99 } }),
      await attacker.post(basketEndpoints.updateNotice, { body: { uid, hint: 'x' } }),
      await attacker.post(basketEndpoints.remove, { body: { uid } }),
    ]) {
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'position.notFound' } });
      expect(JSON.stringify(answer)).not.toContain('geheim');
    }
    expect((await show(victim)).items[0]).toMatchObject({ quantity: 2, hint: 'geheim' });
  });

  it('keeps showing a position whose article has gone, as not orderable and free of charge', async () => {
    await insertArticle(shop, { number: 'W1', netCents: 700 });
    const guest = shop.visitor();
    await add(guest, 'W1', 2);
    await hideArticle(shop, 'W1');
    const basket = await show(guest);
    expect(basket.items[0]).toMatchObject({ exists: false, isOrderable: false, lineNet: 0, url: '' });
    expect(basket.totals.goodsNet).toBe(0);
  });
});

describe('modes and sign-in', () => {
  it('[S4.2-02][S4.2-01] starts in business mode and switches prices and rounding with the mode', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 3);
    expect(await show(guest)).toMatchObject({ mode: 'b2b', totals: { goodsNet: 5997 } });
    const { shop: flags } = await guest.ask(sessionEndpoints.setB2c);
    expect(flags.isB2b).toBe(false);
    expect(await show(guest)).toMatchObject({ mode: 'b2c', totals: { goodsGross: 3 * 2379 } });
    await guest.ask(sessionEndpoints.setB2b);
    expect((await show(guest)).mode).toBe('b2b');
  });

  it('[R13] merges the guest basket once into the basket of the person who signs in', async () => {
    const email = 'privat@kontor.example';
    const first = shop.visitor();
    await add(first, 'A1', 2);
    await first.signIn(email);
    expect((await show(first)).items.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual(
      [['A1', 2]],
    );
    const second = shop.visitor();
    await add(second, 'A1', 3);
    await add(second, 'C1', 1);
    const planted = second.cookie;
    const reply = await second.ask(sessionEndpoints.login, {
      body: { email, password: 'Druckerpapier-2026!' },
    });
    expect(reply.isBasketMerged).toBe(true);
    expect(
      (await show(second)).items.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    ).toEqual([
      ['A1', 5],
      ['C1', 1],
    ]);
    expect(await countOf(shop, 'select count(*) from basket where person_id is not null')).toBe(1);
    // What lay there before is kept and comes back by being put in the place of all.
    const { saved_baskets: saved, hasAutoSave } = await show(second);
    expect([saved.map(({ name, position_count: count }) => [name, count]), hasAutoSave]).toEqual([
      [['', 1]],
      true,
    ]);
    const { basket: back } = await second.ask(storedBasketEndpoints.load, {
      body: { id: saved[0]?.id ?? 0, how: 'replace' },
    });
    expect(back.items.map(({ articleNumber, quantity }) => [articleNumber, quantity])).toEqual([['A1', 2]]);
    const old = shop.visitor();
    old.cookie = planted;
    expect((await show(old)).items).toEqual([]);
  });

  it('keeps the agreed price and shows the new one beside it', async () => {
    await insertArticle(shop, { number: 'V1', netCents: 1000 });
    const guest = shop.visitor();
    await add(guest, 'V1', 1);
    expect((await show(guest)).items[0]?.agreedPrice).toBeNull();
    await shop.database.query(`update article set net_price_cents = 1200 where article_number = 'V1'`);
    expect((await show(guest)).items[0]).toMatchObject({
      price: { net_price: 1200 },
      agreedPrice: { net_price: 1000, gross_price: 1190 },
    });
  });
});
