import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { couponEndpoints } from '#contract/coupon.ts';
import { freeArticleEndpoints } from '#contract/free-article.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { Refusal } from '#contract/refusal.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import {
  add,
  countOf,
  insertArticle,
  orderBasket,
  startSmallShop,
  stockOf,
} from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { changeQuantities, releaseNow, denyApproval, list } = adminOrderEndpoints;

async function place({ buyer: { visitor } }: Firm): Promise<string> {
  return orderBasket(visitor, null);
}

const change = (
  { visitor }: Firm['admin'],
  orderNumber: string,
  ...changes: readonly [number, number, string][]
) =>
  visitor.post(changeQuantities, {
    body: { orderNumber, changes: changes.map(([position, from, to]) => ({ position, from, to })) },
  });

const refusalOf = async (answer: ReturnType<typeof change>): Promise<Partial<Refusal>> => {
  const given = await answer;
  return given.outcome === 'refused' ? given.refusal : {};
};

const ordered = async ({ buyer: { visitor } }: Firm, orderNumber: string) => {
  const { item } = await visitor.ask(orderEndpoints.list, { query: { orderNumber } });
  if (item === null) throw new Error('There is no order.');
  return item;
};

const linesOf = ({ positions }: Awaited<ReturnType<typeof ordered>>) =>
  positions.map(({ articleNumber, quantity, unitNet, lineNet }) => [
    articleNumber,
    quantity,
    unitNet,
    lineNet,
  ]);

/** What an order holds of the stock, and what of its ceilings. */
async function heldBy(orderNumber: string) {
  const { rows } = await shop.database.query<{
    pieces: number;
    counted: number;
    cents: number;
    total: number;
  }>(
    `select (select sum(value::int)::int from jsonb_each_text(o.taken_pieces)) as pieces,
       o.total_gross_cents::int as total,
       (select min(c.open_pieces)::int from order_counter c where c.key = any(o.counter_keys)) as counted,
       (select min(c.open_cents)::int from order_counter c where c.key = any(o.counter_keys)) as cents
     from shop_order o where o.order_number = $1`,
    [orderNumber],
  );
  return rows[0];
}

const told = (): Promise<number> => drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));

describe('quantities of a waiting order', () => {
  it('[S4.3-10] are lowered by who decides: reckoned anew, told, and released as they stand then', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await shop.database.query(
      `insert into budget (account_id, person_id, period, amount_cents) values ($1, $2, 'month', 20000)`,
      [firm.accountId, firm.buyer.id],
    );
    await add(visitor, 'A1', 6);
    await add(visitor, 'B5', 10);
    const orderNumber = await place(firm);
    const [toner, paper] = [await stockOf(shop, 'A1'), await stockOf(shop, 'B5')];
    const { item } = await firm.admin.visitor.ask(list, { query: { orderNumber } });
    expect(item?.changeable).toEqual([
      { position: 1, displayName: 'Toner schwarz', quantity: 6, unit: 'Stück' },
      { position: 2, displayName: 'Papier', quantity: 10, unit: 'Stück' },
    ]);

    expect(await change(firm.admin, orderNumber, [1, 6, '4'], [2, 10, '0'])).toMatchObject({
      outcome: 'ok',
      reply: { state: 'awaitingRelease' },
    });
    const order = await ordered(firm, orderNumber);
    expect(linesOf(order)).toEqual([['A1', 4, 1999, 7996]]);
    expect(order.goodsNet).toBe(7996);
    expect(order.totalNet).toBe(order.goodsNet + order.shippingNet + order.paymentFeeNet);
    expect(order.totalNet + order.totalTax).toBe(order.totalGross);
    expect([await stockOf(shop, 'A1'), await stockOf(shop, 'B5')]).toEqual([toner + 2, paper + 10]);
    expect(await heldBy(orderNumber)).toEqual({
      pieces: 4,
      counted: 4,
      cents: order.totalGross,
      total: order.totalGross,
    });
    expect(order.release?.steps).toMatchObject([
      {
        kind: 'changed',
        by: 'Lena Firma',
        text: 'Toner schwarz: 4 statt 6 Stück\nPapier: gestrichen (bestellt waren 10 Stück)',
      },
    ]);
    await told();
    const mail = (await mailsTo(shop, firm.buyer.email)).at(-1);
    expect(mail?.subject).toBe(`Ihre Bestellung ${orderNumber} wurde geändert`);
    expect(mail?.text).toContain('Toner schwarz: 4 statt 6 Stück\n\nPapier: gestrichen');
    expect(mail?.text).toContain('Sie kostet damit');

    await firm.admin.visitor.ask(releaseNow, { body: await readOrder(shop, orderNumber) });
    expect((await ordered(firm, orderNumber)).state).toBe('accepted');
    await drainOnce(startOrderMailWorker(mailWorkerOptions(shop)));
    expect((await mailsTo(shop, firm.buyer.email)).at(-1)?.text).toContain(
      'Lena Firma hat sie für Ihre Firma freigegeben.\n\nLena Firma hat vorher Mengen gesenkt: Toner schwarz: 4 statt 6 Stück; Papier: gestrichen (bestellt waren 10 Stück)',
    );
    const used =
      'select used_cents::int as count from budget_use u join budget b on b.id = u.budget_id where b.account_id = $1';
    expect(await countOf(shop, used, [firm.accountId])).toBe(7996);
  });

  it('[S4.3-10] are told to who lowered their own in the second person', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true, mayReleaseOwn: true });
    await add(firm.buyer.visitor, 'A1', 3);
    const orderNumber = await place(firm);
    expect(await change(firm.buyer, orderNumber, [1, 3, '1'])).toMatchObject({ outcome: 'ok' });
    await told();
    const mail = (await mailsTo(shop, firm.buyer.email)).at(-1);
    expect(mail?.text).toContain(`Sie haben Ihre Bestellung ${orderNumber} vor der Freigabe geändert:`);
    expect(mail?.text).not.toContain('Kaja Firma hat');
  });

  it('[S4.3-10] cost what the ladder of the shop says for them', async () => {
    const firm = await startFirm(shop);
    await add(firm.buyer.visitor, 'C1', 12);
    await add(firm.buyer.visitor, 'A1', 3);
    const orderNumber = await place(firm);
    expect(await change(firm.admin, orderNumber, [1, 12, '9'])).toMatchObject({ outcome: 'ok' });
    const order = await ordered(firm, orderNumber);
    expect(linesOf(order)).toEqual([
      ['C1', 9, 1000, 9000],
      ['A1', 3, 1999, 5997],
    ]);
    expect(order.release?.steps.at(-1)?.text).toBe(
      'Tinte Ö: 9 statt 12 Stück; ein Stück kostet bei dieser Menge 10,00\u00a0€ netto statt 9,00\u00a0€',
    );
  });

  it('[R38][S4.3-10] cost what was ordered, though the shop has become dearer', async () => {
    const firm = await startFirm(shop);
    await insertArticle(shop, { number: 'H1', name: 'Teurer', netCents: 1000 });
    await add(firm.buyer.visitor, 'H1', 3);
    const orderNumber = await place(firm);
    await shop.database.query("update article set net_price_cents = 2500 where article_number = 'H1'");
    expect(await change(firm.admin, orderNumber, [1, 3, '2'])).toMatchObject({ outcome: 'ok' });
    expect(linesOf(await ordered(firm, orderNumber))).toEqual([['H1', 2, 1000, 2000]]);
    // One that has left the catalogue, too.
    await shop.database.query("update article set is_online = false where article_number = 'H1'");
    expect(await change(firm.admin, orderNumber, [1, 2, '1'])).toMatchObject({ outcome: 'ok' });
    expect(linesOf(await ordered(firm, orderNumber))).toEqual([['H1', 1, 1000, 1000]]);
  });

  it('[S4.3-10] are counted as they are, also where less costs more', async () => {
    const firm = await startFirm(shop);
    await insertArticle(shop, { number: 'L1', name: 'Leiter', netCents: 1000, tiers: [[10, 800]] });
    await add(firm.buyer.visitor, 'L1', 10);
    const orderNumber = await place(firm);
    const before = await ordered(firm, orderNumber);
    expect(await change(firm.admin, orderNumber, [1, 10, '9'])).toMatchObject({ outcome: 'ok' });
    const after = await ordered(firm, orderNumber);
    expect(after.totalGross).toBeGreaterThan(before.totalGross);
    expect(await heldBy(orderNumber)).toMatchObject({ counted: 9, cents: after.totalGross });
    await firm.admin.visitor.ask(denyApproval, { body: { orderNumber, reason: 'Nein.' } });
    const open =
      'select coalesce(sum(open_cents), 0) as count from order_counter where open_pieces < 0 or open_cents < 0';
    expect(await countOf(shop, open)).toBe(0);
  });

  it('[S4.3-10] of one article on two lines and of a gift of it give back what is no longer wanted', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await insertArticle(shop, { number: 'M1', name: 'Mappe', netCents: 3000, stock: 50 });
    const { rows } = await shop.database.query<{ id: number }>(
      `insert into free_article (article_number, shop_depot_id, body, quantity, value_of_goods_from, value_of_goods_to)
       values ('M1', 1, 'Dazu', 2, 1000, 0) returning id`,
    );
    await add(visitor, 'M1', 4, { hint: 'Empfang' });
    await add(visitor, 'M1', 3, { hint: 'Lager' });
    await visitor.ask(freeArticleEndpoints.add, { body: { id: rows[0]?.id ?? 0, _func: 'freearticle' } });
    const orderNumber = await place(firm);
    expect(await stockOf(shop, 'M1')).toBe(41);
    expect(await change(firm.admin, orderNumber, [1, 4, '0'], [2, 3, '1'])).toMatchObject({ outcome: 'ok' });
    expect(await stockOf(shop, 'M1')).toBe(47);
    const { positions } = await ordered(firm, orderNumber);
    expect(
      positions.map(({ articleNumber, quantity, lineNet }) => [articleNumber, quantity, lineNet]),
    ).toEqual([
      ['M1', 1, 3000],
      ['M1', 2, 0],
    ]);
    await firm.admin.visitor.ask(denyApproval, { body: { orderNumber, reason: 'Nein.' } });
    expect(await stockOf(shop, 'M1')).toBe(50);
  });

  it('[S4.3-10] take coupon, gift and free shipping along where the value of goods no longer allows them', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await insertArticle(shop, { number: 'GIFT1', name: 'Geschenk' });
    const { rows } = await shop.database.query<{ id: number }>(
      `insert into free_article (article_number, shop_depot_id, body, quantity, value_of_goods_from, value_of_goods_to)
       values ('GIFT1', 1, 'Dazu', 1, 15000, 0) returning id`,
    );
    await shop.database.query(
      `insert into coupon (code, kind, value, minimum_cents) values ('AB150', 'percent', 10, 15000)`,
    );
    await add(visitor, 'A1', 10);
    await visitor.ask(couponEndpoints.add, { body: { code: 'AB150' } });
    await visitor.ask(freeArticleEndpoints.add, { body: { id: rows[0]?.id ?? 0, _func: 'freearticle' } });
    const orderNumber = await place(firm);
    const gifts = await stockOf(shop, 'GIFT1');
    const before = await ordered(firm, orderNumber);
    expect(before).toMatchObject({ discount: { code: 'AB150', net: 1999 }, shippingNet: 0 });
    expect(before.positions.map(({ articleNumber }) => articleNumber)).toEqual(['A1', 'GIFT1']);

    // Still enough for all of it.
    expect(await change(firm.admin, orderNumber, [1, 10, '9'])).toMatchObject({ outcome: 'ok' });
    const less = await ordered(firm, orderNumber);
    expect(less).toMatchObject({ discount: { code: 'AB150', net: 1799 }, shippingNet: 0 });
    expect(less.positions).toHaveLength(2);

    expect(await change(firm.admin, orderNumber, [1, 9, '2'])).toMatchObject({ outcome: 'ok' });
    const least = await ordered(firm, orderNumber);
    expect(linesOf(least)).toEqual([['A1', 2, 1999, 3998]]);
    expect(least.discount).toBe(undefined);
    expect(least.shippingNet).toBeGreaterThan(0);
    expect(least.totalNet).toBe(3998 + least.shippingNet);
    expect(least.release?.steps.at(-1)?.text.split('\n')).toEqual([
      'Toner schwarz: 2 statt 9 Stück',
      'Geschenk: Der Gratisartikel entfällt, der Warenwert reicht nicht mehr.',
      'Gutschein AB150: Er entfällt, der Warenwert reicht nicht mehr.',
      expect.stringMatching(/^Versand: .* netto, der Warenwert reicht nicht mehr/),
    ]);
    expect(await stockOf(shop, 'GIFT1')).toBe(gifts + 1);
    expect(await countOf(shop, "select used_count as count from coupon where code = 'AB150'", [])).toBe(0);
    // Denied, it gives back what it still holds and no more.
    const left = await stockOf(shop, 'A1');
    await firm.admin.visitor.ask(denyApproval, { body: { orderNumber, reason: 'Doch nicht.' } });
    expect(await stockOf(shop, 'A1')).toBe(left + 2);
  });

  it('[S4.3-10] leave a gift by the limit of the one that was chosen, however else the article is given', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    await insertArticle(shop, { number: 'GIFT2', name: 'Stift' });
    const give = async (from: number, code: string | null) => {
      const { rows } = await shop.database.query<{ id: number }>(
        `insert into free_article (article_number, shop_depot_id, body, quantity, value_of_goods_from, coupon_id)
         values ('GIFT2', 1, 'Dazu', 1, $1, (select id from coupon where code = $2)) returning id`,
        [from, code],
      );
      return rows[0]?.id ?? 0;
    };
    await shop.database.query(
      `insert into coupon (code, kind) values ('STIFT', 'freeArticle'), ('SONST', 'freeArticle')`,
    );
    const [any, ofCoupon] = [await give(15_000, null), await give(0, 'STIFT')];
    // Of no concern to any of these orders.
    await give(1000, 'SONST');
    await give(19_000, null);
    const orderWith = async (code: string, gift: number) => {
      await add(visitor, 'A1', 10);
      if (code !== '') await visitor.ask(couponEndpoints.add, { body: { code } });
      await visitor.ask(freeArticleEndpoints.add, { body: { id: gift, _func: 'freearticle' } });
      return place(firm);
    };
    const leftOf = async (orderNumber: string, quantity: number) => {
      await change(firm.admin, orderNumber, [1, 10, String(quantity)]);
      return (await ordered(firm, orderNumber)).positions.map(({ articleNumber }) => articleNumber);
    };
    expect(await leftOf(await orderWith('', any), 8)).toEqual(['A1', 'GIFT2']);
    expect(await leftOf(await orderWith('', any), 7)).toEqual(['A1']);
    expect(await leftOf(await orderWith('STIFT', any), 7)).toEqual(['A1']);
    expect(await leftOf(await orderWith('STIFT', ofCoupon), 7)).toEqual(['A1', 'GIFT2']);
    // Without its article a coupon gives nothing, and is good for another order.
    const used = () => countOf(shop, "select used_count as count from coupon where code = 'STIFT'", []);
    expect(await used()).toBe(1);
    await shop.database.query('update free_article set value_of_goods_from = 15000 where id = $1', [
      ofCoupon,
    ]);
    const withCoupon = await orderWith('STIFT', ofCoupon);
    expect(await used()).toBe(2);
    expect(await leftOf(withCoupon, 7)).toEqual(['A1']);
    expect(await used()).toBe(1);
    expect((await ordered(firm, withCoupon)).release?.steps.at(-1)?.text.split('\n')).toEqual([
      'Toner schwarz: 7 statt 10 Stück',
      'Stift: Der Gratisartikel entfällt, der Warenwert reicht nicht mehr.',
      'Gutschein STIFT: Er entfällt, der Warenwert reicht nicht mehr.',
    ]);
  });

  it.each([
    ['more than was ordered', [1, 10, '11'], 'Mehr als die bestellten 10 Stück geht nicht.', true],
    ['no number', [1, 10, 'fünf'], 'Bitte geben Sie eine ganze Zahl ein; 0 streicht die Position.', true],
    ['nothing typed', [1, 10, ''], 'Bitte geben Sie eine ganze Zahl ein; 0 streicht die Position.', true],
    ['half a piece', [1, 10, '2,5'], 'Bitte geben Sie eine ganze Zahl ein; 0 streicht die Position.', true],
    [
      'an amount the article is not sold in',
      [1, 10, '7'],
      'In dieser Menge gibt es den Artikel nicht; die nächste ist 5, die kleinste 5 Stück.',
      true,
    ],
    ['what stood there before', [1, 15, '5'], 'inzwischen jemand geändert', false],
    ['a position that is not there', [7, 1, '0'], 'inzwischen jemand geändert', false],
    [
      'nothing smaller than the only amount',
      [1, 10, '9'],
      'Weniger als die bestellten 10 Stück gibt es',
      true,
    ],
    ['the same', [1, 10, '10'], 'Sie haben keine Menge geändert.', false],
    ['all of it', [1, 10, '0'], 'Eine Position muss bleiben.', false],
  ] as const)(
    '[S4.3-10] stay as they are for %s',
    async (_what, [position, from, to], sentence, isAtField) => {
      const firm = await startFirm(shop);
      await add(firm.buyer.visitor, 'B5', 10);
      const orderNumber = await place(firm);
      const refusal = await refusalOf(change(firm.admin, orderNumber, [position, from, to]));
      expect(refusal.code).toBe('release.notAllowed');
      expect(refusal.errorMessages?.join(' ')).toContain(sentence);
      expect(refusal.fieldErrors?.['quantity.1'] ?? '').toContain(isAtField ? sentence : '');
      expect(isAtField).toBe(refusal.fieldErrors?.['quantity.1'] !== undefined);
      const order = await ordered(firm, orderNumber);
      expect(order.positions[0]?.quantity).toBe(10);
      expect(order.release?.steps).toEqual([]);
    },
  );

  it('[R23][R24] are changed by nobody who may not decide about the order', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    const other = await startFirm(shop);
    await add(firm.buyer.visitor, 'A1', 3);
    const orderNumber = await place(firm);
    const codeFor = async (who: Firm['admin']) =>
      (await refusalOf(change(who, orderNumber, [1, 3, '1']))).code;
    expect(await codeFor(other.admin)).toBe('order.notFound');
    expect(await codeFor(firm.buyer)).toBe('release.notAllowed');
    expect(await codeFor(firm.deputy)).toBe('release.notAllowed');
    const seen = await firm.buyer.visitor.ask(list, { query: { orderNumber } });
    expect(seen.item?.changeable).toEqual([]);
    await firm.admin.visitor.ask(releaseNow, { body: await readOrder(shop, orderNumber) });
    expect(await codeFor(firm.admin)).toBe('release.decided');
    expect((await ordered(firm, orderNumber)).positions[0]?.quantity).toBe(3);
  });

  it('[R48][S7.2-21] are never released by who has not read them, however closely a change and a release follow each other', async () => {
    const firm = await startFirm(shop);
    for (let round = 0; round < 10; round += 1) {
      await add(firm.buyer.visitor, 'A1', 5);
      const orderNumber = await place(firm);
      const before = await stockOf(shop, 'A1');
      const body = await readOrder(shop, orderNumber);
      const [changed, released] = await Promise.all([
        change(firm.admin, orderNumber, [1, 5, '2']),
        firm.admin.visitor.post(releaseNow, { body }),
      ]);
      const order = await ordered(firm, orderNumber);
      const isChanged = changed.outcome === 'ok';
      expect([released.outcome, order.state]).toEqual(
        isChanged ? ['refused', 'awaitingRelease'] : ['ok', 'accepted'],
      );
      expect(order.positions[0]?.quantity).toBe(isChanged ? 2 : 5);
      expect(await stockOf(shop, 'A1')).toBe(before + (isChanged ? 3 : 0));
      expect(order.release?.steps.map(({ kind }) => kind)).toEqual(isChanged ? ['changed'] : ['released']);
    }
  });
});
