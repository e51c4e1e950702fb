import { RouterContextProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { loadAdminOverview } from '#app/routes/admin-overview.loader.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { giveBudget, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

/** The overview as an admin sees it, with how many of something each call has brought. */
async function loadOverview({ admin }: Firm) {
  const brought: Record<string, number> = {};
  const load: Load = async (endpoint, request) => {
    const reply = await admin.visitor.ask(endpoint, request);
    const { items } = reply as { readonly items?: readonly unknown[] };
    if (items !== undefined) brought[endpoint.name] = items.length;
    return { outcome: 'ok', reply };
  };
  const context = new RouterContextProvider();
  context.set(loadContext, load);
  const request = new Request('https://shop.example/my/admin');
  return { ...(await loadAdminOverview({ request, context, params: {} })), brought };
}

it('[S2.4-08] loads of the orders that wait those it shows, the first of them, and counts all', async () => {
  const firm = await startFirm(shop, { releaseAbove: 0 });
  const { buyer, admin } = firm;
  const placed: string[] = [];
  for (let count = 0; count < 7; count += 1) placed.push(await placeOrder(buyer.visitor));
  const { waiting, waitingCount, brought } = await loadOverview(firm);
  expect(waiting.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(0, 5));
  expect([waitingCount, brought[adminOrderEndpoints.list.name]]).toEqual([7, 5]);
  const second = await admin.visitor.ask(adminOrderEndpoints.list, {
    query: { limit: 5, page: 2, direction: 'up' },
  });
  expect(second.items.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(5));
});

it('[S2.4-08] loads of the budgets that run out those it shows, of which most is used, and counts all', async () => {
  const [firm, other] = [await startFirm(shop), await startFirm(shop)];
  const use = async (of: Firm, costCenter: string, percent: number | null): Promise<void> => {
    await giveBudget(shop, of, 10_000, { costCenter });
    await shop.database.query(
      `insert into budget_use (budget_id, period_start, used_cents, most_cents)
       select b.id, date_trunc('month', now() at time zone 'Europe/Berlin')::date, $3 * 100, 20000
       from budget b join cost_center c on c.id = b.cost_center_id
       where b.account_id = $1 and c.number = $2 and $3::int is not null`,
      [of.accountId, costCenter, percent],
    );
  };
  for (const [costCenter, percent] of [
    ['10', 80],
    ['11', 79],
    ['12', 150],
    ['13', null],
    ['14', 95],
    ['15', 81],
    ['16', 100],
    ['17', 95],
    ['18', 82],
  ] as const)
    await use(firm, costCenter, percent);
  await use(other, '20', 200);
  const { low, lowCount, brought } = await loadOverview(firm);
  expect(low.map(({ costCenter, used }) => [costCenter?.number, used])).toEqual([
    ['12', 15_000],
    ['16', 10_000],
    ['14', 9500],
    ['17', 9500],
    ['18', 8200],
  ]);
  expect(lowCount).toBe(7);
  expect(brought[adminBudgetEndpoints.low.name]).toBe(5);
  expect(brought[adminBudgetEndpoints.list.name]).toBeUndefined();
  const fresh = await loadOverview(await startFirm(shop));
  expect([fresh.low, fresh.lowCount]).toEqual([[], 0]);
});
