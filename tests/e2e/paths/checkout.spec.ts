import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutBrowserCatalog } from '#tests/paths/browser/checkout.catalog.ts';
import { checkoutBrowserHandlers } from '#tests/paths/browser/checkout.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('checkout-browser', {
  model: { machine: checkoutMachine, catalog: checkoutBrowserCatalog },
  handlers: checkoutBrowserHandlers,
  ...keptPaths('checkout-browser'),
});
