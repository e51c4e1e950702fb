import { consentCatalog } from '#machines/consent/consent.catalog.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { readStored } from '#paths/script/stored-paths.ts';
import { consentBrowserHandlers } from '#tests/paths/browser/consent.handlers.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { test } from '#tests/support/shop-test.ts';

const model = { machine: consentMachine, catalog: consentCatalog };

/** The same paths that run on the chart and on the rendered page, in a browser on the built product. */
for (const script of readStored(projectRoot, 'consent')?.paths ?? []) {
  test(`generated path ${script.id} shows what each state promises`, async ({ page }) => {
    await drivePath(model, script, handlerDriver(model, consentBrowserHandlers, { page }));
  });
}
