import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import {
  add,
  insertArticle,
  orderBody,
  orderOf,
  placeOrder,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { list, history, update, deactivate, reactivate } = adminUserEndpoints;
type Role = 'member' | 'deputy' | 'admin';
const rights = (id: number, role: Role, ordering: 'allowed' | 'forbidden' = 'allowed') => ({
  body: { id, role, ordering },
});

const who = async (visitor: TestVisitor) => (await visitor.ask(sessionEndpoints.user)).user;
const changesIn = async ({ admin }: Firm, id?: number) =>
  (await admin.visitor.ask(history, { query: id === undefined ? {} : { id } })).items.map(
    ({ what, personName, byName }) => [what, personName, byName],
  );

async function readyToOrder(visitor: TestVisitor, articleNumber = 'A1') {
  await add(visitor, articleNumber, 1);
  return walkToReview(visitor, null);
}

async function later(ms: number): Promise<void> {
  const { settings, firms } = shop.services;
  const clock = () => new Date(Date.now() + ms);
  const log = createLog('silent');
  await drainOnce(startOrderTimeWorker({ database: shop.database, settings, firms, log, clock }));
}

describe('the people of a firm', () => {
  it('[S2.4-05] are listed with what they may, their state and their last sign-in', async () => {
    const firm = await startFirm(shop);
    await shop.database.query(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_active, may_order)
       values ($1, $2, $2, 'x', 'Zoe', 'Zuletzt', false, false)`,
      [firm.accountId, `zoe-${firm.accountId}@firma.example`],
    );
    const { items } = await firm.admin.visitor.ask(list);
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['Kaja Firma', 'active'],
      ['Lena Firma', 'active'],
      ['Vera Firma', 'active'],
      ['Zoe Zuletzt', 'inactive'],
    ]);
    expect(items[1]).toMatchObject({
      isAdmin: true,
      isDeputy: false,
      mayOrder: true,
      email: firm.admin.email,
    });
    expect(items[2]).toMatchObject({ isAdmin: false, isDeputy: true });
    expect(items[3]).toMatchObject({ mayOrder: false, signedInAt: null });
    expect(Date.parse(items[0]?.signedInAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });

  it('[S2.4-05][R12] get other rights, which hold with their next call and are written down', async () => {
    const firm = await startFirm(shop);
    const { buyer, admin, deputy } = firm;
    await admin.visitor.ask(update, rights(buyer.id, 'deputy', 'forbidden'));
    expect((await who(buyer.visitor)).data).toMatchObject({ is_admin: false, is_approver: true });
    expect((await buyer.visitor.ask(sessionEndpoints.user)).shop.May_order).toBe(false);
    // There is one deputy.
    expect((await who(deputy.visitor)).data.is_approver).toBe(false);
    await admin.visitor.ask(update, rights(buyer.id, 'admin'));
    expect((await who(buyer.visitor)).data).toMatchObject({ is_admin: true });
    expect((await buyer.visitor.ask(list)).items).toHaveLength(3);
    await admin.visitor.ask(update, rights(buyer.id, 'member'));
    expect((await who(buyer.visitor)).data).toMatchObject({ is_admin: false, is_approver: false });
    await admin.visitor.ask(update, rights(buyer.id, 'member'));
    expect(await changesIn(firm, buyer.id)).toEqual([
      ['adminTaken', 'Kaja Firma', 'Lena Firma'],
      ['orderingAllowed', 'Kaja Firma', 'Lena Firma'],
      ['deputyEnded', 'Kaja Firma', 'Lena Firma'],
      ['adminGiven', 'Kaja Firma', 'Lena Firma'],
      ['orderingForbidden', 'Kaja Firma', 'Lena Firma'],
      ['deputyNamed', 'Kaja Firma', 'Lena Firma'],
    ]);
    expect(await changesIn(firm, deputy.id)).toEqual([['deputyEnded', 'Vera Firma', 'Lena Firma']]);
  });

  it('[R12] stand in for nobody while they are locked out', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const { buyer, admin, deputy } = firm;
    await admin.visitor.ask(deactivate, { body: { id: buyer.id } });
    expect(await codeOf(admin.visitor.post(update, rights(buyer.id, 'deputy')))).toBe('person.notAllowed');
    expect((await who(deputy.visitor)).data.is_approver).toBe(true);
  });

  it('[S2.4-05] stay named where they are responsible when they are locked out, which is told to who can choose anew', async () => {
    const { buyer, admin, deputy } = await startFirm(shop);
    const { visitor } = admin;
    const costCenter = {
      number: '100',
      name: 'Verwaltung',
      owner: String(buyer.id),
      state: 'active' as const,
    };
    const { id } = await visitor.ask(adminCostCenterEndpoints.create, { body: costCenter });
    const rules = async () => (await visitor.ask(adminReleaseRuleEndpoints.show)).rules;
    expect(await rules()).toMatchObject({ lockedOwners: 0, deputy: 'Vera Firma' });
    for (const one of [buyer, deputy]) await visitor.ask(deactivate, { body: { id: one.id } });
    const named = { id, number: '100', name: 'Verwaltung' };
    expect((await visitor.ask(list)).items.map(({ name, costCenters }) => [name, costCenters])).toEqual([
      ['Kaja Firma', [named]],
      ['Lena Firma', []],
      ['Vera Firma', []],
    ]);
    const { items } = await visitor.ask(adminCostCenterEndpoints.list);
    expect(items[0]?.owner).toMatchObject({ name: 'Kaja Firma', isActive: false });
    expect(await rules()).toMatchObject({ lockedOwners: 1, deputy: null });
    // Who was locked out as deputy in another way decides about nothing either.
    await shop.database.query(
      'update account set deputy_id = $1 from person p where p.id = $1 and p.account_id = account.id',
      [deputy.id],
    );
    expect(await rules()).toMatchObject({ deputy: null });
    await visitor.ask(adminCostCenterEndpoints.update, { body: { ...costCenter, id, state: 'inactive' } });
    expect(await rules()).toMatchObject({ lockedOwners: 0 });
  });

  it('[R12][S2.4-05] lose every session and known browser when they are deactivated, and come back by signing in', async () => {
    const firm = await startFirm(shop);
    const { buyer, admin } = firm;
    const elsewhere = shop.visitor();
    await elsewhere.signIn(buyer.email);
    await admin.visitor.ask(deactivate, { body: { id: buyer.id } });
    for (const visitor of [buyer.visitor, elsewhere]) expect((await who(visitor)).guest).toBe(true);
    const { rows } = await shop.database.query(
      'select from login_device where person_id = $1 union all select from session where person_id = $1',
      [buyer.id],
    );
    expect(rows).toEqual([]);
    const again = shop.visitor();
    await expect(again.signIn(buyer.email)).rejects.toThrow('login.failed');
    await admin.visitor.ask(reactivate, { body: { id: buyer.id } });
    await again.signIn(buyer.email);
    expect((await again.ask(accountAccessEndpoints.list)).sessions).toHaveLength(1);
    expect(await changesIn(firm)).toEqual([
      ['reactivated', 'Kaja Firma', 'Lena Firma'],
      ['deactivated', 'Kaja Firma', 'Lena Firma'],
    ]);
  });

  it('[S6-04][R22] never are without an admin: nobody takes the own role, nor do two from each other', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    const { buyer, admin } = firm;
    for (const answer of [
      admin.visitor.post(update, rights(admin.id, 'member')),
      admin.visitor.post(deactivate, { body: { id: admin.id } }),
    ])
      expect(await codeOf(answer)).toBe('person.notAllowed');
    expect(await codeOf(admin.visitor.post(update, rights(admin.id, 'admin', 'forbidden')))).toBe('ok');
    // Both have passed the gate of their rights before either has changed anything.
    const connection = await shop.database.connect();
    await connection.query('begin');
    await connection.query('select from account where id = $1 for update', [firm.accountId]);
    const each = Promise.all([
      codeOf(admin.visitor.post(update, rights(buyer.id, 'member'))),
      codeOf(buyer.visitor.post(deactivate, { body: { id: admin.id } })),
    ]);
    await vi.waitFor(async () => {
      const waiting = await shop.database.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(waiting.rowCount).toBe(2);
    });
    await connection.query('commit');
    connection.release();
    expect((await each).toSorted()).toEqual(['ok', 'person.notAllowed']);
    const { rows } = await shop.database.query<{ count: number }>(
      'select count(*)::int as count from person where account_id = $1 and is_admin and is_active',
      [firm.accountId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('[S4.3-10][R12] leave nothing undecided: who alone could release an order stays until it is decided', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true, hasDeputy: false });
    const { buyer, admin, deputy } = firm;
    const orderNumber = await placeOrder(buyer.visitor);
    // The buyer is an admin, too, but decides nothing about an own order.
    const answer = buyer.visitor.post(deactivate, { body: { id: admin.id } });
    expect(await codeOf(answer)).toBe('person.notAllowed');
    expect(await codeOf(buyer.visitor.post(update, rights(admin.id, 'member')))).toBe('person.notAllowed');
    expect((await who(admin.visitor)).guest).toBe(false);

    // With a deputy it is their turn at once.
    await buyer.visitor.ask(update, rights(deputy.id, 'deputy'));
    await buyer.visitor.ask(deactivate, { body: { id: admin.id } });
    await later(60_000);
    await deputy.visitor.ask(adminOrderEndpoints.releaseNow, {
      body: await readOrder(shop, orderNumber),
    });
    expect(await codeOf(buyer.visitor.post(deactivate, { body: { id: deputy.id } }))).toBe('ok');
  });

  it('[S4.3-09][S4.3-10] may be an admin alone, who orders: it is the turn of the deputy at once', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    await firm.buyer.visitor.ask(update, rights(firm.admin.id, 'member'));
    const orderNumber = await placeOrder(firm.buyer.visitor);
    await later(60_000);
    await later(25 * 3_600_000);
    await drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));
    expect((await mailsTo(shop, firm.deputy.email)).map(({ subject }) => subject)).toEqual([
      `In Vertretung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`,
      `Erinnerung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`,
    ]);
    const body = await readOrder(shop, orderNumber);
    expect(await codeOf(firm.deputy.visitor.post(adminOrderEndpoints.releaseNow, { body }))).toBe('ok');
  });

  it('[S4.3-09] give what waits a deputy, and take it away: the order says whose turn it will be', async () => {
    const firm = await startFirm(shop, { hasDeputy: false });
    const { visitor } = firm.admin;
    const orderNumber = await placeOrder(firm.buyer.visitor);
    const turn = async (): Promise<number | null> => {
      const deputyAt = (await orderOf(firm.buyer.visitor, orderNumber))?.release?.deputyAt ?? null;
      return deputyAt === null ? null : Math.round((Date.parse(deputyAt) - Date.now()) / 3_600_000);
    };
    expect(await turn()).toBeNull();
    await visitor.ask(update, rights(firm.deputy.id, 'deputy'));
    expect(await turn()).toBe(48);
    await visitor.ask(update, rights(firm.deputy.id, 'member'));
    expect(await turn()).toBeNull();
    await visitor.ask(update, rights(firm.deputy.id, 'deputy'));
    await visitor.ask(deactivate, { body: { id: firm.deputy.id } });
    expect(await turn()).toBeNull();
    // Whoever ordered stands in for nobody with it.
    await visitor.ask(update, rights(firm.buyer.id, 'deputy'));
    expect(await turn()).toBeNull();
  });

  it('[S4.3-09] give a deputy to what is ordered while they do so: the order looks anew', async () => {
    const firm = await startFirm(shop, { hasDeputy: false });
    const basket = await readyToOrder(firm.buyer.visitor);
    const placed = await whileHeld(
      shop,
      [
        ['select from account where id = $1 for no key update', [firm.accountId]],
        ['update account set deputy_id = $2 where id = $1', [firm.accountId, firm.deputy.id]],
      ],
      () => firm.buyer.visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) }),
    );
    expect((await orderOf(firm.buyer.visitor, placed.orderNumber))?.release?.deputyAt).not.toBeNull();
  });

  it('[S4.3-09] give a deputy to what is being written while they do so: they find the order', async () => {
    const firm = await startFirm(shop, { hasDeputy: false });
    const articleId = await insertArticle(shop, { number: `W${firm.accountId}`, stock: 10 });
    const basket = await readyToOrder(firm.buyer.visitor, `W${firm.accountId}`);
    const holder = await shop.database.connect();
    const waiting = async () =>
      (
        await shop.database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    try {
      await holder.query('begin');
      await holder.query('select from article_stock where article_id = $1 for update', [articleId]);
      const placing = firm.buyer.visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
      await expect.poll(waiting, { interval: 10 }).toBe(1);
      let isNamed = false;
      const naming = firm.admin.visitor.ask(update, rights(firm.deputy.id, 'deputy')).then(() => {
        isNamed = true;
      });
      await expect.poll(async () => isNamed || (await waiting()) === 2, { interval: 10 }).toBe(true);
      await holder.query('commit');
      const { orderNumber } = await placing;
      await naming;
      expect((await orderOf(firm.buyer.visitor, orderNumber))?.release?.deputyAt).not.toBeNull();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('[R21][R23][S2.4-05] of another firm are answered like nobody, and only admins ask at all', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const { visitor } = stranger.admin;
    for (const id of [firm.buyer.id, 999_999_999])
      for (const answer of [
        visitor.post(update, rights(id, 'admin')),
        visitor.post(deactivate, { body: { id } }),
        visitor.post(reactivate, { body: { id } }),
      ])
        expect(await codeOf(answer)).toBe('person.notFound');
    expect((await visitor.ask(history, { query: { id: firm.buyer.id } })).items).toEqual([]);
    expect(await changesIn(firm)).toEqual([]);
    for (const { visitor: other } of [firm.buyer, firm.deputy])
      for (const request of [
        { url: '/rest/my/admin-users', headers: {} },
        { url: '/rest/my/admin-users/history', headers: {} },
      ]) {
        const answer = await other.raw({ ...request, headers: { cookie: `__Host-session=${other.cookie}` } });
        expect(answer.statusCode).toBe(403);
        expect(answer.body).not.toContain('firma.example');
      }
  });
});
