import { appMachine } from '#machines/app/app.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { appBrowserCatalog } from '#tests/paths/browser/app.catalog.ts';
import { appBrowserHandlers } from '#tests/paths/browser/app.handlers.ts';
import { test } from '#tests/support/shop-test.ts';
import { onBothServers } from './both-servers.ts';

// Pages of maintenance and errors answer with their status.
test.use({ expectedErrors: [/the server responded with a status of/] });

const model = { machine: appMachine, catalog: appBrowserCatalog };

onBothServers('app-browser', (script, { page }) =>
  drivePath(model, script, handlerDriver(model, appBrowserHandlers, { page })),
);
