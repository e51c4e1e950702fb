import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import type { BasketState } from '#contract/basket.ts';
import {
  add,
  askUntilAnswered,
  orderBody,
  orderOf,
  placeOrder,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { giveBudget, readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { releaseNow, denyApproval, changeQuantities, ask, list } = adminOrderEndpoints;
const log = createLog('silent');
const hourMs = 3_600_000;

const used = async ({ accountId }: Firm): Promise<number[]> =>
  (
    await shop.database.query<{ used: number }>(
      `select u.used_cents::int as used from budget_use u join budget b on b.id = u.budget_id
       where b.account_id = $1 order by b.id`,
      [accountId],
    )
  ).rows.map((row) => row.used);

/** How the question about the newest order stands in the buyer's list and in the firm's. */
const questionsIn = async ({ buyer, admin }: Firm) => {
  const own = await buyer.visitor.ask(orderEndpoints.list, { query: {} });
  const ofFirm = await admin.visitor.ask(list, { query: {} });
  return [own.items[0]?.question, ofFirm.items[0]?.question];
};

async function tell(): Promise<number> {
  return drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));
}

async function later(hours: number): Promise<void> {
  const { settings, firms } = shop.services;
  const clock = () => new Date(Date.now() + hours * hourMs);
  await drainOnce(startOrderTimeWorker({ database: shop.database, settings, firms, log, clock }));
}

const toCome = ['paid', 'processing', 'shipped', 'delivered'].map((step) => ({ step, standing: 'open' }));

describe('an order above what its buyer may order alone', () => {
  it('[S3.3-04][S4.3-09] says so in the basket, waits, and is confirmed once it is released', async () => {
    const firm = await startFirm(shop, { releaseAbove: 2000 });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    expect((await visitor.ask(basketEndpoints.show)).basket.releaseInfos).toMatchObject({
      orderAction: 'release',
      orderCheck: 'amount',
      orderCheckValue: 2000,
      orderActionReason: 'Bestellungen über 20,00\u00a0€ netto muss Ihre Firma freigeben.',
    });
    const orderNumber = await placeOrder(firm.buyer.visitor);
    const waiting = await orderOf(firm.buyer.visitor, orderNumber);
    expect(waiting).toMatchObject({
      state: 'awaitingRelease',
      prepayment: null,
      release: { reasons: [{ check: 'amount', limit: 2000 }], isAsked: false, steps: [] },
    });
    expect(await tell()).toBe(1);
    expect((await mailsTo(shop, firm.buyer.email)).map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${orderNumber} wartet auf Freigabe`,
    ]);
    const [request] = await mailsTo(shop, firm.admin.email);
    expect(request?.text).toContain('Kaja Firma möchte für');
    expect(request?.text).toContain(`https://shop.example/my/admin-orders/${orderNumber}`);

    expect(
      await firm.admin.visitor.ask(releaseNow, { body: await readOrder(shop, orderNumber) }),
    ).toMatchObject({
      state: 'accepted',
    });
    const released = await orderOf(firm.buyer.visitor, orderNumber);
    expect(released).toMatchObject({
      state: 'accepted',
      release: { steps: [{ kind: 'released', by: 'Lena Firma' }] },
      steps: [{ step: 'requested', standing: 'done' }, { step: 'released', by: 'Lena Firma' }, ...toCome],
    });
    const { item } = await firm.admin.visitor.ask(list, { query: { orderNumber } });
    expect(item?.order.steps).toEqual(released?.steps);
    // Prepaid: the time to pay begins with the release.
    expect(released?.prepayment?.reservedUntil).toBeDefined();
    const { rows } = await shop.database.query(
      'select from shop_order_mail m join shop_order o on o.id = m.order_id where o.order_number = $1',
      [orderNumber],
    );
    expect(rows).toHaveLength(1);
  });

  it('[R38] is ordered only as the buyer was told: with a release, or without one', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const basket = await walkToReview(visitor, null);
    const allow = (cents: number | null) =>
      shop.database.query('update account set release_above_cents = $2 where id = $1', [
        firm.accountId,
        cents,
      ]);
    await allow(100);
    const refused = await visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(refused).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'release.changed', basket: { releaseInfos: { orderAction: 'release' } } },
    });
    const { basket: fresh } = await visitor.ask(basketEndpoints.show);
    await allow(null);
    expect(await codeOf(visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(fresh) }))).toBe(
      'release.changed',
    );
  });

  it('is no order at all where nobody could release it', async () => {
    const firm = await startFirm(shop, { hasDeputy: false, isBuyerAdmin: true });
    await shop.database.query('update person set is_active = false where id = $1', [firm.admin.id]);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const basket = await walkToReview(visitor, null);
    expect(basket.releaseInfos).toMatchObject({ orderAction: 'block' });
    expect(await visitor.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) })).toMatchObject({
      refusal: {
        code: 'release.notAllowed',
        errorMessages: [expect.stringContaining('Derzeit kann das in Ihrer Firma niemand.')],
      },
    });
  });
});

describe('who decides', () => {
  it('[R24][R47][S4.3-10] is nobody but the admins of the same firm, not about an own order, and the deputy in time', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    const other = await startFirm(shop);
    const orderNumber = await placeOrder(firm.buyer.visitor);
    const body = { orderNumber };
    const read = await readOrder(shop, orderNumber);
    const { visitor: stranger } = other.admin;
    expect(await codeOf(stranger.post(releaseNow, { body: read }))).toBe('order.notFound');
    expect(await codeOf(stranger.post(denyApproval, { body: { ...body, reason: 'Nein' } }))).toBe(
      'order.notFound',
    );
    expect(await codeOf(stranger.post(ask, { body: { ...body, question: 'Wofür?' } }))).toBe(
      'order.notFound',
    );
    expect(await codeOf(firm.buyer.visitor.post(releaseNow, { body: read }))).toBe('release.notAllowed');
    expect(await codeOf(firm.deputy.visitor.post(releaseNow, { body: read }))).toBe('release.notAllowed');
    const seen = async ({ visitor }: Firm['admin']) =>
      (await visitor.ask(list, { query: {} })).items.map((item) => [item.orderNumber, item.decisions]);
    const all = ['release', 'deny', 'ask'];
    expect(await seen(firm.admin)).toEqual([[orderNumber, all]]);
    expect(await seen(firm.buyer)).toEqual([[orderNumber, []]]);
    expect(await seen(firm.deputy)).toEqual([]);
    expect(await seen(other.admin)).toEqual([]);
    await later(49);
    expect(await seen(firm.deputy)).toEqual([[orderNumber, all]]);
    await tell();
    const [told] = await mailsTo(shop, firm.deputy.email);
    expect(told?.subject).toBe(`In Vertretung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`);
    expect(await firm.deputy.visitor.ask(releaseNow, { body: read })).toMatchObject({ state: 'accepted' });
    expect(await codeOf(firm.admin.visitor.post(releaseNow, { body: read }))).toBe('release.decided');
  });

  it('[S4.3-10] names who was first, and what they did, to those who read the order', async () => {
    const firm = await startFirm(shop);
    const { buyer, admin, deputy } = firm;
    const late = async ({ visitor }: Firm['admin'], orderNumber: string) => {
      const answer = await visitor.post(denyApproval, { body: { orderNumber, reason: 'Nein' } });
      return answer.outcome === 'refused' ? answer.refusal.errorMessages : [];
    };
    const released = await placeOrder(buyer.visitor);
    await admin.visitor.ask(releaseNow, { body: await readOrder(shop, released) });
    const withdrawn = await placeOrder(buyer.visitor);
    await buyer.visitor.ask(waitingOrderEndpoints.withdraw, { body: { orderNumber: withdrawn } });
    const denied = await placeOrder(buyer.visitor);
    await admin.visitor.ask(denyApproval, { body: { orderNumber: denied, reason: 'Zu teuer' } });
    const name = async (order: string, kind: string) =>
      (await orderOf(buyer.visitor, order))?.release?.steps.find((step) => step.kind === kind)?.by ?? '';
    const [first, second, third] = await Promise.all([
      name(released, 'released'),
      name(withdrawn, 'withdrawn'),
      name(denied, 'denied'),
    ]);
    expect(first).not.toBe('');
    expect(await late(admin, released)).toEqual([`${first} hat sie schon freigegeben.`]);
    expect(await late(admin, withdrawn)).toEqual([`${second} hat die Anfrage zurückgezogen.`]);
    expect(await late(admin, denied)).toEqual([`${third} hat sie schon abgelehnt.`]);
    // A deputy was never asked about it.
    expect((await late(deputy, denied)).join(' ')).not.toContain(third);
  });

  it('[R51][S4.3-10][S7.2-21] releases an order of the sum that was read alone; another one is told, and nothing is done', async () => {
    const firm = await startFirm(shop);
    const orderNumber = await placeOrder(firm.buyer.visitor, { quantity: 3 });
    const { visitor } = firm.admin;
    const read = await readOrder(shop, orderNumber);
    await visitor.ask(changeQuantities, {
      body: { orderNumber, changes: [{ position: 1, from: 3, to: '1' }] },
    });
    const now = (await orderOf(firm.buyer.visitor, orderNumber))?.totalNet;
    expect(now).toBeLessThan(read.seenNet);
    expect(await visitor.post(releaseNow, { body: read })).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'release.otherSum',
        totalNet: now,
        errorMessages: [expect.stringContaining('netto statt')],
      },
    });
    // Who may not decide about it learns nothing of what it costs.
    expect(await codeOf(firm.deputy.visitor.post(releaseNow, { body: read }))).toBe('release.notAllowed');
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({
      state: 'awaitingRelease',
      release: { steps: [{ kind: 'changed' }] },
    });
    expect(await visitor.ask(releaseNow, { body: { orderNumber, seenNet: now ?? 0 } })).toMatchObject({
      state: 'accepted',
    });
  });

  it('may release an own order where the firm says so', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true, mayReleaseOwn: true });
    const orderNumber = await placeOrder(firm.buyer.visitor);
    expect(
      await firm.buyer.visitor.ask(releaseNow, { body: await readOrder(shop, orderNumber) }),
    ).toMatchObject({
      state: 'accepted',
    });
  });

  it('[R48][S7.2-21] gets exactly one decision through, however many come at once', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    for (let round = 0; round < 10; round += 1) {
      const orderNumber = await placeOrder(firm.buyer.visitor);
      await later(49);
      const read = await readOrder(shop, orderNumber);
      const said = await Promise.all([
        codeOf(firm.admin.visitor.post(releaseNow, { body: read })),
        codeOf(firm.deputy.visitor.post(denyApproval, { body: { orderNumber, reason: 'Nein' } })),
        codeOf(firm.deputy.visitor.post(releaseNow, { body: read })),
      ]);
      expect(said.toSorted()).toEqual(['ok', 'release.decided', 'release.decided']);
      const { steps } = (await orderOf(firm.buyer.visitor, orderNumber))?.release ?? { steps: [] };
      expect(steps.filter(({ kind }) => kind === 'released' || kind === 'denied')).toHaveLength(1);
    }
  });
});

describe('what is said about a waiting order', () => {
  it('[S4.3-10] a question and its answer stay with it; a denial is told with its reason, and frees the goods', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.buyer;
    const orderNumber = await placeOrder(firm.buyer.visitor, { quantity: 2 });
    const early = await visitor.post(waitingOrderEndpoints.answer, { body: { orderNumber, answer: 'Ja' } });
    const errorMessages = ['Zu dieser Bestellung ist keine Rückfrage mehr offen.'];
    expect(early).toMatchObject({ refusal: { code: 'release.notAllowed', errorMessages } });
    await firm.admin.visitor.ask(ask, { body: { orderNumber, question: 'Wofür ist das?' } });
    expect((await orderOf(firm.buyer.visitor, orderNumber))?.release).toMatchObject({ isAsked: true });
    expect(await questionsIn(firm)).toEqual(['open', 'open']);
    await visitor.ask(waitingOrderEndpoints.answer, { body: { orderNumber, answer: 'Für die Messe.' } });
    expect(await questionsIn(firm)).toEqual(['answered', 'answered']);
    await firm.admin.visitor.ask(denyApproval, { body: { orderNumber, reason: 'Zu spät dafür.' } });
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({
      state: 'denied',
      release: {
        isAsked: false,
        steps: [
          { kind: 'asked', by: 'Lena Firma', text: 'Wofür ist das?' },
          { kind: 'answered', by: 'Kaja Firma', text: 'Für die Messe.' },
          { kind: 'denied', by: 'Lena Firma', text: 'Zu spät dafür.' },
        ],
      },
    });
    expect(await questionsIn(firm)).toEqual([undefined, undefined]);
    await tell();
    const mails = await mailsTo(shop, firm.buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${orderNumber} wartet auf Freigabe`,
      `Rückfrage zu Ihrer Bestellung ${orderNumber}`,
      `Ihre Bestellung ${orderNumber} wurde nicht freigegeben`,
    ]);
    expect(mails[1]?.text).toContain('Wofür ist das?');
    expect(mails[2]?.text).toContain('Zu spät dafür.');
    expect((await mailsTo(shop, firm.admin.email)).at(-1)?.text).toContain('Für die Messe.');
    const { rows } = await shop.database.query<{ taken: unknown }>(
      'select taken_pieces as taken from shop_order where order_number = $1',
      [orderNumber],
    );
    expect(rows).toEqual([{ taken: null }]);
  });

  it('is a reminder, then the deputy, then the end, each once', async () => {
    const firm = await startFirm(shop);
    const orderNumber = await placeOrder(firm.buyer.visitor);
    await later(25);
    await later(26);
    await later(169);
    await later(170);
    await tell();
    expect((await mailsTo(shop, firm.admin.email)).map(({ subject }) => subject)).toEqual([
      `Bitte entscheiden: Bestellung ${orderNumber}`,
      `Erinnerung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`,
      `Nicht mehr freizugeben: Bestellung ${orderNumber}`,
    ]);
    expect((await mailsTo(shop, firm.buyer.email)).at(-1)?.text).toContain(
      'in der vorgesehenen Zeit niemand entschieden',
    );
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({ state: 'denied' });
    expect(await tell()).toBe(0);
  });

  it('[R23] a buyer withdraws an own order, and nobody else does', async () => {
    const firm = await startFirm(shop);
    const orderNumber = await placeOrder(firm.buyer.visitor);
    const body = { orderNumber };
    const read = await readOrder(shop, orderNumber);
    expect(await codeOf(firm.admin.visitor.post(waitingOrderEndpoints.withdraw, { body }))).toBe(
      'order.notFound',
    );
    expect(await firm.buyer.visitor.ask(waitingOrderEndpoints.withdraw, { body })).toMatchObject({
      state: 'cancelled',
    });
    expect(await codeOf(firm.admin.visitor.post(releaseNow, { body: read }))).toBe('release.decided');
    await tell();
    const told = (await mailsTo(shop, firm.admin.email)).at(-1);
    expect(told?.subject).toBe(`Zurückgezogen: Bestellung ${orderNumber}`);
    expect(told?.text).toContain('Kaja Firma hat die Bestellung');
  });
});

describe('budgets', () => {
  it('[S3.3-01] are taken by an order within them, and given back when it is cancelled', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await giveBudget(shop, firm, 10_000, { personId: firm.buyer.id });
    await giveBudget(shop, firm, 5000, { costCenter: '100' });
    await giveBudget(shop, firm, 5000, { personId: firm.admin.id });
    await add(firm.buyer.visitor, 'A1', 1, { costCenter: '100' });
    const { basket } = await firm.buyer.visitor.ask(basketEndpoints.show);
    expect(basket.budgetInfos).toEqual([
      { name: 'Kaja Firma', period: 'month', amount: 10_000, used: 0, share: 1999 },
      { name: 'Verwaltung', period: 'month', amount: 5000, used: 0, share: 1999 },
    ]);
    const own = { name: 'Kaja Firma', period: 'month', amount: 10_000 };
    expect(basket.budget_totals).toEqual([{ ...own, used: 0 }]);
    const orderNumber = await placeOrder(firm.buyer.visitor);
    expect(await used(firm)).toEqual([3998, 1999]);
    // An empty basket counts in none of them; what is left is told all the same.
    const after = (await firm.buyer.visitor.ask(basketEndpoints.show)).basket;
    expect([after.budgetInfos, after.budget_totals]).toEqual([[], [{ ...own, used: 3998 }]]);
    const seen = await firm.admin.visitor.ask(list, { query: { orderNumber } });
    const id = expect.any(Number) as number;
    expect(seen.item?.budgets).toEqual([
      { id, name: 'Kaja Firma', period: 'month', amount: 10_000, used: 0, share: 3998 },
      { id, name: 'Verwaltung', period: 'month', amount: 5000, used: 0, share: 1999 },
    ]);
    // Not paid in time.
    await later(24 * 31);
    expect(await used(firm)).toEqual([0, 0]);
    await placeOrder(firm.buyer.visitor);
    const { rows } = await shop.database.query<{ id: string }>(
      'select id from shop_order where order_number = $1',
      [orderNumber],
    );
    // Given back a second time, it takes nothing from the orders after it.
    await shop.services.firms.giveBackBudgets(shop.database, Number(rows[0]?.id));
    expect(await used(firm)).toEqual([1999, 0]);
  });

  it('[R49][R51] let what exceeds one wait; it is released only where that is meant', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await giveBudget(shop, firm, 5000, { personId: firm.buyer.id });
    await placeOrder(firm.buyer.visitor);
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 2);
    const { releaseInfos } = (await visitor.ask(basketEndpoints.show)).basket;
    expect(releaseInfos).toMatchObject({
      orderAction: 'release',
      orderCheck: 'budget',
      orderCheckValue: 3001,
      orderRealValue: 3998,
    });
    const basket = await walkToReview(visitor, null);
    const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    expect(await used(firm)).toEqual([1999]);
    const read = await readOrder(shop, orderNumber);
    const budgets = await shop.database.query<{ id: number }>(
      'select id::int from budget where person_id = $1',
      [firm.buyer.id],
    );
    const budgetId = budgets.rows[0]?.id ?? 0;
    const tooMuch = {
      refusal: {
        code: 'release.overBudget',
        errorMessages: [expect.stringMatching(new RegExp(`Bestellung ${orderNumber} .*„.+“ um 9,97`))],
        excesses: [{ budgetId, over: 997 }],
      },
    };
    expect(await firm.admin.visitor.post(releaseNow, { body: read })).toMatchObject(tooMuch);
    // What was read before it grew, and another budget's excess, mean nothing.
    for (const meant of [
      { budgetId, over: 996 },
      { budgetId: budgetId + 1, over: 997 },
    ])
      expect(
        await firm.admin.visitor.post(releaseNow, { body: { ...read, meantOver: [meant] } }),
      ).toMatchObject(tooMuch);
    expect(await orderOf(firm.buyer.visitor, orderNumber)).toMatchObject({ state: 'awaitingRelease' });
    await firm.admin.visitor.ask(releaseNow, { body: { ...read, meantOver: [{ budgetId, over: 997 }] } });
    expect(await used(firm)).toEqual([5997]);
    // Over its amount already, it lets nothing pass.
    await add(visitor, 'A1', 1);
    expect((await visitor.ask(basketEndpoints.show)).basket.releaseInfos).toMatchObject({
      orderAction: 'release',
      orderCheckValue: 0,
    });
  });

  it('[R49] let of many orders at once exactly as many through as there is room for', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await giveBudget(shop, firm, 5 * 1999, { costCenter: '200' });
    const people: { readonly visitor: TestVisitor; readonly basket: BasketState }[] = [];
    for (let index = 0; index < 12; index += 1) {
      const email = `b${index}-${firm.accountId}@firma.example`;
      await shop.database.query(
        `insert into person (account_id, email, email_normalised, password_hash)
         select account_id, $1, $1, password_hash from person where id = $2`,
        [email, firm.buyer.id],
      );
      const visitor = shop.visitor();
      await visitor.signIn(email);
      await add(visitor, 'A1', 1, { costCenter: '200' });
      people.push({ visitor, basket: await walkToReview(visitor, null) });
    }
    const said = await Promise.all(
      people.map(({ visitor, basket }) => codeOf(askUntilAnswered(visitor, orderBody(basket)))),
    );
    expect(said.filter((code) => code === 'ok')).toHaveLength(5);
    expect(said.filter((code) => code === 'release.changed')).toHaveLength(7);
    expect(await used(firm)).toEqual([5 * 1999]);
  });
});

describe('the list of a firm', () => {
  it('[S7.1-43][S2.4-01] finds by number, buyer and cost center, sorts and counts what waits', async () => {
    const firm = await startFirm(shop, { releaseAbove: 5000 });
    const cheap = await placeOrder(firm.buyer.visitor, { costCenter: '300' });
    const dear = await placeOrder(firm.buyer.visitor, { quantity: 5 });
    const { visitor } = firm.admin;
    const numbers = async (query: object) =>
      (await visitor.ask(list, { query })).items.map(({ orderNumber }) => orderNumber);
    expect(await numbers({})).toEqual([dear, cheap]);
    expect(await numbers({ sort: 'total', direction: 'up' })).toEqual([cheap, dear]);
    expect(await numbers({ sort: 'buyer', direction: 'up' })).toEqual([cheap, dear]);
    expect(await numbers({ state: 'awaitingRelease' })).toEqual([dear]);
    expect(await numbers({ search: '300' })).toEqual([cheap]);
    await shop.database.query(
      `insert into cost_center (account_id, number, name) values ($1, '300', 'Werkstatt')`,
      [firm.accountId],
    );
    await shop.database.query(`update shop_order set reference = 'SAP-4711' where order_number = $1`, [dear]);
    expect(await numbers({ search: 'werkst' })).toEqual([cheap]);
    expect(await numbers({ search: 'sap-4711' })).toEqual([dear]);
    expect(await numbers({ search: 'kaja' })).toEqual([dear, cheap]);
    expect(await numbers({ search: '%' })).toEqual([]);
    const { total, waiting, items } = await visitor.ask(list, { query: {} });
    expect({ total, waiting }).toEqual({ total: 2, waiting: 1 });
    expect(items[1]).toMatchObject({
      costCenters: ['300'],
      buyer: { name: 'Kaja Firma', email: firm.buyer.email },
      release: null,
      decisions: [],
    });
    const { item } = await visitor.ask(list, { query: { orderNumber: dear } });
    expect(item).toMatchObject({ order: { orderNumber: dear, positions: [{ quantity: 5 }] } });
    await expect(firm.buyer.visitor.ask(list, { query: {} })).rejects.toThrow('403');
  });
});
