import { consentCatalog } from '#machines/consent/consent.catalog.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { consentBrowserHandlers } from '#tests/paths/browser/consent.handlers.ts';
import { storedRealPaths } from '#tests/paths/real-paths.ts';
import { test } from '#tests/support/shop-test.ts';

const model = { machine: consentMachine, catalog: consentCatalog };

/** Paths like those that run on the chart and on the rendered page, in a browser on the built product. */
for (const script of storedRealPaths('consent-browser').successes) {
  test(`generated path ${script.id} shows what each state promises`, async ({ page }) => {
    await drivePath(model, script, handlerDriver(model, consentBrowserHandlers, { page }));
  });
}
