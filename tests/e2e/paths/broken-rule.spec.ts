import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { checkoutBrowserCatalog } from '#tests/paths/browser/checkout.catalog.ts';
import { checkoutBrowserHandlers } from '#tests/paths/browser/checkout.handlers.ts';
import { storedRealPaths } from '#tests/paths/real-paths.ts';
import { expect, test } from '#tests/support/shop-test.ts';

const model = { machine: checkoutMachine, catalog: checkoutBrowserCatalog };
const { failures } = storedRealPaths('checkout-browser');

test.describe.configure({ timeout: 90_000 });
test.use({
  baseURL: process.env['E2E_SCENARIO_URL'] ?? '',
  expectedErrors: [/Failed to load resource|the server responded with a status of/],
});

test('a server that lets somebody order whose right was just withdrawn is caught by the generated path', async ({
  page,
}, { parallelIndex }) => {
  const script = failures.find(({ steps }) => steps.some(({ name }) => name === 'saveOrder:notAllowed'));
  if (script === undefined) throw new Error('No path leads to a forbidden order.');
  const world = {
    page,
    worker: parallelIndex,
    shopFolder: process.env['E2E_SCENARIO_DATA_DIR'],
    isRuleBroken: true,
  };
  const driven = drivePath(model, script, handlerDriver(model, checkoutBrowserHandlers, world));
  await expect(driven).rejects.toThrow(/fails at step \d+: .*saveOrder:notAllowed\n/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank');
});
