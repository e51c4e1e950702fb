import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { checkoutBrowserHandlers } from '#tests/paths/browser/checkout.handlers.ts';
import { realModels } from '#tests/paths/real-paths.ts';
import { onBothServers } from './both-servers.ts';

const model = realModels['checkout-browser'];

onBothServers('checkout-browser', (script, { page, worker, shopFolder }) =>
  drivePath(model, script, handlerDriver(model, checkoutBrowserHandlers, { page, worker, shopFolder })),
);
