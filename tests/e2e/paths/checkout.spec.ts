import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { checkoutBrowserHandlers } from '#tests/paths/browser/checkout.handlers.ts';
import { realModels, storedRealPaths } from '#tests/paths/real-paths.ts';
import { test } from '#tests/support/shop-test.ts';

const model = realModels['checkout-browser'];
const { successes, failures } = storedRealPaths('checkout-browser');

test.describe.configure({ timeout: 90_000 });

const lastStep = ({ steps }: PathScript): string => steps.at(-1)?.name ?? 'start';

function runPath(script: PathScript, shopFolder: string | undefined): void {
  test(`generated path ${script.id} to ${lastStep(script)}`, async ({ page }, { parallelIndex }) => {
    const world = { page, worker: parallelIndex, shopFolder };
    await drivePath(model, script, handlerDriver(model, checkoutBrowserHandlers, world));
  });
}

test.describe('checkout on the product', () => {
  for (const script of successes) runPath(script, process.env['E2E_DATA_DIR']);
});

test.describe('checkout on a server that fails as told', () => {
  test.use({
    baseURL: process.env['E2E_SCENARIO_URL'] ?? '',
    expectedErrors: [/Failed to load resource|net::ERR_/],
  });
  for (const script of failures) runPath(script, process.env['E2E_SCENARIO_DATA_DIR']);
});
