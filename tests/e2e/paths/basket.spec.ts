import { basketMachine } from '#machines/basket/basket.machine.ts';
import { basketBrowserCatalog } from '#tests/paths/browser/basket.catalog.ts';
import { basketBrowserHandlers } from '#tests/paths/browser/basket.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('basket-browser', {
  model: { machine: basketMachine, catalog: basketBrowserCatalog },
  handlers: basketBrowserHandlers,
  ...keptPaths('basket-browser'),
});
