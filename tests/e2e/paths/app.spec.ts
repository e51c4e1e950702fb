import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { appBrowserHandlers } from '#tests/paths/browser/app.handlers.ts';
import { realModels } from '#tests/paths/real-paths.ts';
import { test } from '#tests/support/shop-test.ts';
import { onBothServers } from './both-servers.ts';

// Pages of maintenance and errors answer with their status.
test.use({ expectedErrors: [/the server responded with a status of/] });

const model = realModels['app-browser'];

onBothServers('app-browser', (script, { page }) =>
  drivePath(
    model,
    script,
    handlerDriver(model, appBrowserHandlers, { page, passed: [], isConfigAsked: true }),
  ),
);
