import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { add, orderBasket, placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { giveBudget, readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

describe('an order with several reasons for a release', () => {
  it('[S4.3-09] is named with all of them, in the basket, at the order and where it is released', async () => {
    const firm = await startFirm(shop, { releaseAbove: 2000 });
    await giveBudget(shop, firm, 1000, { personId: firm.buyer.id });
    await giveBudget(shop, firm, 3000, { costCenter: '200' });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 2, { costCenter: '200' });
    const { releaseInfos } = (await visitor.ask(basketEndpoints.show)).basket;
    expect(releaseInfos.orderActionReason.replaceAll('\u00a0', ' ')).toBe(
      'Diese Bestellung muss Ihre Firma freigeben: der Bestellwert liegt über 20,00 € netto; im Budget „Persönliches Budget (Monat)“ sind nur noch 10,00 € netto frei; im Budget „Budget der Kostenstelle 200 (Monat)“ sind nur noch 30,00 € netto frei.',
    );
    const orderNumber = await orderBasket(visitor, null);
    const { items } = await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: {} });
    expect(items[0]?.release?.reasons).toMatchObject([
      { check: 'amount', limit: 2000 },
      { check: 'budget', limit: 1000, value: 3998, budget: { isPersonal: true, costCenter: null } },
      { check: 'budget', limit: 3000, value: 3998, budget: { isPersonal: false, costCenter: '200' } },
    ]);
    const read = await readOrder(shop, orderNumber);
    expect(await firm.admin.visitor.post(adminOrderEndpoints.releaseNow, { body: read })).toMatchObject({
      refusal: {
        code: 'release.overBudget',
        errorMessages: [
          expect.stringMatching(
            /das Budget „Kaja Firma“ um 29,98.€ netto und das Budget „Verwaltung“ um 9,98.€ netto\./u,
          ),
        ],
      },
    });
  });

  it('[S4.3-09] is told that nothing is left, and shows how budgets stand as long as it is to be decided', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await giveBudget(shop, firm, 1999, { personId: firm.buyer.id });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    await orderBasket(visitor, null);
    await add(visitor, 'A1', 1);
    const { releaseInfos } = (await visitor.ask(basketEndpoints.show)).basket;
    expect(releaseInfos.orderActionReason).toBe(
      'Persönliches Budget (Monat): Es ist nichts mehr frei; diese Bestellung muss Ihre Firma freigeben.',
    );
    const orderNumber = await orderBasket(visitor, null);
    const shown = async () =>
      (await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: { orderNumber } })).item?.budgets;
    expect(await shown()).toMatchObject([{ used: 1999, share: 1999, amount: 1999 }]);
    await firm.admin.visitor.ask(adminOrderEndpoints.denyApproval, { body: { orderNumber, reason: 'Nein' } });
    expect(await shown()).toEqual([]);
  });

  it('[S4.3-10] is listed with the budgets it would count in, as they stand now, while it is to be decided', async () => {
    const firm = await startFirm(shop, { releaseAbove: 1000 });
    await giveBudget(shop, firm, 5000, { personId: firm.buyer.id });
    await giveBudget(shop, firm, 9000, { personId: firm.admin.id });
    await giveBudget(shop, firm, 3000, { costCenter: '200' });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1, { costCenter: '200' });
    const older = await orderBasket(visitor, null);
    await add(visitor, 'A1', 2);
    const later = await orderBasket(visitor, null);
    const listed = async () =>
      (await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: {} })).items.map(
        ({ orderNumber, budgets }) => [
          orderNumber,
          budgets.map(({ name, amount, used, share }) => `${name} ${amount} ${used} ${share}`),
        ],
      );
    expect(await listed()).toEqual([
      [later, ['Kaja Firma 5000 0 3998']],
      [older, ['Kaja Firma 5000 0 1999', 'Verwaltung 3000 0 1999']],
    ]);
    await firm.admin.visitor.ask(adminOrderEndpoints.releaseNow, { body: await readOrder(shop, older) });
    expect(await listed()).toEqual([
      [later, ['Kaja Firma 5000 1999 3998']],
      [older, []],
    ]);
  });

  it('[S4.3-09] is told plainly where the firm releases every order', async () => {
    const firm = await startFirm(shop, { releaseAbove: 0 });
    const { visitor } = firm.buyer;
    await add(visitor, 'A1', 1);
    const { releaseInfos } = (await visitor.ask(basketEndpoints.show)).basket;
    expect(releaseInfos).toMatchObject({
      orderCheck: 'amount',
      orderActionReason: 'Jede Bestellung muss Ihre Firma freigeben.',
    });
  });
});

describe('the list of a firm', () => {
  it('[S2.4-01][S4.3-09] begins with what goes on soonest by itself, where that is asked for', async () => {
    const firm = await startFirm(shop, { releaseAbove: 5000 });
    const { visitor } = firm.buyer;
    const placed: string[] = [];
    for (const quantity of [5, 5, 5, 5, 1]) placed.push(await placeOrder(visitor, { quantity }));
    const [noDeputy, deputysTurn, laterTurn, soonTurn, needsNone] = placed;
    const waits = async (orderNumber: string | undefined, deputyHours: number | null, untilHours: number) =>
      shop.database.query(
        `update shop_order set deputy_at = now() + make_interval(hours => $2), release_until = now() + make_interval(hours => $3),
          is_deputised = coalesce($2 < 0, false) where order_number = $1`,
        [orderNumber, deputyHours, untilHours],
      );
    await waits(noDeputy, null, 30);
    await waits(deputysTurn, -5, 20);
    await waits(laterTurn, 40, 300);
    await waits(soonTurn, 10, 400);
    const numbers = async (direction: 'up' | 'down') =>
      (
        await firm.admin.visitor.ask(adminOrderEndpoints.list, { query: { sort: 'reason', direction } })
      ).items.map(({ orderNumber }) => orderNumber);
    expect(await numbers('up')).toEqual([soonTurn, deputysTurn, noDeputy, laterTurn, needsNone]);
    expect(await numbers('down')).toEqual([laterTurn, noDeputy, deputysTurn, soonTurn, needsNone]);
  });
});
