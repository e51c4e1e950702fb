import { storedBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import { storedBasketBrowserCatalog } from '#tests/paths/browser/stored-basket.catalog.ts';
import { storedBasketBrowserHandlers } from '#tests/paths/browser/stored-basket.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('stored-basket-browser', {
  model: { machine: storedBasketMachine, catalog: storedBasketBrowserCatalog },
  handlers: storedBasketBrowserHandlers,
  ...keptPaths('stored-basket-browser'),
});
