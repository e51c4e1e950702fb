import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCatalog } from '#machines/order/order.catalog.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { orderServerHandlers } from '#tests/paths/server/order.handlers.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const model = { machine: orderMachine, catalog: orderCatalog as AnyCatalog };
const paths = pathStore.read(projectRoot, 'order')?.paths ?? [];

describe('generated paths of an order on the server', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('$id leave rows, stock and ceilings as the chart says', async (script) => {
    await drivePath(model, script, handlerDriver(model, orderServerHandlers, { shop }));
  });
});
