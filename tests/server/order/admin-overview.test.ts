import { RouterContextProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { loadAdminOverview } from '#app/routes/admin-overview.loader.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

it('[S2.4-08] loads of the orders that wait those it shows, the first of them, and counts all', async () => {
  const { buyer, admin } = await startFirm(shop, { releaseAbove: 0 });
  const placed: string[] = [];
  for (let count = 0; count < 7; count += 1) placed.push(await placeOrder(buyer.visitor));
  const loaded: number[] = [];
  const load: Load = async (endpoint, request) => {
    const reply = await admin.visitor.ask(endpoint, request);
    if (endpoint.name === adminOrderEndpoints.list.name)
      loaded.push((reply as { readonly items: readonly unknown[] }).items.length);
    return { outcome: 'ok', reply };
  };
  const context = new RouterContextProvider();
  context.set(loadContext, load);
  const request = new Request('https://shop.example/my/admin');
  const { waiting, waitingCount } = await loadAdminOverview({ request, context, params: {} });
  expect(waiting.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(0, 5));
  expect([waitingCount, loaded]).toEqual([7, [5]]);
  const second = await admin.visitor.ask(adminOrderEndpoints.list, {
    query: { limit: 5, page: 2, direction: 'up' },
  });
  expect(second.items.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(5));
});
