import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { checkoutBrowserCatalog } from '#tests/paths/browser/checkout.catalog.ts';
import { checkoutBrowserHandlers } from '#tests/paths/browser/checkout.handlers.ts';
import { onBothServers } from './both-servers.ts';

const model = { machine: checkoutMachine, catalog: checkoutBrowserCatalog };

onBothServers('checkout-browser', (script, { page, worker, shopFolder }) =>
  drivePath(model, script, handlerDriver(model, checkoutBrowserHandlers, { page, worker, shopFolder })),
);
